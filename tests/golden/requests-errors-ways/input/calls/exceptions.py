class Wrong(Exception):
    """Wrong."""


class NotThere(Wrong):
    """Missing."""


class Refused(Wrong):
    """Refused."""
