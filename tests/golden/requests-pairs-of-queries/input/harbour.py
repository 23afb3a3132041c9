"""Queries and bodies that go through lists of pairs, of which some may be missing."""

import json
from http.client import HTTPSConnection
from urllib.parse import urlencode


def _written(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _sorted_pairs(query):
    if type(query) is dict:
        return sorted(query.items())
    return query[:]


class Harbour:
    """A client that writes its queries itself."""

    berth = None

    def __init__(self, host: str, fleet: str | None = None) -> None:
        self.host = host
        self.fleet = fleet

    def _ask(self, method, path, fields):
        if self.fleet is not None:
            fields["fleet"] = self.fleet
        connection = HTTPSConnection(self.host)
        if method == "GET":
            pairs = [(name, _written(value)) for name, value in _sorted_pairs(fields)]
            connection.request(method, path + "?" + urlencode(pairs))
        else:
            made = dict((name, value) for name, value in list(fields.items()))
            connection.request(method, path, json.dumps(made))
        return json.load(connection.getresponse())

    def ships(self, port: str, flag: str | None = None):
        """List ships: the kind is always sent, the flag if there is one."""
        fields = {"kind": "ship", "port": port}
        if flag:
            fields["flag"] = flag
        return self._ask("GET", "/ships", fields)

    def moor(self, ship: str, hours: int | None = None):
        """Moor a ship: what is always sent is required, although something else is not."""
        fields = {"action": "moor", "ship": ship}
        if hours is not None:
            fields["hours"] = hours
        return self._ask("POST", "/moorings", fields)

    def rent(self, ship: str, rest: dict):
        """Rent a ship: the fields may be more than those that are named."""
        fields = {"action": "rent", "ship": ship}
        fields.update(rest)
        return self._ask("POST", "/rents", fields)
