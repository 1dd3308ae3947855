"""What the unit says in English when its memory has something to tell. Seldom, so loaded apart.

Five lines of 21 characters at most.
"""

TEXTS = {
    "started_afresh": "What was saved is\nunreadable: a fresh\ngame has begun.",
    "restored_copy": "The newest entries\nare unreadable: this\nis the last copy.",
    "newer_copy": "Two games were found.\nThe one on the drive\nis newer: this is it.",
    "lost_entries": "An entry is damaged.\nIt and those after it\n"
    "are lost. Compare\nwith the table.",
    "lost_history": "The game is right,\nbut UNDO does not go\nback as far any more.",
    "cut_entry": "The last entry was\nnot complete. If it\nis missing, enter it\nagain.",
    "newer_save": "The saved game needs\na newer Courtier. It\n"
    "is kept, and nothing\nis saved, until NEW\nGAME replaces it.",
    "missing_game": "{}:\nsaved, not installed.\nIt is kept. Nothing\n"
    "is saved until NEW\nGAME replaces it.",
    "drive_full": "The drive is full.\nPlay on: entries are\nstill being saved.",
    "drive_read_only": "A PC has the drive.\nPlay on: entries are\nstill being saved.",
    "drive_failed": "The drive fails.\nPlay on: entries are\nstill being saved.",
    "no_nvm": "The chip's own memory\n(nvm) fails: entries\ngo to the drive.",
    "restore_from_pc": "A PC offers a game.\nReplace this one?",
    "one_move": "%d move",
    "moves": "%d moves",
    "own_tables": "with its own tables",
    "self_test": "Keys, screen, tones,\nbatteries, memory, in\ntwo minutes. The game\nis kept.",
    "saves_lost": "The saves file was\nmissing or damaged:\nolder entries and\ncopies are lost.",
    "not_saved": "Nothing can be saved!\nThe game ends when\nthe power goes.",
}
