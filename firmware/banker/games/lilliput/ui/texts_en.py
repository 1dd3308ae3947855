"""What 18Lilliput says in English at rest and while keys are typed."""

TEXTS = {
    # Resting screens.
    "head": "Round %d/%d Phase %d",
    "turn": "turn %d",
    "limit": "%d trains max",
    "companies": "   price    cash trns",
    "columns": "   cash crt ch c  val",
    "characters": "EGJAT",
    "left": ", %d left",
    "pool": "Pool",
    "money": "L",
    # By stage: what is awaited.
    "await_choice": "BUY: a company",
    "await_start": "CARD: Justiciary",
    "await_action": "CARD, PAY",
    "await_shares": "SELL, BUY, CARD: end",
    "await_trains": "TRAIN, CARD: end",
    "await_pool": "TRAIN 3, CARD: end",
    "await_return": "TRAIN: one too many",
    "await_gulliver": "CARD: Gulliver",
    "await_export": "RUN: export",
    "await_run": "RUN, PAY",
    "await_bureau": "RUN: bureaucracy",
    "game_over": "The game is over",
    # What the function keys begin.
    "titles": "Choose|Justiciary|Card|End of turn|Sell|Buy|Train|Pay|"
    "New game|Run|Bureaucracy|Gulliver|Remove|Correct",
    # Fields.
    "field_company": "Company",
    "field_card": "Card",
    "field_side": "Side",
    "field_price": "Price",
    "cards": "treasury|tile|green|yellow|share|share 10|share 5|train|trains|station",
    "tile": "1 tile",
    "side_21": "yellow, green tile",
    "side_31": "1 or 2 yellow",
    "cash": "cash %d",
    "side_101": "sell, buy 1 share",
    "side_102": "1 train",
    "side_103": "1 or 2 trains",
    "side_104": "a station",
    "side_105": "treasuries",
}
