"""Names: what a name means in a module, class or function, and which names are public."""
