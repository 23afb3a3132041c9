"""Static introspection of a Python package, written as JSON lines in wrapdocs' contract."""
