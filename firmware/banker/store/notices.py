"""The notices of the store, at the start or while saving does not work as it should.

The screens have words for each. The board never imports this list: it would only take memory.
"""

NOTICES = (
    "started_afresh",  # something was saved, but nothing of it can be trusted
    "restored_copy",  # the log is unreadable: this is the last copy made of it
    "newer_copy",  # the log is older than that: it is not the one that the copy was made of
    "lost_entries",  # a confirmed entry is damaged: it and all after it are lost
    "lost_history",  # the game is right, but UNDO does not reach as far back any more
    "cut_entry",  # the last entry is not complete: it was never confirmed, or is damaged
    "newer_save",  # the save of a newer firmware is kept; nothing is saved meanwhile
    "missing_game",  # the save of a game that is not installed is kept; as above
    "drive_full",
    "drive_read_only",  # a PC has it
    "drive_failed",  # there is none, or it does not keep what is written
    "no_nvm",  # or none that works: every entry is saved on the drive instead, slowly
    "restore_from_pc",  # not the store's: a PC asks whether it may replace the game
    "shelf_from_pc",  # and whether it may put one on the shelf
    "one_move",  # how long each of the two is
    "moves",
    "own_tables",  # that it comes with tables of its own
    "self_test",  # not the store's either: what MENU's self-test does
    "not_saved",  # nothing can be saved: the game is lost at power-off
)
