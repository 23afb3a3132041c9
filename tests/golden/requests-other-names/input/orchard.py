"""Functions with another name, fields that a helper picks, and a class that callers replace."""

import requests


class Transport:
    """Sends requests."""

    def __init__(self, url):
        self.url = url

    def send(self, method, path, **more):
        """Send a request."""
        return requests.request(method, self.url + path, **more)


def pick(given, *names):
    """Return some entries of a dict."""
    picked = {}
    for name in names:
        if name not in given:
            continue
        picked[name] = given[name]
    return picked


class Orchard:
    """An orchard."""

    def __init__(self, **options):
        transport = options.pop("transport", Transport)
        self._transport = transport("https://orchard.example")

    def list_trees(self):
        """List trees."""
        return self._transport.send("GET", "/trees")

    listTrees = list_trees

    def plant_tree(self, **fields):
        """Plant a tree."""
        return self._transport.send("POST", "/trees", json=pick(fields, "kind", "row"))

    def plant_apple(self):
        """Plant an apple tree."""
        return self.plant_tree(kind="apple")

    plantApple = plant_apple

    def get_owner(self):
        """Get the owner."""
        return self._transport.send("GET", "/owner").json()

    def list_own_trees(self):
        """List the trees of the owner, who is asked for first."""
        return self._transport.send("GET", f"/owners/{self.get_owner()['id']}/trees")
