"""What a constructor sets by way of others: its base, a method of its own, another object."""

import requests

from shelves import session


class Resource:
    """Anything on a shelf."""

    def __init__(self, parent: "session.Session") -> None:
        self.session = getattr(parent, "session", parent)
        self.root = "/v1"


class Books(Resource):
    """Books; the base sets where they are."""

    session: "session.Session"

    def __init__(self, parent=None) -> None:
        super().__init__(parent or self.new_session())

    @staticmethod
    def new_session() -> "session.Session":
        """Make a session: the module is meant, and not the attribute of this name."""
        return session.Session()

    def read(self, isbn: str) -> dict:
        """Return a book."""
        return requests.get(self.root + "/books/" + isbn).json()

    def lend(self, isbn: str) -> dict:
        """Lend a book, through the session."""
        return self.session.put(self.session.make_address("loans", isbn)).json()


class Magazines(Resource):
    """Magazines; a method of the class itself sets where they are."""

    def __init__(self, parent=None) -> None:
        Resource.__init__(self, parent)
        self.move("magazines")

    def move(self, folder: str) -> None:
        """Move them."""
        self.root = f"/v2/{folder}"

    def latest(self) -> dict:
        """Return the latest issue; what the method sets does not hide the rest."""
        self.asked = True
        return requests.get(f"{self.root}/latest").json()
