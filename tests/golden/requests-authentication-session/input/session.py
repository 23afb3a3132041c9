"""A session that the constructor makes holds the credentials."""

import os

import requests


class Library:
    """Sends a token of its own kind."""

    def __init__(self, token: str | None = None) -> None:
        token = token or os.environ.get("LIBRARY_TOKEN")
        self.session = requests.Session()
        self.session.headers.update({"Authorization": f"Bot {token}"})
        self.session.headers["Accept"] = "application/json"

    def get_book(self, book_id: str) -> dict:
        """Get a book."""
        return self.session.get(f"https://api.library.test/books/{book_id}").json()


class Archive:
    """Sends a name and a password."""

    def __init__(self, user: str, password: str) -> None:
        self.session = requests.Session()
        self.session.auth = (user, password)

    def get_file(self, file_id: str) -> dict:
        """Get a file."""
        return self.session.get(f"https://api.archive.test/files/{file_id}").json()
