"""Runs the unit; an unexpected error is shown, and the unit starts again."""

from drivers import crash

try:
    from drivers.start import run

    run()
except Exception as error:
    crash.report(error)
