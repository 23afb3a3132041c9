"""Three modules, one of them broken."""
