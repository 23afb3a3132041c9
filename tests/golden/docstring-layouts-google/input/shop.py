"""Lists of Google sections whose items have no colon, which the parser would leave out."""


def find(title: str, limit: int, *, exact: bool) -> list[str]:
    """Find books.

    Args:
      title - A part of the title.
      limit (int) -- At most so many,
        or none.
      exact: Whether it is the whole title.

    Raises:
      ValueError if the limit is negative.
      shop.errors.ClosedShop
      If nobody is there, nothing is raised.
    """


def sort(by: str) -> None:
    """Sort the shelves.

    Args:
        These are the same as those of the shop.
        by: The name of a field.
    """


def clear() -> None:
    """Clear the shelves.

    Raises:
        Whatever the shop raises.
    """


def close() -> None:
    """Close the shop.

    .. note:: See
        :func:`clear` before.

    .. hours:: The shop is closed
        at night.

    .. seealso::

        :func:`sort`
    """


def order(title, address, wrapping=None):
    """Order a book.

    Args:
    ----
        title (:obj:`str` | :class:`~shop.errors.ClosedShop`): The title: all of it.
        address (Mapping[:obj:`str`, :py:obj:`object`]): Where it goes.
        wrapping (:obj:`bool`, optional):
            Whether it is a present.

    Raises:
    ------
        :exc:`~shop.errors.ClosedShop`: If it is :func:`closed <close>`: try again.
        KeyError: If it is not known.

    Returns:
    -------
        List[:class:`str`]: The names of who carries it.
    """


def wrap(paper, colour):
    """Wrap a book.

    Args:
        paper: See :shelf:`the shelves <third-shelf>` and :shelf:`~shop.shelves.paper`.

            Beware:
                * Paper tears.

            .. versionchanged:: 1.2
                Paper may be red.
        colour (:obj:`str`): |colour|

    Yields:
        :obj:`str`: Each side.
    """
