"""The generated parts of the French guide: what to buy, the legends, sizes, how long cells last."""

from host_tools.hardware import budget
from host_tools.hardware import dimensions as size
from host_tools.hardware.parts import ITEMS, PCB, PERFBOARD, total, total_with_options

NAMES = {
    "printed circuit board": ("circuit imprimé", "la plupart des fabricants en font cinq au moins"),
    "perforated board 9 x 15 cm": (
        "plaque à trous 9 x 15 cm",
        "54 à 58 rangées ; pas de plaque à bandes",
    ),
    "Raspberry Pi Pico": (
        "Raspberry Pi Pico",
        "Pico H ; Pico W, 2 et 2 W : mêmes broches, pas essayés",
    ),
    "OLED module 2.42 inch": (
        "écran OLED 2,42 pouces",
        "0,96 ou 1,3 pouce SSD1306, avec son cadre ; pas de SH1106",
    ),
    "cable to the screen": ("câble de l'écran", "fourni avec le module Waveshare"),
    "right-angle pin header": ("barrette coudée", "seulement pour un écran à sept fils"),
    "tactile switch 12 x 12 x 7.3 mm": (
        "bouton-poussoir 12 x 12 x 7,3 mm",
        "toute copie de 1,0 à 1,6 N ; le B3F-4055, identique, est deux fois plus dur",
    ),
    "round cap for S1-S25": ("capuchon rond pour S1 à S25", "toute couleur"),
    "switching diode": ("diode de signal", "1N4448, 1N914, BAT85"),
    "Schottky diode": ("diode Schottky", "1N5818, 1N5819, SB120"),
    "resistor": ("résistance", "220 à 470 Ω"),
    "resistor of the screen's reset": (
        "résistance de remise à zéro de l'écran",
        "4,7 à 47 kΩ ; écran à sept fils seulement",
    ),
    "pull-up resistor": (
        "résistance de rappel",
        "seulement si ni l'écran ni la FRAM n'ont la leur",
    ),
    "ceramic capacitor": ("condensateur céramique", "toute tension"),
    "electrolytic capacitor": ("condensateur électrolytique", "10 à 47 µF, 6,3 V ou plus"),
    "passive piezo, 12.6 mm": ("piézo passif, 12,6 mm", "ni buzzer actif, ni magnétique"),
    "tactile switch 6 x 6 x 5 mm": ("bouton-poussoir 6 x 6 x 5 mm", "hauteur 4,3 à 5 mm"),
    "slide switch": ("interrupteur à glissière", "un pas de 2,5 mm entre aussi"),
    "pin header": (
        "barrette de broches",
        "deux fois 20 pour le Pico, 8 pour la FRAM, 4 coudées pour l'écran",
    ),
    "battery holder": ("support de piles", "ouvert, sans interrupteur, côte à côte ; pas de 59 mm"),
    "alkaline AA battery": ("pile alcaline AA", "accus NiMH : moins longtemps"),
    "insulated wire, metres": ("fil isolé, mètres", "AWG 28 au plus"),
    "bare tinned wire, metres": ("fil étamé nu, mètres", "pattes coupées"),
    "countersunk screw": ("vis à tête fraisée", "cruciforme ou six pans"),
    "screw of the battery door": ("vis de la trappe", "M3 x 10"),
    "double-sided tape, thin": ("adhésif double face fin", "pas de mousse"),
    "rubber foot": ("pied en caoutchouc", "feutre"),
    "pane": ("vitre", "film transparent rigide"),
    "filament, 100 g": ("filament, 100 g", "toute couleur"),
    "card or laminating pouch": ("bristol ou pochette à plastifier", "0,3 à 0,5 mm"),
    "USB cable": ("câble USB", "avec fils de données"),
    "FRAM breakout": ("module FRAM", "sans elle, la mémoire du Pico suffit"),
}
"""The items of the list, and what else will do, in French."""


def _euros(cents: int) -> str:
    return f"{cents / 100:.2f}".replace(".", ",")


def parts_table() -> str:
    """What to buy."""
    lines = ["| | pièce | valeur | référence | autre source | nombre | € | à la place |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    ways = {PCB: "version circuit imprimé", PERFBOARD: "version plaque à trous"}
    for item in ITEMS:
        name, instead = NAMES[item.name]
        notes = [ways[item.way]] if item.way else []
        notes += ["facultatif"] if item.optional else []
        words = f"{name} ({', '.join(notes)})" if notes else name
        lines.append(f"| {item.refs} | {words} | {item.value} | {item.number} | {item.second} | "
                     f"{item.quantity} | {_euros(item.total)} | {instead} |")  # fmt: skip
    lines += [
        "",
        f"**En tout {_euros(total())} €** avec le circuit imprimé, "
        f"{_euros(total_with_options())} € "
        f"avec ce qui est facultatif, {_euros(total(PERFBOARD))} € sur plaque à trous : prix "
        "courants de novembre 2026, TVA comprise, sans engagement. Les références viennent de "
        "catalogues et n'ont pas été essayées : comparez taille et broches avant de commander. La "
        "même liste est dans [parts.csv](parts.csv).",
    ]
    return "\n".join(lines)


def sizes() -> str:
    """The sizes a maker wants to know first."""
    width, length = 2 * size.OUTER_X, size.OUTER_FAR - size.OUTER_NEAR
    return (
        f"Fermé, le boîtier mesure {width:.0f} x {length:.0f} x {size.RIM_TOP:.0f} mm. La façade "
        f"fait {size.SHEET_WIDTH:.1f} x {size.SHEET_LENGTH:.1f} mm, avec {len(size.KEYS)} trous de "
        f"{size.SHEET_KEY_HOLE:.0f} mm ; la vitre {size.PANE[0]:.0f} x {size.PANE[1]:.0f} x "
        f"{size.PANE[2]:.0f} mm."
    )


def cells() -> str:
    """How long two cells last."""
    awake, thirsty, small, _, deep = budget.states()
    return (
        f"Deux piles AA durent environ {5 * round(thirsty.hours / 5)} à "
        f"{5 * round(awake.hours / 5)} heures de jeu avec l'écran de 2,42 pouces, "
        f"{5 * round(small.hours / 5)} avec celui de 0,96 pouce ; en veille profonde "
        f"{deep.hours / 24:.0f} jours. Interrupteur sur OFF : rien n'est consommé, rien n'est "
        "perdu. L'icône de pile vient quand il reste environ "
        f"{budget.hours_after_icon():.0f} heures. "
        "Ce sont des calculs : rien n'a été mesuré sur un appareil."
    )
