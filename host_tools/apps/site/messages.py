"""Translates the host tools' messages for pages: into French, or into English without commands that
are typed in a terminal. A test checks that every message that a page may get is in this table."""

import re

MESSAGES: dict[str, tuple[str, str]] = {
    # The cable.
    "The unit is connected.": ("", "L’appareil est connecté."),
    "{} bytes": ("", "{} octets"),
    "The unit does not answer. If its screen is dark, press a key on it, then try again.": (
        "",
        "L’appareil ne répond pas. Si son écran est noir, appuyez sur une touche, puis réessayez.",
    ),
    "Nothing answers at {}. Switch the unit on, or name another port: courtier ports lists them.": (
        "Nothing answers at this port. Switch the unit on, or choose its other port.",
        "Rien ne répond sur ce port. Allumez l’appareil, ou choisissez son autre port.",
    ),
    "The cable was pulled out, or the unit was reset. Plug it in, then try again.": (
        "The cable was pulled out, or the unit was reset. Plug it in, then choose its port again.",
        "Le câble a été débranché, ou l’appareil a redémarré. Rebranchez-le et "
        "choisissez son port.",
    ),
    "Somebody is typing on the unit. Bring it back to where it rests, and try again.": (
        "",
        "Quelqu’un utilise l’appareil. Ramenez-le à ses écrans de repos, puis réessayez.",
    ),
    "Somebody is playing on the unit: wait for a quiet moment, then try again.": (
        "",
        "Quelqu’un joue sur l’appareil : attendez un moment calme, puis réessayez.",
    ),
    "The unit does not accept this game: it is not whole, or not installed there.": (
        "",
        "L’appareil refuse cette partie : elle est incomplète, ou son jeu n’y est pas.",
    ),
    "The unit's firmware is too old for this. Deploy this version: courtier deploy.": (
        "The unit's firmware is too old for this. Install this version.",
        "Le programme de l’appareil est trop ancien pour cela. Installez cette version.",
    ),
    "The unit refuses this: {}.": ("", "L’appareil refuse : {}."),
    "The device is at fault: its answer ({}) makes no sense. It is not a Courtier, or its "
    "firmware is damaged: deploy it again (courtier deploy).": (
        "The device’s answer ({}) makes no sense. It is not a Courtier, or its firmware is "
        "damaged: install it again.",
        "La réponse de l’appareil ({}) n’a pas de sens. Ce n’est pas un Courtier, ou son programme "
        "est endommagé : réinstallez-le.",
    ),
    "The {} and this program are of different versions and do not understand each other: update "
    "the older one (courtier deploy, for a unit).": (
        "The {} and this page are of different versions: install this version on the unit.",
        "L’appareil ({}) et cette page ne sont pas de la même version : installez celle-ci sur "
        "l’appareil.",
    ),
    "The unit's saved game cannot be used. {}": (
        "",
        "La partie enregistrée sur l’appareil est inutilisable. {}",
    ),
    # A game that comes back.
    "On the unit now:  {}.\n                  Kept in {}.": (
        "On the unit now: {}.",
        "Sur l’appareil : {}.",
    ),
    "To be restored:   {}.": ("To be restored: {}.", "À restaurer : {}."),
    "For the shelf:    {}.": ("For the shelf: {}.", "Pour l’étagère : {}."),
    "Meanwhile:        {}. That is kept.": ("Meanwhile: {}.", "Entre-temps : {}."),
    "The unit asks: press CONFIRM on it to restore, CANCEL to keep its game.": (
        "",
        "L’appareil demande : CONFIRMER pour restaurer, ANNULER pour garder sa partie.",
    ),
    "The unit asks: press CONFIRM on it to put it on its shelf, CANCEL to leave it out.": (
        "",
        "L’appareil demande : CONFIRMER pour la ranger sur l’étagère, ANNULER pour la laisser.",
    ),
    "It is on the shelf.": ("", "Elle est sur l’étagère."),
    "It is not on the shelf.": ("", "Elle n’est pas sur l’étagère."),
    "Restored.": ("", "La partie est restaurée."),
    "Not restored: the unit keeps its game.": (
        "",
        "Pas de restauration : l’appareil garde sa partie.",
    ),
    "Nobody has pressed CONFIRM. The unit still asks, and keeps its game.": (
        "",
        "Personne n’a confirmé. L’appareil attend toujours, et garde sa partie.",
    ),
    # A file that should be a backup.
    "{} is not a backup, or is damaged.": ("", "{} n’est pas une sauvegarde, ou est endommagé."),
    "{} is not a backup of Courtier.": ("", "{} n’est pas une sauvegarde de Courtier."),
    "{} was made by a newer Courtier: update this one.": (
        "{} was made by a newer Courtier.",
        "{} vient d’un Courtier plus récent.",
    ),
    "{} is damaged: its checksum is wrong. Use another backup.": (
        "",
        "{} est endommagé : sa somme de contrôle est fausse. Prenez une autre sauvegarde.",
    ),
    "{} is damaged. Use another backup.": ("", "{} est endommagé. Prenez une autre sauvegarde."),
    "{} is no game of a unit: it is too long.": ("", "{} n’est pas une partie : il est trop long."),
    "This is not a saved game.": ("", "Ce n’est pas une partie enregistrée."),
    "A newer Courtier (format {}) saved the game: update this one.": (
        "A newer Courtier (format {}) saved the game.",
        "Cette partie vient d’un Courtier plus récent (format {}).",
    ),
    "This Courtier does not know the game that was saved.": ("", "Ce Courtier n’a pas ce jeu."),
    "The saved game is damaged: nothing of it can be read.": (
        "",
        "La partie est endommagée : elle est illisible.",
    ),
    "{} cannot be played with the tables that are kept.": (
        "",
        "{} ne peut pas se jouer avec les tables gardées.",
    ),
    "The file": ("", "Le fichier"),
    # The drive.
    "Courtier {}, in place of {}": ("", "Courtier {}, à la place de {}"),
    "an unknown version": ("", "une version inconnue"),
    "Note: {}.": ("", "Remarque : {}."),
    "this is {}": ("", "c’est {}"),
    "a Pico W: its drive is smaller; the radio stays unused, and nothing was tried on a real one": (
        "",
        "un Pico W : son lecteur est plus petit ; la radio ne sert pas, et rien n’a été essayé sur "
        "un vrai",
    ),
    "a Pico 2: the same pins; nothing was tried on a real one. It goes dark but cannot sleep: "
    "switch it off after play": (
        "",
        "un Pico 2 : les mêmes broches ; rien n’a été essayé sur un vrai. Il s’éteint mais ne peut "
        "pas se mettre en veille : coupez-le après la partie",
    ),
    "a Pico 2 W: the same pins; the radio stays unused, and nothing was tried on a real one. It "
    "goes dark but cannot sleep: switch it off after play": (
        "",
        "un Pico 2 W : les mêmes broches ; la radio ne sert pas, et rien n’a été essayé sur un "
        "vrai. Il s’éteint mais ne peut pas se mettre en veille : coupez-le après la partie",
    ),
    "CircuitPython {} is newer than what Courtier was tried on": (
        "",
        "CircuitPython {} est plus récent que les versions essayées",
    ),
    "{} is a board waiting for CircuitPython: copy the .uf2 file of CircuitPython {} there ({}), "
    "then deploy to the CIRCUITPY drive that appears": (
        "This board still waits for CircuitPython: see above, number 1.",
        "Cette carte attend encore CircuitPython : voyez plus haut, au numéro 1.",
    ),
    "{} is not a CIRCUITPY drive: it has no boot_out.txt": (
        "This is not a CIRCUITPY drive: it has no boot_out.txt.",
        "Ce n’est pas un lecteur CIRCUITPY : il n’a pas de boot_out.txt.",
    ),
    "{} is not a CIRCUITPY drive: its boot_out.txt says something else": (
        "This is not a CIRCUITPY drive: its boot_out.txt says something else.",
        "Ce n’est pas un lecteur CIRCUITPY : son boot_out.txt est différent.",
    ),
    "the board runs CircuitPython {}, and Courtier needs {}. Get it from {}": (
        "The board runs CircuitPython {}, and Courtier needs {}: see above, number 1.",
        "La carte a CircuitPython {}, et Courtier demande le {} : voyez plus haut, au numéro 1.",
    ),
    "the board is a {}, and Courtier is wired for a {}. If pins.py fits your board, say "
    "--any-board": (
        "The board is a {}, and Courtier is wired for a {}.",
        "La carte est un {}, et Courtier est câblé pour un {}.",
    ),
    "{} is your own version: kept (delete it to get ours)": (
        "",
        "{} est votre version : conservée (supprimez-la pour avoir la nôtre)",
    ),
    "{} was not Courtier's: put aside as {}": ("", "{} n’était pas à Courtier : renommé {}"),
    "{} is not as this version keeps games, and may hold some: put aside as {}. Keep a copy of "
    "it": (
        "",
        "{} est d’une autre forme et contient peut-être des parties : renommé {}, "
        "gardez-en une copie",
    ),
    "{} sets {} to {}: kept (Courtier is made for {}; delete the line to get ours)": (
        "",
        "{} règle {} à {} : conservé (Courtier est fait pour {} ; supprimez la ligne pour "
        "avoir la nôtre)",
    ),
    "{} on the drive is a link: remove it, and run this again": (
        "{} on the drive is a link: remove it, and begin again",
        "{} sur le lecteur est un lien : supprimez-le, puis recommencez",
    ),
    "{} does not read back as it was written. Run this again; if it says so again, the drive is "
    "damaged: in the board's console, import storage and storage.erase_filesystem() format it "
    "(saved games are lost)": (
        "{} does not read back as it was written. Begin again; if it says so again, the drive is "
        "damaged.",
        "{} ne se relit pas comme il a été écrit. Recommencez ; si cela se reproduit, le lecteur "
        "est endommagé.",
    ),
    "{} file": ("", "{} fichier"),
    "{} files": ("", "{} fichiers"),
    "Everything was there already: {}, nothing rewritten.": (
        "",
        "Tout y était déjà : {}, rien n’a été réécrit.",
    ),
    "Written and read back: {}, {} bytes. Already right: {}. Removed: {}.": (
        "",
        "Écrit et relu : {}, {} octets. Déjà à jour : {}. Supprimés : {}.",
    ),
    "Eject the drive, then unplug the unit and plug it in again, without a key: it starts. Leave "
    "it powered until its first picture: CircuitPython may write to its drive before that.": (
        "",
        "Éjectez le lecteur, débranchez l’appareil et rebranchez-le, sans touche : il démarre. "
        "Laissez-le branché jusqu’à sa première image.",
    ),
    "At its next start the unit offers its self-test, once: any key but CANCEL begins it.": (
        "",
        "Au prochain démarrage l’appareil propose son autotest, une fois : toute touche sauf "
        "ANNULER le commence.",
    ),
}
"""By the tools' English text: the page's English where it differs, and the French."""
_BEFORE_MARK = re.compile(" (?=[:;?!])")
_BETWEEN_DIGITS = re.compile(r"(?<=\d),(?=\d{3})")


def _pattern(message: str) -> re.Pattern[str]:
    return re.compile(re.escape(message).replace(r"\{\}", "(.*?)"), re.DOTALL)


_PATTERNS = [
    (_pattern(text), english or text, _BEFORE_MARK.sub("\u202f", french))
    for text, (english, french) in MESSAGES.items()
]


def translate(text: str, lang: str) -> str:
    """Translate a text for a page; one that is not in the table stays as it is."""
    for pattern, english, french in _PATTERNS:
        found = pattern.fullmatch(text)
        if found:
            filled = [translate(one, lang) for one in found.groups()]
            words = french if lang == "fr" else english
            return words.format(*filled[: words.count("{}")])
    return _BETWEEN_DIGITS.sub("\u202f", text) if lang == "fr" else text
