"""Classes of HTTP libraries whose constructors subclasses call."""

import httpx

from quarry import compat


class Quarry(httpx.Client):
    """A client that is a session; its address is what its base class is given."""

    def __init__(self, token, region="north"):
        super().__init__(
            base_url=f"https://{region}.quarry.test/v1",
            headers={"X-Token": token},
            params={"units": "metric"},
        )

    def list_stones(self, kind):
        """List the stones of a kind."""
        return self.get("/stones", params={"kind": kind}).json()


class _Put(compat.Request):
    """A request of another method than urllib chooses."""

    def __init__(self, url, data):
        compat.Request.__init__(self, url, data)
        self.method = "PUT"


_user = ""


def set_user(name):
    """Set who sends requests."""
    global _user
    _user = name


def dig(depth):
    """Dig down to a depth."""
    if _user == "":
        raise ValueError("Call set_user first.")
    url = compat.urljoin("https://pits.quarry.test", f"/pits/{depth}")
    return compat.urlopen(_Put(url, b"")).read()
