"""Classes of other packages that are used like dicts."""

import httpx
import requests
from httpx import QueryParams
from multidict import MultiDict
from requests.structures import CaseInsensitiveDict


class Login:
    """The client."""

    _address = "https://login.test"

    def _send(self, path: str, query: QueryParams | None = None, back: str | None = None):
        query = query or QueryParams()
        if back:
            query = query.set("back", back)
        return httpx.post(self._address + path, params=query)

    def exchange(self, back: str | None = None):
        """Exchange a code for a session."""
        return self._send("/sessions", QueryParams(grant_type="code"), back)

    def list_users(self, name: str, page: int | None = None):
        """Return users."""
        headers = CaseInsensitiveDict()
        headers["X-Name"] = name
        query = MultiDict({"size": "10"})
        if page is not None:
            query.add("page", page)
        return requests.get(self._address + "/users", params=query, headers=headers, timeout=5)

    def list_groups(self, name: str):
        """Return groups."""
        query = httpx.QueryParams({"size": "10"}).merge({"name": name})
        return httpx.get(self._address + "/groups", params=query)
