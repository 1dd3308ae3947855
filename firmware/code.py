"""Runs the unit; what nobody foresaw is shown, and the unit starts again."""

try:
    from drivers.start import run

    run()
except Exception as error:
    from drivers.crash import report

    report(error)
