"""Dependencies that several routes share."""

from typing import Annotated, Optional

from fastapi import Depends, Header, Query


def read_token(x_token: str = Header(...)) -> str:
    """Read the token.

    Args:
        x_token: Token of the caller.
    """
    return x_token


def get_user(token: str = Depends(read_token), locale: str = "en") -> str:
    """Find the user.

    Args:
        locale: Language of the user.
    """
    return token + locale


class Paging:
    """Which part of a list to show."""

    def __init__(self, page: int = Query(1, ge=1), size: int = 20) -> None:
        """Take the page.

        Args:
            page: Number of the page.
            size: Entries on a page.
        """
        self.page = page
        self.size = size


async def open_session(trace: Optional[str] = Header(None, alias="X-Trace")):
    """Open a session.

    Args:
        trace: Id of the trace.
    """
    yield trace


User = Annotated[str, Depends(get_user)]
