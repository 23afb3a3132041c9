"""Methods of private classes count where callers find them; what a subclass only repeats does not."""

import httpx


class _Vessel:
    """What all vessels have."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http

    def sink(self, name: str) -> None:
        """Sink a vessel."""
        self._http.delete(f"/vessels/{name}")


class Boat(_Vessel):
    """A boat."""

    def row(self, name: str) -> None:
        """Row a boat."""
        self._http.post(f"/boats/{name}/row")


class Ship(_Vessel):
    """A ship."""


class Steamer(Ship):
    """A ship with an engine; it sinks like any ship."""

    def __init__(self, http: httpx.Client, engine: str) -> None:
        super().__init__(http)
        self.engine = engine


class Manager:
    """Manages things at a path that its constructor computes."""

    _path: str | None = None

    def __init__(self, http: httpx.Client, parent=None) -> None:
        self._http = http
        self._parent = parent
        self._computed_path = self._compute_path()

    def _compute_path(self):
        return self._path.format(harbor_id=self._parent.id) if self._parent else self._path

    @property
    def path(self):
        """Where the things are."""
        return self._computed_path

    def list(self, **data) -> list[dict]:
        """List everything."""
        path = data.pop("path", self.path)
        return self._http.request("get", path, params=data).json()


class HarborManager(Manager):
    """Manages harbors."""

    _path = "/harbors"


class BerthManager(Manager):
    """Manages the berths of a harbor."""

    _path = "/harbors/{harbor_id}/berths"
