"""Les mots de Ticker en français."""

TEXTS = {
    "money": "$",
    # Ce qu'on tape: son titre, puis ce que vaut chaque touche.
    "stock": "Valeur|Grains|Industrie|Titres|Pétrole|Argent|Or",
    "way": "Dés|hausse|baisse|dividende",
    "cents": "Cents",
    "lots": "Lots",
    # Les chiffres.
    "price": "Cours",
    "cash": "Caisse",
    "held": "Lots",
    # Les actes: touche, titre, titre court, phrase.
    "act_buy": "Achat|Acheter à la banque|Achat|{pawn} a acheté {lots} de {stock} pour {amount} $.",
    "act_sell": "Vente|Vendre à la banque|Vente|{pawn} a vendu {lots} de {stock} pour {amount} $.",
    "act_dice": "Dés|Dés|Dés|{stock}: {way} {cents}.",
    "act_remove": "|Retirer un joueur|Retrait|{pawn} a quitté la partie.",
    # Ce qui arrive aussi, et ce qui ne va pas.
    "split": "{stock}: division, deux fois plus de lots, à 100.",
    "worthless": "{stock} ne vaut plus rien: ses lots sont perdus.",
    "no_dividend": "À partir de 100",
    "lots_short": "En a moins que cela",
}

# A first turn on a page: what each step is for, before it is taken back.
FIRST_TURN = (
    "Quelqu’un achète des actions : cette touche ouvre l’achat.",
    "Dites qui achète : chaque joueur est un pion, et voici le premier.",
    "Choisissez quoi acheter, par son numéro à l’écran : l’or.",
    "Tapez combien de lots de 500 actions.",
    "Un nombre peut avoir deux chiffres : cette touche le termine.",
    "Lisez ce qu’il faut payer, et payez : rien ne compte avant cette touche.",
    "Regardez qui est en tête.",
    "Retour à ce que possède ce joueur.",
)
