"""The failure of an introspection, and the description of a bug that did not end it."""

import traceback
from pathlib import Path


class IntrospectionError(Exception):
    """The package cannot be read, and the author has to change something."""

    def __init__(self, code: str, message: str, hint: str) -> None:
        """Describe the failure.

        Args:
            code: Permanent name of the failure.
            message: What happened, and where.
            hint: What to do.
        """
        super().__init__(message)
        self.code = code
        self.hint = hint


def describe_error(error: Exception) -> str:
    """Return the kind of an unexpected error, its message, and the line that raised it."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
