"""Bodies that are what callers give by name: an empty form is none, an empty object is one."""

import requests

ADDRESS = "https://api.kiosk.test"


class Kiosk:
    """The client."""

    def change_stand(self, number: int, **changes):
        """Change a stand, as a form."""
        return requests.put(f"{ADDRESS}/stands/{number}", data=changes, timeout=5)

    def add_paper(self, **paper):
        """Add a paper, as an object."""
        return requests.post(f"{ADDRESS}/papers", json=paper, timeout=5)
