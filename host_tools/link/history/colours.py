"""The colours of groups and pawns, the same in every report and on every page."""

# For a light background and for a dark one.
GROUPS = (
    ("#8a5a33", "#b98457"),  # brown
    ("#4fb0dc", "#7fd0f2"),  # light blue
    ("#d6508f", "#f286b7"),  # pink
    ("#ea8427", "#f7a04b"),  # orange
    ("#d22f2f", "#f1655f"),  # red
    ("#d6ac00", "#f3d23b"),  # yellow
    ("#2f9a4c", "#5cc67a"),  # green
    ("#2c4fa8", "#7394ee"),  # dark blue
)
# Distinguishable for most eyes, on charts that also name them.
PAWNS = (
    ("#7b4fa6", "#b893e0"),  # hat
    ("#c23a1e", "#ff8364"),  # car
    ("#856300", "#e0b83c"),  # dog
    ("#12857a", "#4bc9bb"),  # shoe
    ("#5a6b7d", "#a9b9c9"),  # iron
    ("#1f6fc4", "#6cb0f5"),  # boat
)
_PAPER = {
    "paper": ("#fbf8f1", "#14191d"),
    "card": ("#ffffff", "#1d2429"),
    "ink": ("#1f2a30", "#ece7db"),
    "soft": ("#5f6b72", "#a3aeb4"),
    "faint": ("#e4dfd3", "#333d44"),
    "brass": ("#86601a", "#d8b877"),
}


def palette(dark: bool = False) -> dict[str, str]:
    """Return every colour by name: group-0 to group-7, pawn-1 to pawn-6, and those of the page."""
    named = dict(_PAPER)
    named |= {f"group-{group}": pair for group, pair in enumerate(GROUPS)}
    named |= {f"pawn-{pawn}": pair for pawn, pair in enumerate(PAWNS, 1)}
    return {name: pair[dark] for name, pair in named.items()}


def css_variables(dark: bool = False) -> str:
    """Return the same as custom properties of a style sheet."""
    return " ".join(f"--{name}: {colour};" for name, colour in palette(dark).items())
