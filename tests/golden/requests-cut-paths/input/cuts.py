"""Paths that are split, sliced, joined and replaced."""

import requests


class Endpoint:
    """An address, and the one above it."""

    _path = "/teams/{team}/members"

    def __init__(self, session: requests.Session) -> None:
        self._session = session

    def above(self, team: str):
        """Read the address without its last part."""
        path = "/".join(self._path.split("/")[:-1])
        return self._session.get(path.format(team=team))

    def beside(self, team: str):
        """Read another part of the same team."""
        return self._session.get(self._path.replace("members", "guests").format(team=team))

    def version(self):
        """Read without the first slash."""
        return self._session.get("/v1" + "//version"[1:])
