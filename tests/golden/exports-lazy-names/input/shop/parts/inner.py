"""A module of a package."""


class Inner:
    """Is offered by the package."""


def make_inner() -> Inner:
    """Is offered by the package, too."""
    return Inner()
