"""`courtier web`: the unit's page, and the mirror and the report of its game beside it."""
