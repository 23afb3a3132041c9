"""Headers that one method writes are not sent by another one."""

import requests


class Http:
    """Sends the requests."""

    def __init__(self) -> None:
        self.session = requests.Session()
        self.token = None

    def request(self, method: str, path: str):
        headers = {}
        if self.token is not None:
            headers["Authorization"] = "Bot " + self.token
        return self.session.request(method, "https://gallery.example" + path, headers=headers)

    def fetch_file(self, path: str):
        return self.session.get("https://files.gallery.example" + path)


class Gallery:
    """The client, which logs in later."""

    def __init__(self) -> None:
        self.http = Http()

    def login(self, token: str) -> None:
        """Keep the token."""
        self.http.token = token

    def pictures(self):
        """List the pictures, with the token."""
        return self.http.request("GET", "/pictures")


class Frames:
    """A client of the files alone, which needs no token."""

    def __init__(self) -> None:
        self.http = Http()

    def frame(self, number: int):
        """Fetch a frame."""
        return self.http.fetch_file(f"/frames/{number}.svg.gz")
