"""What the other modules offer."""


class Near:
    """Is offered."""


class Far:
    """Is offered under another name."""


def walk() -> Near:
    """Is offered, too."""
    return Near()
