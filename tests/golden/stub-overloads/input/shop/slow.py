"""Python code that the stub types elsewhere."""


def walk(steps):
    """A request that is described by code."""
