"""The mirror's own words about Cash."""

WORDS = {
    "en": {
        "title": "Cash",
        "away_why": "Plug it into this computer: the game comes back by itself.",
        "worth": "Cash, in $",
        "owes": "owes the bank",
    },
    "fr": {
        "title": "Cash",
        "away_why": "Branchez-le à cet ordinateur\u00a0: la partie revient toute seule.",
        "worth": "Argent, en $",
        "owes": "doit à la banque",
    },
}
