"""Python code that the stub types elsewhere."""


def walk(steps):
    """Walk, said by the code."""
