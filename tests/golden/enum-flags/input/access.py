"""Flags, with values that Python makes."""

from enum import Flag, IntFlag, auto


class Access(Flag):
    """What one may do."""

    NONE = 0
    READ = auto()
    WRITE = auto()
    BOTH = READ | WRITE
    DELETE = auto()
    ALL = BOTH | DELETE
    SAFE = ALL & READ


class Mode(IntFlag):
    """How to open."""

    EXEC = 0x10
    NEXT = auto()
    UNKNOWN = EXEC | OUTSIDE  # noqa: F821


def open_file(access: Access = Access.BOTH, mode: Mode = Mode.NEXT) -> None:
    """Open a file."""
