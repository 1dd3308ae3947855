"""The mirror's own words. Sentences about transactions are those of the history."""

from host_tools.page_words import ByLanguage

_WORDS = {
    "en": {
        "title": "The market",
        "loading": "Loading the board…",
        "broken": "The board could not be loaded.",
        "broken_why": "Check the network, then reload this page.",
        "waiting": "Looking for the unit…",
        "away": "The unit does not answer.",
        "away_why": "Plug it into this computer and switch it on: the market comes back by itself.",
        "lost": "The connection is lost. Trying again…",
        "page_waiting": "Waiting for the unit…",
        "page_waiting_why": "Open it in another window of this same browser, on this device.",
        "page_away": "The unit’s window is closed.",
        "page_away_why": "Open it again in this same browser: the board comes back by itself.",
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
        "loading": "Chargement du tableau…",
        "broken": "Le tableau n’a pas pu être chargé.",
        "broken_why": "Vérifiez le réseau, puis rechargez la page.",
        "waiting": "Recherche de l’appareil…",
        "away": "L’appareil ne répond pas.",
        "away_why": "Branchez-le ici et allumez-le\u00a0: le marché revient tout seul.",
        "lost": "Connexion perdue. Nouvel essai…",
        "page_waiting": "En attente de l’appareil…",
        "page_waiting_why": "Ouvrez-le dans une autre fenêtre de ce même navigateur.",
        "page_away": "La fenêtre de l’appareil est fermée.",
        "page_away_why": "Rouvrez-la dans ce même navigateur\u00a0: le tableau revient tout seul.",
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
