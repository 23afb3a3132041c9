"""A setter prepares the session that a client is given."""

from typing import Optional

import httpx


class BaseObservatory:
    """What all clients share."""

    def __init__(self, session, token: str) -> None:
        self._token = token
        self._sessions = []
        self.session = session

    @property
    def session(self):
        """The last session."""
        return self._sessions[-1]

    @session.setter
    def session(self, session) -> None:
        session.base_url = httpx.URL("https://observatory.example/v3/")
        session.headers = httpx.Headers({"Accept-Language": "en"})
        session.headers["Authorization"] = f"Bearer {self._token}"
        self._sessions.append(session)

    def _send(self, method: str, path: str):
        return self.session.send(self.session.build_request(method, path))


class Observatory(BaseObservatory):
    """The client: an annotation says which session it has, and defines nothing."""

    session: httpx.Client

    def __init__(self, token: str, session: Optional[httpx.Client] = None) -> None:
        super().__init__(session or httpx.Client(), token)

    def list_stars(self):
        """List stars."""
        return self._send("GET", "stars")
