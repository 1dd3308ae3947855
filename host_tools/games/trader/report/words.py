"""The report's own words for Trader."""

from host_tools.link.report.words import WORDS as COMMON

_OWN = {
    "en": {
        "millions": "€ M",
        "standings": "Standings",
        "standings_note": "Shares at market price and offices at purchase price, in € M. Paper "
        "money, Leisure and Media are on the table, so the banker does not know them.",
        "shares": "Shares",
        "offices": "Offices",
        "dividends": "Dividends waiting",
        "presides": "Presides over",
        "companies_1": "1 company",
        "companies": "{} companies",
        "worth": "What each player was worth",
        "worth_note": "Shares and offices after each transaction.",
        "prices": "The course of the prices",
        "prices_note": "One share of each company, in € M. Each group has a scale of its own.",
        "never_listed": "never listed",
        "presidencies": "Presidencies won and lost",
        "presidencies_note": "Each band is a presidency. A thick one belongs to a monopoly.",
        "presided": "{pawn}: president of {code}, transactions {first} to {last}",
        "won": "Won",
        "lost": "Lost",
        "pawn": "Pawn",
        "at_end": "Still held",
        "biggest_note": "By what went through the bank. What players agreed between them it does "
        "not know.",
        "interest": "Interest earned by company",
        "interest_note": "What landing there cost in all, in € M; it went to the shareholders.",
        "no_interest": "Nobody paid any interest.",
        "received": "Interest received",
        "fact_presidents": "changes of president",
        "fact_presidents_1": "change of president",
        "fact_broken": "monopolies broken",
        "fact_broken_1": "monopoly broken",
        "fact_highest": "highest price (company {})",
        "fact_interest": "of interest",
    },
    "fr": {
        "millions": "M €",
        "standings": "Classement",
        "standings_note": "Actions au prix du marché et bureaux au prix d’achat, en millions "
        "d’euros. Les billets, les Loisirs et les Médias sont sur la table\u00a0: le banquier ne "
        "les connaît pas.",
        "shares": "Actions",
        "offices": "Bureaux",
        "dividends": "Dividendes à toucher",
        "presides": "Préside",
        "companies_1": "1 société",
        "companies": "{} sociétés",
        "worth": "Le patrimoine de chaque joueur",
        "worth_note": "Actions et bureaux après chaque transaction.",
        "prices": "Le cours des actions",
        "prices_note": "Une action de chaque société, en millions d’euros. Chaque groupe a son "
        "échelle.",
        "never_listed": "jamais cotées",
        "presidencies": "Présidences gagnées et perdues",
        "presidencies_note": "Chaque bande est une présidence. Une bande épaisse fait partie d’un "
        "monopole.",
        "presided": "{pawn}\u00a0: présidence de la {code}, transactions {first} à {last}",
        "won": "Gagnées",
        "lost": "Perdues",
        "pawn": "Pion",
        "at_end": "Encore tenues",
        "biggest_note": "D’après ce qui est passé par la banque. Ce que les joueurs ont convenu "
        "entre eux, elle ne le sait pas.",
        "interest": "Intérêts rapportés par société",
        "interest_note": "Ce que les arrêts y ont coûté en tout, en millions d’euros, au profit "
        "des actionnaires.",
        "no_interest": "Personne n’a payé d’intérêts.",
        "received": "Intérêts reçus",
        "fact_presidents": "changements de président",
        "fact_presidents_1": "changement de président",
        "fact_broken": "monopoles brisés",
        "fact_broken_1": "monopole brisé",
        "fact_highest": "plus haut cours (société {})",
        "fact_interest": "d’intérêts",
    },
}

WORDS = {lang: COMMON[lang] | _OWN[lang] for lang in COMMON}
