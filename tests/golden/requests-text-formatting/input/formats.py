"""All ways to put a value into a text."""

import posixpath
from urllib.parse import quote, urljoin

import requests

_BOOK = "/books/%s"


def by_percent(book: str):
    """Format with a percent sign."""
    return requests.get(_BOOK % book)


def by_named_percent(book: str, page: int):
    """Format with names."""
    return requests.get("/books/%(book)s/pages/%(page)d" % {"book": book, "page": page})


def by_numbers(book: str, page: int):
    """Format with numbers."""
    return requests.get("/books/{0}/pages/{1}".format(book, page))


def _escape(*values):
    return [quote(str(value).encode("utf-8")) for value in values]


def by_escaped_numbers(book: str, page: int):
    """Escape the bytes of what is formatted."""
    return requests.get("/books/{0}/pages/{1}".format(*_escape(book, page)))


def by_attribute(book):
    """Format an attribute of a parameter."""
    return requests.get(f"/books/{book.isbn}/cover")


def by_join(book: str, *parts: str):
    """Join pieces."""
    return requests.get("/".join(["", "books", book, "index"]))


def by_path(book: str):
    """Join pieces of a path."""
    return requests.get(posixpath.join("/books", book, "notes"))


def by_urljoin(book: str):
    """Join addresses."""
    return requests.get(urljoin("https://library.example/api/", f"books/{book}"))


def by_sum(book: str):
    """Add texts."""
    path = "/books/"
    path += str(book)
    return requests.get(path + "/summary")


def by_urljoin_to_folder(shelf: str):
    """Join to an address that ends in a slash."""
    return requests.get(urljoin(f"/shelves/{shelf}/", "books"))
