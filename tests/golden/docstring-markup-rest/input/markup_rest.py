"""
Markup of reST
==============

Every construct, in the docstring of an operation, a class and its members.

.. _handbook: https://shop.test/handbook
"""

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field

app = FastAPI()


class Order(BaseModel):
    """An order of a :class:`Customer`, see :meth:`Order.cancel`.

    .. versionadded:: 1.2

    :ivar number: The *number*, as in ``A-1``.
    """

    number: str
    state: str = Field("open", description="Either `open` or [closed](https://shop.test)")
    #: The :class:`Customer`, or :data:`None`.
    customer: str = ""
    total: int = 0
    """In ``cents``, *not* in units."""

    def cancel(self):
        """Cancel it with ``__exit__`` and __exit__.

        .. deprecated:: 2.0
           Use :func:`read_order` instead.
        """


class Customer:
    """Who orders.

    ========  =======
    Kind      Pays
    ========  =======
    private   at once
    company   ``30`` days
    ========  =======

    +------+--------+
    | Code | Text   |
    +======+========+
    | 1    | *One*  |
    +------+--------+
    """


@app.get("/orders/{number}")
def read_order(number: str, limit: int = Query(1, description="How *many*.")) -> Order:
    r"""Read an :class:`~markup_rest.Order` by its number.

    Call it like this::

        read_order("A-1")

    .. note:: Numbers are **not** reused,
       see the `handbook`_ and [1]_.

    .. code-block:: bash
       :linenos:

       curl https://shop.test/orders/A-1

    .. warning::

       - Slow for `company` customers
       - |never| for others

    .. |never| replace:: Never
    .. [1] Chapter 2.
    .. A comment.
    .. unknown:: thing

       Its text stays.

    open
        It may change.
    closed
        It does not.

    -v, --verbose  More text.

    | Line one
    | Line two

        A quote by :rfc:`2119`.

    1. First
    2. Second

       a. Nested
       b. Again

    >>> read_order("A-1").state
    'open'

    :param number: Number of the :class:`Order`, with \* and *args.
    :returns: The :class:`Order`.
    :raises KeyError: ``number`` is unknown, see `here <https://shop.test/errors>`__.
    """
