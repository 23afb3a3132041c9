"""Every section of NumPy style."""


def add(a, b, c="x", *args, **kwargs):
    r"""Add up.

    Extended.

    .. versionadded:: 1.2
    .. versionchanged:: 1.3
       Changed.

    Parameters
    ----------
    a, b : array_like
        Two.
    c : {'x', 'y'}, optional
        Choice.

        Second paragraph.
    *args
        Rest.
    **kwargs : dict
        Keys.

    Returns
    -------
    out : ndarray
        The result.
    int
        Other.

    Raises
    ------
    ValueError
        If wrong.
    TypeError

    Warnings
    --------
    Careful here.

    Warns
    -----
    UserWarning
        If.

    See Also
    --------
    other : text
    numpy.foo, bar

    Notes
    -----
    Math :math:`x^2` and ref [1]_.

    References
    ----------
    .. [1] A book.

    Examples
    --------
    >>> f(1)
    2

    Text between.

    >>> f(2)
    3

    Methods
    -------
    foo(x)
        Do.
    """


def old():
    r"""Old.

    .. deprecated:: 1.6.0
        `ndobj_old` will be removed in NumPy 2.0.0, it is replaced by
        `ndobj_new`.

    Deprecated
    ----------
    1.0
        Use x.
    """


def join_graphs(G, H, *rest, **options):
    """Join graphs.

    .. deprecated:: 3.3
       The `options` argument is ignored.

    Parameters
    ----------
    G,H : graph
        The graphs.
    *rest,**options
        More of them.
    """
