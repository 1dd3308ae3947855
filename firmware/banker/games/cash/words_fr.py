"""Les mots de Cash en français."""

TEXTS = {
    "money": "$",
    "go_pays": "Départ +%d",
    # Ce qu'on tape.
    "payer": "De",
    "payee": "À",
    "sum": "Montant",
    "each": "Chacun",
    # Les chiffres: dans une liste, et comme titre.
    "cash": "argent|Argent",
    "start_cash": "au départ",
    "salary": "salaire",
    "loans": "emprunts",
    "interest_percent": "intérêt",
    # Les actes: touche, titre, titre court, phrase.
    "act_pay_bank": "Payer\nbanque|Payer à la banque|Paiement|{payer} a payé {sum} $ à la banque.",
    "act_collect_bank": "Recevoir|Recevoir de la banque|Paiement|"
    "{payee} a reçu {sum} $ de la banque.",
    "act_pay_player": "Payer\njoueur|Payer un joueur|Paiement|{payer} a payé {sum} $ à {payee}.",
    "act_all_pay": "Tous\npaient|Tous paient|De tous|{payee} a reçu {each} $ de chacun des autres.",
    "act_all_pay_now": "Chacun paie {each} à {payee}",
    "act_pay_all": "Payer\nchacun|Payer chacun|À tous|{payer} a payé {each} $ à chacun des autres.",
    "act_pay_all_now": "{payer} paie à chacun {each}",
    "act_go": "|Case départ|Départ|{pawn} est passé par le Départ et a reçu {amount} $.",
    "act_remove": "|Retirer un joueur|Retrait|{pawn} a quitté la partie.",
    # Ce qui arrive aussi, et ce qui ne va pas.
    "interest_taken": "Intérêts: {interest}.",
    "in_debt": "En dette: {debtors}.",
    "debt_full": "Dette max.: 99999",
    "too_much": "Plus de 99999",
    "still_owed": "Un joueur doit encore",
}

# A first turn on a page: what each step is for, before it is taken back.
FIRST_TURN = (
    "Quelqu’un paie la banque : chaque sorte de paiement a sa touche.",
    "Dites qui paie : chaque joueur est un pion, et voici le premier.",
    "Tapez la somme.",
    "Une somme peut avoir plus ou moins de chiffres : cette touche la termine.",
    "Lisez ce qui change, puis validez : rien ne compte avant cette touche.",
    "Regardez qui a le plus d’argent.",
    "Retour à l’argent de chacun.",
)
