"""The error of a source that is not fetched."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "SOURCE_NOT_FOUND", "SOURCE_UNREACHABLE", "SOURCE_REFUSED", "SOURCE_UNSUITABLE", "OUTPUT_FAILED"
]


class FetchError(Exception):
    """A source cannot be fetched, or must not be used."""

    def __init__(self, code: Code, message: str, hint: str) -> None:
        """Describe the failure.

        Args:
            code: Permanent name of the failure, one of wrapdocs' own.
            message: What happened, and where.
            hint: What to do.
        """
        super().__init__(message)
        self.code = code
        self.hint = hint


def make_output_error(error: OSError) -> FetchError:
    """Make the error of a file that could not be written.

    Args:
        error: The error of the system.

    Returns:
        The error to raise.
    """
    return FetchError(
        "OUTPUT_FAILED",
        f"The cache folder is not writable: {error.strerror or error}.",
        "Free some disk space, or set WRAPDOCS_CACHE to a folder that this user can write to.",
    )
