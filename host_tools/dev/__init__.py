"""Tools that build, measure and attack the project; players do not need them."""
