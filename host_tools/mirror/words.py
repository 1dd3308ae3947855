"""The mirror's own words. Sentences about transactions are those of the history."""

from host_tools.page_words import ByLanguage

_WORDS = {
    "en": {
        "title": "The market",
        "waiting": "Looking for the unit…",
        "away": "The unit does not answer.",
        "away_why": "Plug it into this computer and switch it on: the market comes back by itself.",
        "lost": "The connection is lost. Trying again…",
        "undone": "Taken back: {}",
        "transactions_1": "1 transaction",
        "transactions": "{} transactions",
        "left": "left",
        "owes": "owes the bank",
        "names": "Players’ names",
        "names_why": "A name takes the pawn’s place on these pages. It stays in this browser.",
    },
    "fr": {
        "title": "Le marché",
        "waiting": "Recherche de l’appareil…",
        "away": "L’appareil ne répond pas.",
        "away_why": "Branchez-le ici et allumez-le\u00a0: le marché revient tout seul.",
        "lost": "Connexion perdue. Nouvel essai…",
        "undone": "Défait\u00a0: {}",
        "transactions_1": "1 transaction",
        "transactions": "{} transactions",
        "left": "a quitté",
        "owes": "doit à la banque",
        "names": "Prénoms des joueurs",
        "names_why": "Un prénom prend la place du pion sur ces pages. Il reste dans ce navigateur.",
    },
}
WORDS = ByLanguage(_WORDS)
