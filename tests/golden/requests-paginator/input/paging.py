"""Objects that send their requests when the caller iterates them."""

from collections.abc import Iterator


class Pages:
    """Pages of a result."""

    def __init__(self, client, path: str) -> None:
        self._client = client
        self._path = path
        self._cursor: str | None = None

    def __iter__(self) -> Iterator[dict]:
        while True:
            page = self._client.get(self._path, params={"cursor": self._cursor}).json()
            yield from page["items"]
            self._cursor = page.get("next")
            if self._cursor is None:
                return


class Tasks:
    """Tasks."""

    def __init__(self, client) -> None:
        self._client = client

    def all(self, project: str) -> Pages:
        """Return all tasks of a project, page by page."""
        return Pages(self._client, f"/projects/{project}/tasks")

    def each(self) -> Iterator[dict]:
        """Yield the tasks of all projects."""
        number = 1
        while page := self._client.get("/tasks", params={"page": number}).json():
            yield from page
            number += 1
