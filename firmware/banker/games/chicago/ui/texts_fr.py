"""Ce que dit Chicago Express en français au repos et pendant la saisie."""

TEXTS = {
    # Écrans de repos: lettres et têtes de colonnes.
    "round": "Tour",
    "company_heads": " revenu vendu min",
    "company_note": "min: mise minimale",
    "treasury_heads": " caisse locos   ✓",
    "treasury_note": "✓: arrivée à Chicago",
    "houses_left": "Maisons",
    "still_left": "%d libres",
    "red": "ROUGE",
    "flags": "locos actions maisons Detroit",
    "end_signs": "Fin:",
    "none": "pas encore",
    "dividend_column": "div",
    "money": "$",
    "closed": "fermée",
    "turn_keys": "ENCHÈRE RÉSEAU MAISON",
    "minimum": "min",
    "press_dividends": "Touche DIVIDENDES",
    "city_1": "Detroit",
    "city_2": "Wheeling",
    "city_3": "Pittsburgh",
    "city_4": "Chicago",
    # Ce que commencent les touches de fonction.
    "auction": "Enchère",
    "build": "Réseau",
    "develop": "Maison",
    "pass": "Renoncer",
    # Champs.
    "field_company": "Compagnie",
    "field_winner": "Acquéreur",
    "field_bid": "Mise",
    "field_minimum": "Minimum",
    "field_first": "Commence",
    "nobody_key": "0: aucun",
}
