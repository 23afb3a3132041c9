"""Names that `__getattr__` imports when they are used, found in dicts of several kinds."""
