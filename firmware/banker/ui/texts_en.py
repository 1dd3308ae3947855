"""What the unit says in English at rest and while keys are typed. A line has 21 characters."""

TEXTS = {
    # Pawns.
    "pawn_1": "hat",
    "pawn_2": "car",
    "pawn_3": "dog",
    "pawn_4": "shoe",
    "pawn_5": "iron",
    "pawn_6": "boat",
    # Fields.
    "field_pawn": "Pawn",
    "two_digits": "Two digits: %02d-%02d",
    # What to press.
    "entry_closes": "CONFIRM ←UNDO CANCEL",
    "entry_leaves": "←UNDO CANCEL: give up",
    # Menu.
    "not_saved": "NOT SAVED",
}
