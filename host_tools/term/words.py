"""The terminal program's own words. What stands on the unit and its keys comes from the unit."""

from collections.abc import Mapping

WORDS = {
    "fr": {
        "no_power": "Sans piles",
        "fault": "Le programme ne démarre pas",
        "on": "en marche",
        "off": "sans piles",
        "text": "Texte",
        "picture": "Image",
        "cells_out": "Retirer les piles",
        "cells_in": "Mettre les piles",
        "reset": "Reset",
        "inside": "La carte",
        "quit": "Quitter",
        "capitals": "MAJ. = tenir 2 s",
        "keyboard": "Clavier",
        "digits": "chiffres, pions",
        "as_printed": "comme sur la touche",
        "held": "tenue 2 secondes",
        "mouse": "La souris presse aussi.",
        "cells": "piles moins/plus fortes",
        "log": "Journal",
        "kept": "Le courant est coupé, la partie reste.",
        "sound_confirmed": "confirmé",
        "sound_error": "erreur",
        "sound_cancel": "annulé",
        "sound_president": "nouvelle",
        "sound_monopoly": "gain",
        "sound_forced_sale": "attention",
        "sound_on": "marche",
        "sound_off": "arrêt",
        "sound_over": "fin de partie",
    },
    "en": {
        "no_power": "No batteries",
        "fault": "The firmware does not start",
        "on": "running",
        "off": "no batteries",
        "text": "Text",
        "picture": "Picture",
        "cells_out": "Batteries out",
        "cells_in": "Batteries in",
        "reset": "Reset",
        "inside": "The board",
        "quit": "Quit",
        "capitals": "CAPITAL = hold 2 s",
        "keyboard": "Keyboard",
        "digits": "digits, pawns",
        "as_printed": "as on the key",
        "held": "held for 2 seconds",
        "mouse": "The mouse presses too.",
        "cells": "battery weaker/stronger",
        "log": "Log",
        "kept": "The plug is pulled; the game stays.",
        "sound_confirmed": "confirmed",
        "sound_error": "error",
        "sound_cancel": "cancelled",
        "sound_president": "news",
        "sound_monopoly": "gain",
        "sound_forced_sale": "warning",
        "sound_on": "on",
        "sound_off": "off",
        "sound_over": "game over",
    },
}


def own_language(environ: Mapping[str, str]) -> str:
    """The language of whoever sits there, until the unit knows better."""
    spoken = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"
