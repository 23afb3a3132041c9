"""Layouts of NumPy sections that parsers do not expect."""


def find(title: str, limit: int = 10) -> list[str]:
    """Find books.

    Parameters
    ----------
    title : str
        A part of the title.
    limit : int, optional
        At most so many.

    Returns
    -------
    list of str
        The numbers of the books.
    .. note:: Books that were sold are left out.

     Examples
    --------
    >>> find("sea")
    ['1', '2']
    """


def sort(by: str) -> None:
    """Sort the shelves.

    Longer texts stay where they are.

    Parameters
    ----------
    by : str
        The name of a field.

        .. warning:: A slow one takes long.

    .. versionadded:: 1.2
        With the shelves.

    Raises
     ------
    KeyError
        No book has the field.

    Notes
    -----
    .. note:: This note stays here.
    """


def count(shelf: str, depth: int, limit: int) -> int:
    """Count books.

    Parameters
    ----------
    shelf: str, optional
        The name of a shelf.
    depth: How many shelves below it.
    limit
        At most so many.

    Raises
    ------
    An error if there is no such shelf
    """
