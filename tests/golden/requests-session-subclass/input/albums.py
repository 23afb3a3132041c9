"""A client that is a session of a library of HTTP, and tells it where requests go."""

import httpx


class Client(httpx.Client):
    """A client of albums."""

    def __init__(self, token: str, base_url: str = "https://api.example.com/v2"):
        """Make a client."""
        super().__init__(base_url=base_url, headers={"Authorization": f"Bearer {token}"})

    def get_album(self, album: int):
        """Get an album."""
        return self.get(f"/albums/{album}").json()
