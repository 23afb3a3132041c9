"""A request to another host keeps it."""

import requests


class Client:
    """A client whose tokens come from elsewhere."""

    def __init__(self) -> None:
        self.session = requests.Session()

    def get_token(self, code: str) -> dict:
        """Exchange a code for a token."""
        data = {"grant_type": "authorization_code", "code": code}
        return self.session.post("https://login.example.com/oauth/token", data=data).json()

    def me(self) -> dict:
        """Return the own account."""
        return self.session.get("/me").json()
