"""How 1861 tells in English what is past."""

TEXTS = {
    "pool": "pool",
    "state": "%s went to the state.",
    "began": "A new game began.",
    "nobody": "Nobody.",
}
