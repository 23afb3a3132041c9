"""What all resources can do."""

import requests


class Collection:
    """A collection; its path is that of the class that inherits it."""

    _path: str

    def __init__(self, session: requests.Session) -> None:
        self._session = session

    def find(self, key: str) -> dict:
        """Return one.

        Args:
            key: Its key.
        """
        return self._session.get(f"{self._path}/{key}").json()
