"""Ce que dit Cash en français au repos et pendant la saisie."""

TEXTS = {
    # L'écran de repos.
    "cash": "Argent",
    "loans": "prêts",
    "money": "$",
    "salary": "Départ +%d",
    # Ce que commencent les touches de fonction.
    "pay_bank": "Payer à la banque",
    "collect_bank": "Recevoir de la banque",
    "pay_player": "Payer un joueur",
    "all_pay": "Tous paient",
    "pay_all": "Payer chacun",
    "go": "Case départ",
    # Champs.
    "field_payer": "Payeur",
    "field_payee": "Pour",
    "field_sum": "Montant",
    "field_each": "Chacun",
}
