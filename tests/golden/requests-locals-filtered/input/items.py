"""Local variables that a helper makes the query of: without some names, and with `[]` for lists."""

import collections

import requests


class Client:
    """A client of items."""

    def __init__(self, base_url: str):
        """Make a client."""
        self.base_url = base_url

    def _params(self, given, exclude=()):
        params = collections.OrderedDict(given)
        if "self" in params:
            del params["self"]
        for key in list(params.keys()):
            if params[key] is None or key in exclude:
                del params[key]
        for key in list(params.keys()):
            if isinstance(params[key], list):
                params[key + "[]"] = params[key]
                del params[key]
        return params

    def list_items(self, shelf: str, limit: int | None = None):
        """List the items of a shelf."""
        params = self._params(locals(), ["shelf"])
        return requests.get(f"{self.base_url}/shelves/{shelf}/items", params=params)

    def search(self, text: str, local: bool = False):
        """Search: what is deleted is no local variable any more."""
        checked = local
        del checked
        params = self._params(locals())
        return requests.get(f"{self.base_url}/search", params=params)
