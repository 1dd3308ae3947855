"""Ce que dit l'appareil au repos et pendant la saisie. Une ligne a 21 caractères."""

TEXTS = {
    # Les pions.
    "pawn_1": "chapeau",
    "pawn_2": "voiture",
    "pawn_3": "chien",
    "pawn_4": "soulier",
    "pawn_5": "fer",
    "pawn_6": "bateau",
    # Champs.
    "field_pawn": "Pion",
    # Les montants et ce qui les accompagne.
    "cancel_leaves": "ANNULER: retour",
    # Menu.
    "not_saved": "NON ENREGISTRÉ",
}
