"""Properties and objects that are called send requests."""

import requests


class System:
    """A system."""

    def __init__(self) -> None:
        self.session = requests.Session()

    @property
    def status(self) -> dict:
        """The status, asked for each time."""
        return self.session.get("/status").json()

    def __call__(self, command: str) -> dict:
        """Run a command."""
        return self.session.post(f"/commands/{command}").json()

    @property
    def name(self) -> str:
        """A name that needs no request."""
        return "system"
