"""The mirror's own words about Trader."""

WORDS = {
    "en": {
        "market": "The market",
        "nothing_yet": "No company is listed yet.",
        "bank": "B",
        "worth": "Shares and offices, € M",
        "head_office": "head office",
        "monopoly": "monopoly",
        "president": "president",
        "not_listed": "not listed, face value",
    },
    "fr": {
        "market": "Le marché",
        "nothing_yet": "Aucune société n’est encore cotée.",
        "bank": "B",
        "worth": "Actions et bureaux, M €",
        "head_office": "siège social",
        "monopoly": "monopole",
        "president": "président",
        "not_listed": "pas cotée, valeur",
    },
}
