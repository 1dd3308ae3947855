"""How 1861 tells in French what is past.

@%d is a pawn. Six lines of 21 characters at most, with what comes with it.
"""

TEXTS = {
    "pool": "marché",
    "bank": "la banque",
    "state": "%s est nationalisée.",
    "began": "Une partie a commencé.",
    "unsold": "Personne n'a voulu %s.",
    "won": "@%d a remporté %s pour %d.",
    "bought": "@%d a acheté une action %s et payé à %s %d.",
    "started": "@%d a lancé %s et lui a payé %d.",
    "sold": "@%d a vendu %d %s et reçu %d de la banque.",
    "took_back": "%s a repris %d actions, pour %d à la banque.",
    "track": "%s a posé des voies et payé à la banque %d.",
    "station": "%s a posé une gare et payé à la banque %d.",
    "ran": "%s a roulé pour %d.",
    "no_run": "%s n'a pas roulé.",
    "passed": "@%d a passé.",
    "ended": "@%d a fini son tour.",
    "company_ended": "%s a fini son tour.",
    "interest": "%s: %d d'intérêts à la banque.",
    "no_merger": "Plus de fusion.",
    "train": "%s a acheté un %s et payé à la banque %d.",
    "train_of": "%s a acheté un %s de %s pour %d.",
    "private": "%s a acheté %s de @%d pour %d.",
    "became": "%s est devenue %s.",
}
