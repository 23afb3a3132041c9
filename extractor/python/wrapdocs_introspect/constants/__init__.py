"""Constants: the values of expressions, found without running them."""
