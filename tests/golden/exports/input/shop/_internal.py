"""Private, unless it is exported."""


def helper() -> None:
    """Exported by the package."""


def _secret() -> None:
    """Exported by the package, whatever its name."""


def _other() -> None:
    """Not exported."""
