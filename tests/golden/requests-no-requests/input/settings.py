"""Calls that look like requests and are none."""

import queue


class Settings:
    """Settings and a queue."""

    def __init__(self, options: dict, jobs: queue.Queue) -> None:
        self.options = options
        self.jobs = jobs

    def key(self) -> str | None:
        """Read a dict: its key is no path."""
        return self.options.get("api_key")

    def template(self) -> str:
        """Read a dict by a key with a slash."""
        return self.options.get("a/b", "none")

    def next(self):
        """Take a job from a queue."""
        return self.jobs.get(timeout=5)

    def put(self, path: str) -> None:
        """Put a job into a queue."""
        self.jobs.put(("GET", path))

    def describe(self) -> str:
        """Return a text with a path in it."""
        return "GET /settings"
