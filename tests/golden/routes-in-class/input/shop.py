"""Routes that are methods of classes."""

from fastapi import APIRouter

router = APIRouter(prefix="/books")


class BookRoutes:
    """Routes as static methods."""

    @staticmethod
    @router.get("/newest")
    def newest(limit: int = 10) -> list[str]:
        """List the newest books.

        Args:
            limit: How many.
        """

    class Reviews:
        """A class in the class."""

        @router.get("/{book_id}/reviews")
        def reviews(book_id: int) -> list[str]:
            """List the reviews.

            Args:
                book_id: Number of the book.
            """


class Controller:
    """A controller that adds its bound methods, and holds its router."""

    def __init__(self) -> None:
        """Make the router."""
        self.router = APIRouter(prefix="/till")
        self.router.add_api_route("/open", self.open_till, methods=["POST"])

    def open_till(self, amount: int) -> int:
        """Open the till.

        Args:
            amount: Money in it.
        """
