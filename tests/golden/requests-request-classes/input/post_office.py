"""An object is made with a request, which its methods send."""

from typing import Any, Dict, Generic, Optional, TypeVar
from urllib.parse import urlencode

import requests

T = TypeVar("T")


class Request(Generic[T]):
    """A request."""

    def __init__(self, path: str, params: Optional[Dict[str, Any]], verb: str):
        self.path = path
        self.params = params
        self.verb = verb

    def perform(self) -> T:
        """Send it."""
        return self.make_request(f"https://post.example{self.path}")

    def make_request(self, url: str) -> Any:
        """Send it to an address."""
        body = {str(key): value for key, value in (self.params or {}).items()}
        options = {"method": self.verb, "url": url, "json": body}
        return requests.request(**options).json()


class Parcels:
    """Parcels."""

    @classmethod
    def send(cls, params: Dict[str, Any]) -> dict:
        """Send a parcel: what is called `params` is the body."""
        return Request[dict](path="/parcels", params=params, verb="post").perform()

    @classmethod
    def list(cls, office: str, page: int) -> dict:
        """List the parcels of an office."""
        path = f"/offices/{office}/parcels"
        separator = "&" if "?" in path else "?"
        path = path + separator + urlencode({"page": page})
        return Request[dict](path=path, params=None, verb="get").perform()
