"""What Cash says in English at rest and while keys are typed."""

TEXTS = {
    # The resting screen.
    "cash": "Cash",
    "loans": "loans",
    "money": "$",
    "salary": "Go +%d",
    # What the function keys begin.
    "pay_bank": "Pay the bank",
    "collect_bank": "Collect from the bank",
    "pay_player": "Pay a player",
    "all_pay": "All pay one",
    "pay_all": "One pays all",
    "go": "Pass Go",
    # Fields.
    "field_payer": "Payer",
    "field_payee": "To",
    "field_sum": "Amount",
    "field_each": "Each",
}
