"""Values: what an expression may be, as far as that is known."""
