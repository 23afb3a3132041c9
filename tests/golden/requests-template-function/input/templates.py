"""A function that fills a template with regular expressions is formatting: it is not followed."""

import re

import httpx

_FIELD = re.compile(r"{(\w+)}")


def fill_path(template: str, /, **values) -> str:
    """Fill a template."""
    return _FIELD.sub(lambda found: str(values[found.group(1)]), template)


class Pages:
    """Pages."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def get(self, book_id: str, page: int):
        """Return a page."""
        return self._http.get(fill_path("/books/{book}/pages/{page}", book=book_id, page=page))
