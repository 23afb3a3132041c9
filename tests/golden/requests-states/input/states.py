"""State of an object: what the constructor leaves, and what a method assigns."""

import requests


class Account:
    """An account with paths of its own."""

    def __init__(self, account_sid: str, region: str = "eu") -> None:
        self._solution = {"account_sid": account_sid}
        self._uri = "/Accounts/{account_sid}/Calls".format(**self._solution)
        self.region = region
        self.key = None

    def calls(self):
        """List the calls."""
        return requests.get(self._uri)

    def regional(self):
        """List the calls of the region."""
        return requests.get(f"/regions/{self.region}/calls")

    def renew(self, key: str):
        """Assign a key and use it."""
        self.key = key
        return requests.post(f"/keys/{self.key}")
