"""Every field of reST, and text between and below them."""


def add(a, b, c):
    r"""Add up.

    Extended with :class:`~pkg.Foo` and ``code``.

    :param int a: A.
    :param b: B.
    :type b: str or None
    :param list[int] c: C
        more.
    :raises ValueError: if.
    :raise KeyError: if.
    :returns: Out.
    :rtype: int
    :yields: one
    :ytype: int
    :var x: X
    :warns UserWarning: w.
    :meta private:

    .. note:: A note.

    .. warning::

       Careful.

    .. code-block:: python

       f()

    .. seealso:: :func:`other`

    >>> f(1)
    2

    Example::

        literal()
    """


def plain():
    r"""Say something.

    :param: no name
    Text that goes on
    at once.

    And words below the fields
    stay words.
    """
