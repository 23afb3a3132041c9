"""A body that is the one argument or the other, of which a caller gives one."""

import requests


class Stage:
    """The client."""

    def __init__(self, session: requests.Session) -> None:
        self._session = session

    def light(self, name: str, settings: dict | None = None, body: dict | None = None):
        """Light the stage."""
        sent = settings if settings is not None else body
        return self._session.put(f"/lights/{name}", json=sent)
