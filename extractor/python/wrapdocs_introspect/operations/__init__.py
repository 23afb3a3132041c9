"""Operations: the facts that idioms find, assembled into the contract's form."""
