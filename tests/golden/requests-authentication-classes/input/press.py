"""An untyped parameter takes an object that has the methods which the client calls on it."""

import requests


class Badge:
    """The badge of a reporter."""

    def __init__(self, token):
        self.token = token

    def sign(self, headers):
        """Write the header."""
        headers["Authorization"] = "Bearer " + self.token

    def renew(self):
        """Renew the badge."""


class Pass(Badge):
    """A pass for a day, which is a badge, too."""

    def __init__(self, token, day):
        super().__init__(token)
        self.day = day


class Signature:
    """It signs, but cannot be renewed."""

    def sign(self, headers):
        """Write the header."""


class _Forged(Badge):
    """A class that callers do not see."""


class Press:
    """A client; its other parameters have a type, or are not named like credentials."""

    def __init__(self, auth=None, printer=None, spare_auth: Badge | None = None):
        self.auth = auth
        self.printer = printer
        self.spare_auth = spare_auth

    def list_papers(self):
        """List the papers."""
        headers = {}
        self.auth.renew()
        self.auth.sign(headers)
        self.printer.renew()
        self.spare_auth.renew()
        return requests.get("https://press.example/papers", headers=headers)


class Archive:
    """A client that calls nothing on its credentials, so that nothing is known of them."""

    def __init__(self, credentials=None):
        self.credentials = credentials

    def list_years(self):
        """List the years."""
        return requests.get("https://press.example/years", auth=self.credentials)
