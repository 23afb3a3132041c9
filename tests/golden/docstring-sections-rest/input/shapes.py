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


def read_parcel(path):
    """Read a parcel.

    .. deprecated:: 1.2
       Use something else.

    :param path: Where it is.
    :raises: ``IOError`` -- the file cannot be read.
    :raises: ValueError: the file is empty.
    :raises: If nothing works.
    """


def write_parcel(path, mode):
    """Write a parcel.

    .. deprecated:: 1.2
       The parameter ``mode`` does nothing.

    :param path: Where it is.
    :param mode: Nothing.
    """


def hide():
    """Do it for the library itself.

    :meta private:
    """


class Hidden:
    """A class for the library itself.

    :meta private:
    """

    def show(self):
        """Is as private as its class."""


class Shown:
    """Shows, and tells of ``:meta private:`` in its text."""

    def hide(self):
        """Hide.

        :meta private:
        """

    size = 1
    """Its size.

    :meta private:
    """
