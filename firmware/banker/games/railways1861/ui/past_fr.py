"""How 1861 tells in French what is past."""

TEXTS = {
    "pool": "marché",
    "state": "%s est nationalisée.",
    "began": "Une partie a commencé.",
    "nobody": "Personne.",
}
