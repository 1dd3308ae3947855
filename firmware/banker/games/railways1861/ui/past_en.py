"""How 1861 tells in English what is past.

@%d is a pawn. Six lines of 21 characters at most, with what comes with it.
"""

TEXTS = {
    "pool": "pool",
    "bank": "the bank",
    "state": "%s went to the state.",
    "began": "A new game began.",
    "unsold": "Nobody wanted %s.",
    "won": "@%d won %s for %d.",
    "bought": "@%d bought a share of %s and paid %s %d.",
    "started": "@%d started %s and paid it %d.",
    "sold": "@%d sold %d of %s and got %d from the bank.",
    "took_back": "%s took back %d of its shares, for %d to the bank.",
    "track": "%s built track and paid the bank %d.",
    "station": "%s placed a station and paid the bank %d.",
    "ran": "%s ran for %d.",
    "no_run": "%s did not run.",
    "passed": "@%d passed.",
    "ended": "@%d ended the turn.",
    "company_ended": "%s ended its turn.",
    "interest": "%s paid the bank %d interest.",
    "no_merger": "Nobody else merged.",
    "train": "%s bought a %s and paid the bank %d.",
    "train_of": "%s bought a %s of %s for %d.",
    "private": "%s bought %s of @%d for %d.",
    "became": "%s became %s.",
}
