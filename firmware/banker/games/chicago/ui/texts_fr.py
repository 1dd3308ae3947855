"""Ce que dit Chicago Express en français au repos et pendant la saisie."""

TEXTS = {
    # Écrans de repos: lettres et têtes de colonnes.
    "round": "T",
    "dials": "ERM",
    "flags": "LAMD",
    "end_letter": "F",
    "board": "M%d Dé%d Wh%d Pi%d",
    "columns": "rev act cai lo mi",
    "dividend_column": "div",
    "money": "$",
    "closed": "fermée",
    "minimum": "min",
    "press_dividends": "Touche DIVIDENDES",
    "city_1": "Détroit",
    "city_2": "Wheeling",
    "city_3": "Pittsburgh",
    "city_4": "Chicago",
    # Ce que commencent les touches de fonction.
    "auction": "Enchère",
    "build": "Réseau",
    "develop": "Maison",
    "pass": "Renoncer",
    # Champs.
    "field_company": "Société",
    "field_winner": "Acquéreur",
    "field_bid": "Mise",
    "field_minimum": "Minimum",
    "field_first": "Commence",
    "nobody_key": "0: aucun",
}
