"""Markdown with some reST in it, which is common."""

from fastapi import FastAPI

app = FastAPI()


class Order:
    """An [order][markup_markdown.Order] of a [`Customer`][], as in [json][json.JSONEncoder].

    | Kind    | Pays    |
    | ------- | ------- |
    | private | at once |

    ```python
    Order().__init__()  # :class:`stays`
    ```

        __init__ and :class:`this` stay as code
    """

    def cancel(self):
        """Cancel the order with __exit__, not x[0][order].

        Example:
            Text with **bold**::

                order.cancel()

            >>> Order().cancel()
        """


class Customer:
    """Who orders, see :class:`Order` and [the site](https://shop.test).

    !!! note "Customers"
        Have *many* orders.

    .. note:: And reST.
    """


@app.get("/orders")
def list_orders(limit: int) -> list[str]:
    """List the orders.

    - One
    - Two `code`

    # A heading

    > A quote

    Args:
        limit: How many. See [limits](https://shop.test).

    See Also:
        Order, Customer: Both.
    """
