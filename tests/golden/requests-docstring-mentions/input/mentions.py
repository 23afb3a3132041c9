"""Requests that the description of a parameter mentions are those of other functions."""


class Kiosk:
    """A kiosk."""

    def __init__(self, transport) -> None:
        self._transport = transport

    def order(self, paper: str) -> None:
        """Order a paper.

        Args:
            paper: The id of a paper, from GET /papers.

        Endpoint:
            POST /orders
        """
        self._transport.run("order", paper)

    def cancel(self, order: str) -> None:
        """Cancel an order.

        :param order: See GET /orders.
        :calls: DELETE /orders/{order}
        """
        self._transport.run("cancel", order)

    def fold(self, paper: str) -> None:
        """Fold a paper.

        Parameters
        ----------
        paper
            One of `GET /papers/unfolded`.
        """
        self._transport.run("fold", paper)

    def check(self, response) -> bool:
        """Check what a GET / POST / PUT / PATCH / DELETE etc. answers."""
        return self._transport.run("check", response)

    def pin(self, paper: str) -> None:
        """Pin a paper; its path goes on behind the space.

        POST /papers/[id of the paper]/pins
        """
        self._transport.run("pin", paper)
