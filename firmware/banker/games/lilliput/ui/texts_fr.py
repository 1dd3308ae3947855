"""Ce que dit 18Lilliput en français au repos et pendant la saisie."""

TEXTS = {
    # Écrans de repos.
    "head": "Manche %d/%d Phase %d",
    "turn": "tour %d",
    "limit": "%d trains max",
    "companies": "   cours  caisse trns",
    "columns": "   arg. tit rô c  val",
    "characters": "EGJAT",
    "left": " reste %d",
    "pool": "Rés.",
    "money": "L",
    # Selon l'étape: ce qu'on attend.
    "await_choice": "ACHAT: une compagnie",
    "await_start": "CARTE: Justicier",
    "await_action": "CARTE, PAYER",
    "await_shares": "VENTE ACHAT CARTE:fin",
    "await_trains": "TRAIN, CARTE: fin",
    "await_pool": "TRAIN 3, CARTE: fin",
    "await_return": "TRAIN: un de trop",
    "await_gulliver": "CARTE: Gulliver",
    "await_export": "ROULER: export",
    "await_run": "ROULER, PAYER",
    "await_bureau": "ROULER: fin de manche",
    "game_over": "La partie est finie",
    # Ce que commencent les touches de fonction.
    "titles": "Choix|Justicier|Carte|Fin du tour|Vente|Achat|Train|Payer|"
    "Partie|Rouler|Fin de manche|Gulliver|Retrait|Corriger",
    # Champs.
    "field_company": "Compagnie",
    "field_card": "Carte",
    "field_side": "Côté",
    "field_price": "Cours",
    "cards": "caisse|tuile|verte|jaunes|action|act. 10|act. 5|train|trains|gare",
    "tile": "1 tuile",
    "side_21": "tuile jaune, verte",
    "side_31": "1 ou 2 jaunes",
    "cash": "%d en main",
    "side_101": "vendre, acheter 1",
    "side_102": "1 train",
    "side_103": "1 ou 2 trains",
    "side_104": "une gare",
    "side_105": "caisses",
}
