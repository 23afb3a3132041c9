"""A client whose parts take any arguments, and have methods named like functions of Python."""

import os

import requests

USUAL_HOST = "https://api.depot.example"


def find_host(host=None):
    """Return an address with its scheme, which it is only given where it has none."""
    found = host or os.environ.get("DEPOT_HOST") or USUAL_HOST
    if "://" not in found:
        found = f"https://{found}"
    return found


class Crates:
    """Crates. A method has the name of the function that the constructor calls."""

    def __init__(self, *args, **kwargs):
        given = list(args)
        self._session = given.pop(0) if given else kwargs.pop("session")
        self._host = given.pop(0) if given else kwargs.pop("host")

    def list(self, size=20):
        """List crates."""
        return self._session.get(f"{self._host.url}/crates", params={"size": size})

    def get(self, crate_id):
        """Get a crate."""
        return self._session.get(f"{self._host.url}/crates/{crate_id}")


class Host:
    """Where the depot is."""

    def __init__(self, url):
        self.url = url


class Depot:
    """The client."""

    def __init__(self, host=None):
        session = requests.Session()
        self.crates = Crates(session, Host(find_host(host)))
