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


class Dome:
    """What sends the requests of a site."""

    def __init__(self, site: "Site") -> None:
        self._site = site

    def send(self, path: str):
        return httpx.get("https://observatory.example/v3/sites/" + path)


class Site:
    """A client whose constructor sets a property, which may only be set once."""

    def __init__(self) -> None:
        self._own_dome = None
        self._dome = Dome(self)

    @property
    def _dome(self):
        return self._own_dome

    @_dome.setter
    def _dome(self, dome) -> None:
        if self._own_dome is not None:
            raise ValueError("A site has one dome.")
        self._own_dome = dome

    def open_roof(self):
        """Open the roof."""
        return self._dome.send("roof")
