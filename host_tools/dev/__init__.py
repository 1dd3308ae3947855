"""What makes, measures and attacks the project; nobody who only plays needs it."""
