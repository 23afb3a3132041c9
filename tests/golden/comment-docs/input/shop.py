"""Comments that document the line they belong to."""

from enum import Enum

from pydantic import BaseModel

#: How many books a reader may take.
LIMIT = 5

COLOURS = ["red"]  #: Colours of the shelves.

#: A comment of
#: two lines.
SHELVES: int = 3

# An ordinary comment.
ORDINARY = 1

#: Not for this one: a line stands between.

SEPARATE = 2

TEXT = "#: not a comment"


class Book(BaseModel):
    """A book."""

    #: Title on the cover.
    title: str
    pages: int = 1  #: How many pages.


class Kind(Enum):
    """Kinds of books."""

    #: A story.
    NOVEL = 1
    ATLAS = 2  #: Maps.
