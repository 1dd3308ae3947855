"""The current budget in words and tables, for the guide, in both languages."""

from banker.ui.app import SLEEP_MS

from host_tools.hardware import budget
from host_tools.hardware.budget_figures import FIGURES
from host_tools.hardware.words import Words, decimals

_KINDS = {
    "data sheet": Words("data sheet", "fiche technique"),
    "measured": Words("measured", "mesuré"),
    "reasoned": Words("reasoned", "estimé"),
}
FRESH, TIRED = 1.5, 1.1
"""Volts of a cell."""


def as_markdown(language: str) -> str:
    """Return the states, what they mean for an evening, and every figure with its source."""
    return "\n".join(
        [*_states(language), "", *_meaning(language), "", *_figures(language), "", _how(language)]
    )


def _states(language: str) -> list[str]:
    rows = [
        Words(
            "| state | Pico, at 3.3 V | rest | from the batteries | two fresh batteries last |",
            "| état | Pico, à 3,3 V | reste | pris aux piles | deux piles neuves durent |",
        ).of(language),
        "|---|---|---|---|---|",
    ]
    for state in budget.states():
        rest = decimals(f"{state.rest:.1f}", language)
        rows.append(
            f"| {state.name.of(language)} | {state.pico:.0f} mW | {rest} mW | "
            f"{state.cell_ma:.0f} mA | {_lasting(state.hours, language)} |"
        )
    return rows


def _meaning(language: str) -> list[str]:
    awake, thirsty, small, light, deep, _ = budget.states()
    light_minutes = budget.firmware_number("power", "LIGHT_SECONDS") // 60
    dark = SLEEP_MS // 60_000
    low = budget.firmware_number("battery", "LOW_MV") / 1000
    cells = low + budget.known.DIODE.value
    low_, cells_ = (decimals(f"{volts:.2g}", language) for volts in (low, cells))
    hour = decimals(f"{100 / light.hours:.1f}", language)
    fresh, tired = (
        decimals(f"{budget.all_lit_ma(v) / 1000:.1f}", language) for v in (FRESH, TIRED)
    )
    span = f"{_round(thirsty.hours)}", f"{_round(awake.hours)}", f"{_round(small.hours)}"
    days, left = f"{deep.hours / 24:.0f}", f"{budget.hours_after_icon():.0f}"
    nimh = _round(budget.rechargeable_hours())
    pairs = (
        Words(
            f"**Two AA batteries play for about {span[0]} to {span[1]} hours** with a 2.42 inch "
            f"screen, and about {span[2]} with a 0.96 inch one. The unit goes dark after {dark} "
            f"minutes without a key, into light sleep; after {light_minutes} minutes more it goes "
            f"into deep sleep, in which the batteries last about {days} days. An hour of light "
            f"sleep takes {hour} % of them. After the evening push the slide switch to OFF: then "
            "nothing is drawn, and nothing is lost.",
            f"**Deux piles AA durent environ {span[0]} à {span[1]} heures de jeu** avec l'écran de "
            f"2,42 pouces, et environ {span[2]} avec celui de 0,96 pouce. L'appareil s'éteint "
            f"après {dark} minutes sans touche, en veille légère ; {light_minutes} minutes plus "
            f"tard il passe en veille profonde, où les piles durent environ {days} jours. Une "
            f"heure de veille légère en prend {hour} %. Après la soirée, mettez l'interrupteur "
            "sur OFF : plus rien n'est consommé, et rien n'est perdu.",
        ),
        Words(
            f"The battery icon comes when VSYS falls to {low_} V, which is behind the Schottky "
            f"diode: at {cells_} V of the two batteries, with about {left} hours left. NiMH "
            f"batteries play for about {nimh} hours, and the icon comes late: their voltage falls "
            "only at the very end.",
            f"L'icône de pile vient quand VSYS tombe à {low_} V, derrière la diode Schottky : à "
            f"{cells_} V pour les deux piles, quand il reste environ {left} heures. Des accus NiMH "
            f"tiennent environ {nimh} heures, et l'icône vient tard : leur tension ne tombe qu'à "
            "la fin.",
        ),
        Words(
            f"The self-test lights every dot: about {fresh} A from fresh batteries, {tired} A from "
            "tired ones, which may then give way and restart the unit. Run it on USB or on fresh "
            "batteries.",
            f"L'autotest allume tous les points : environ {fresh} A de piles neuves, {tired} A de "
            "piles fatiguées, qui peuvent alors céder et redémarrer l'appareil. Faites-le sur USB "
            "ou avec des piles neuves.",
        ),
    )
    return "\n\n".join(pair.of(language) for pair in pairs).split("\n")


def _figures(language: str) -> list[str]:
    rows = [
        Words(
            "Nothing of this was measured on a unit. The figures behind it:",
            "Rien de cela n'a été mesuré sur un appareil. Les chiffres de départ :",
        ).of(language),
        "",
        Words("| figure | | known by | from |", "| chiffre | | connu par | d'après |").of(language),
        "|---|---|---|---|",
    ]
    for figure in FIGURES:
        value = decimals(f"{figure.value:g}", language) + f" {figure.unit}"
        if language == "fr":
            value = value.replace(" at ", " à ")
        kind = _KINDS[figure.kind].of(language)
        rows.append(
            f"| {figure.what.of(language)} | {value.strip()} | {kind} | "
            f"{figure.source.of(language)} |"
        )
    return rows


def _how(language: str) -> str:
    share = f"{budget.lit_share():.0%}"
    large, small = (decimals(f"{ma:.1f}", language) for ma in (budget.large_ma(), budget.oled_ma()))
    return Words(
        f"The market screen lights {share} of the dots, counted; at the contrast the unit starts "
        f"with, the 2.42 inch screen then takes {large} mA and the 0.96 inch one {small} mA. The "
        "Pico's share at 3.3 V is its current at 5 V times its converter's efficiency there. The "
        "time is summed over an alkaline battery's falling voltage until VSYS reaches the least "
        "the Pico works from.",
        f"L'écran du marché allume {share.replace('%', ' %')} des points, comptés ; au contraste "
        f"de départ, l'écran de 2,42 pouces prend alors {large} mA et celui de 0,96 pouce {small} "
        "mA. La part du Pico à 3,3 V est son courant à 5 V multiplié par le rendement de son "
        "convertisseur. La durée est sommée sur la tension décroissante d'une pile alcaline, "
        "jusqu'à ce que VSYS atteigne le moins dont le Pico se contente.",
    ).of(language)


def _round(hours: float) -> int:
    """Return hours no finer than the figures allow."""
    return 5 * round(hours / 5)


def _lasting(hours: float, language: str) -> str:
    if hours > 200:
        return f"{hours / 24:.0f} {Words('days', 'jours').of(language)}"
    return f"{hours:.0f} {Words('hours', 'heures').of(language)}"
