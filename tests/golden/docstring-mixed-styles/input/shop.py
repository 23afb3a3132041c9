"""Most docstrings have fields of reST, and some have sections of other styles."""


def buy(isbn: str, count: int = 1) -> bool:
    """Buy a book.

    :param isbn: The number of the book.
    :param count: How many.
    :returns: Whether it was sent.
    """


def sell(isbn: str) -> None:
    """Sell a book.

    :param isbn: The number of the book.
    """


def lend(isbn: str) -> None:
    """Lend a book.

    :param isbn: The number of the book.
    """


def find(title: str, limit: int = 10) -> list[str]:
    """Find books.

    Args:
        title (str): A part of the title.
        limit (int): At most so many.

    Returns:
        The numbers of the books.

    Examples:

        Books about the sea:

        >>> find("sea")
        ['1', '2']
    """


def sort(by: str) -> None:
    """Sort the shelves.

    Parameters
    ----------
    by : str
        The name of a field.
    """


def clear(shelf: str) -> None:
    """Clear a shelf.

    The books go to these places:

    Returns:

    - those that were bought go back,
    - others are kept.

    :param shelf: Its name.
    """


def count(shelf: str) -> int:
    """Count books.

    Attributes:

    - this is a list of reST,
    - and no section.
    """
