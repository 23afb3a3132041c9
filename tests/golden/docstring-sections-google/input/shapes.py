"""Every section of Google style, and the text around them."""


def add(a, b, *, k=0, o=None):
    r"""Add up.

    Args:
        a (list[int] | None): First: with colon.
            More.

            Second paragraph.
        b: Second.
          - item

    Keyword Args:
        k (int): Key.

    Other Parameters:
        o: Other.

    Returns:
        tuple[int, str]: The pair.

    Yields:
        int: One.

    Raises:
        ValueError: If wrong.
        KeyError, TypeError: Two.
        pkg.errors.Foo: dotted.

    Warns:
        UserWarning: Careful.

    Receives:
        x (int): In.

    Attributes:
        z (int): Zed.

    Example:
        Text first.

        >>> f(1)
        2
        >>> for i in x:
        ...     print(i)
        <BLANKLINE>

        ```python
        f()
        ```

    Note:
        A note.

    Notes:
        Notes.

    Warning:
        Warn.

    Important: Title here
        Text.

    Tip:
        Tip.

    See Also:
        other: text

    References:
        .. [1] A book.

    Todo:
        * x

    Deprecated:
        Use other.

    .. versionadded:: 1.2

    .. note:: inline note

    !!! note "Title"
        Mkdocs admonition.
    """


def sort_parcels(key, weight, limit):
    """Sort parcels.
    Args:
        key (
            str): What to sort by.
        weight (dict[str,
            int]): Weights by name.
        limit: How many.
    Returns:
        The parcels.
    Raises:
        KeyError: There is no such key.
    """


def pick_parcel(number):
    """Pick a parcel.

    Some words before the section.
    Args:
        number: Its number.
    """
