"""The words of Cash in English."""

TEXTS = {
    "money": "$",
    "go_pays": "Go +%d",
    # What is typed.
    "payer": "Payer",
    "payee": "To",
    "sum": "Amount",
    "each": "Each",
    # Figures: in a list, and as a heading.
    "cash": "cash|Cash",
    "start_cash": "start cash",
    "salary": "salary",
    "loans": "loans",
    "interest_percent": "interest",
    # Acts: legend, title, short title, sentence.
    "act_pay_bank": "Pay\nbank|Pay the bank|Payment|{payer} paid {sum} $ to the bank.",
    "act_collect_bank": "Collect|Collect from the bank|Payment|{payee} got {sum} $ from the bank.",
    "act_pay_player": "Pay\nplayer|Pay a player|Payment|{payer} paid {sum} $ to {payee}.",
    "act_all_pay": "All\npay one|All pay one|All paid|{payee} got {each} $ from everybody else.",
    "act_all_pay_now": "Each pays {each} to {payee}",
    "act_pay_all": "One\npays all|One pays all|Paid all|{payer} paid {each} $ to everybody else.",
    "act_pay_all_now": "{payer} pays each {each}",
    "act_go": "|Pass Go|Go|{pawn} passed Go and got {amount} $ from the bank.",
    "act_remove": "|Remove a player|Removal|{pawn} left the game.",
    # What else happens, and why not.
    "interest_taken": "Interest: {interest}.",
    "in_debt": "In debt: {debtors}.",
    "debt_full": "Debt above 99999",
    "too_much": "More than 99999",
    "still_owed": "Somebody still owes",
}

# A first turn on a page: what each step is for, before it is taken back.
FIRST_TURN = (
    "Somebody pays the bank: each kind of payment has its key.",
    "Say who pays: each player is a pawn, and this is the first.",
    "Type how much.",
    "An amount can have any number of digits: this key closes it.",
    "Read what changes, then book it: nothing counts before this key.",
    "Look who has most.",
    "Back to everybody’s cash.",
)
