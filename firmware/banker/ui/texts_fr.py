"""Ce que dit l'appareil au repos et pendant la saisie. Une ligne a 21 caractères."""

TEXTS = {
    # Les pions.
    "pawn_1": "chapeau",
    "pawn_2": "voiture",
    "pawn_3": "chien",
    "pawn_4": "chaussure",
    "pawn_5": "fer",
    "pawn_6": "bateau",
    # Champs.
    "field_pawn": "Pion",
    "two_digits": "2 chiffres: %02d-%02d",
    # Que presser.
    "entry_closes": "CONFIRMER ou ←DÉFAIRE",
    "entry_leaves": "←DÉFAIRE ANNULER:stop",
    # Menu.
    "not_saved": "NON ENREGISTRÉ",
}
