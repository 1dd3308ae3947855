"""What every game is made of: a description of its state and acts, and what follows from it."""
