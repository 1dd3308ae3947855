"""The current budget in words and tables, for the guide."""

from banker.ui.app import SLEEP_MS

from host_tools.hardware import budget
from host_tools.hardware.budget_figures import FIGURES


def as_markdown() -> str:
    """States, what they mean for an evening, and every figure with its source."""
    awake, thirsty, small, light, deep = states = budget.states()
    lines = ["| state | Pico, at 3.3 V | rest | from the batteries | two fresh batteries last |"]
    lines.append("|---|---|---|---|---|")
    for state in states:
        lines.append(
            f"| {state.name} | {state.pico:.0f} mW | {state.rest:.1f} mW | {state.cell_ma:.0f} mA "
            f"| {_lasting(state.hours)} |"
        )
    light_minutes = budget.firmware_number("power", "LIGHT_SECONDS") // 60
    low = budget.firmware_number("battery", "LOW_MV") / 1000
    lines += [
        "",
        f"So **two AA batteries play for about {_round(thirsty.hours)} to {_round(awake.hours)} "
        f"hours** with a 2.42 inch screen, seven long evenings and more, and about "
        f"{_round(small.hours)} with a 0.96 inch one. The unit goes dark after "
        f"{SLEEP_MS // 60_000} minutes "
        f"without a key, into light sleep; after {light_minutes} minutes more it goes into deep "
        f"sleep, and in that the batteries last {deep.hours / 24:.0f} days at least. An hour of "
        f"light sleep takes {100 / light.hours:.1f} % of them. The Pico never sleeps as deeply as "
        "a remote control does, so after the evening push the slide switch to OFF: then nothing is "
        "drawn, and nothing is lost.",
        "",
        f"The battery icon comes when VSYS falls to {low:.1f} V, which is behind the Schottky "
        f"diode: at {low + budget.known.DIODE.value:.2f} V of the two batteries, with about "
        f"{budget.hours_after_icon():.0f} hours left. NiMH batteries play for about "
        f"{_round(budget.rechargeable_hours())} hours, and the icon comes late: their voltage "
        "falls only at the very end.",
        "",
        "Nothing of this was measured on a unit. The figures behind it:",
        "",
        "| figure | | known by | from |",
        "|---|---|---|---|",
    ]
    for figure in FIGURES:
        value = f"{figure.value:g} {figure.unit}".strip()
        lines.append(f"| {figure.what} | {value} | {figure.kind} | {figure.source} |")
    lines += [
        "",
        f"The market screen lights {budget.lit_share():.0%} of the pixels, counted; at the "
        f"contrast the unit starts with, the 2.42 inch screen then takes "
        f"{budget.large_ma():.1f} mA and the 0.96 inch one {budget.oled_ma():.1f} mA. The "
        "Pico's share at 3.3 V is its current at 5 V times its converter's efficiency there. The "
        "time is summed over an alkaline battery's falling voltage until VSYS reaches the least "
        "the Pico works from.",
    ]
    return "\n".join(lines)


def _round(hours: float) -> int:
    """Hours no finer than the figures allow."""
    return 5 * round(hours / 5)


def _lasting(hours: float) -> str:
    return f"{hours / 24:.0f} days" if hours > 200 else f"{hours:.0f} hours"
