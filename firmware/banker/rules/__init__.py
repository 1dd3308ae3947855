"""What every game's rules are made of: transactions as tuples, refusals, states as bytes."""
