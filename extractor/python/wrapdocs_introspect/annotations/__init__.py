"""Type annotations: type expressions, aliases, parameters and constraints."""
