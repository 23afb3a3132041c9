"""An argument is an id, or an address that holds one: both are one request."""

import re

import requests

ADDRESS = re.compile(r"songs://(?P<kind>\w+)/(?P<id>\w+)")


class Songs:
    """A client of songs, with a board on which notes are put."""

    def __init__(self, board):
        self._board = board

    def song(self, song: str):
        """Get a song by its id or address."""
        return requests.get("https://songs.test/songs/" + self._get_id(song), timeout=10)

    def follow(self, user):
        """Follow a user: the two requests send different items."""
        if user["name"]:
            return requests.put("https://songs.test/follow/" + user["name"], timeout=10)
        return requests.put("https://songs.test/follow/" + user["id"], timeout=10)

    def rate(self, song: str, stars: int):
        """Rate a song: the name of the argument does not say where the dict is sent."""
        self._board.fetch_json(f"/songs/{song}/rating", http_method="PUT", rating={"stars": stars})

    def note(self, song: str, text: str):
        """Write a note: this name does."""
        self._board.fetch_json(f"/songs/{song}/notes", http_method="POST", post_args={"text": text})

    def _get_id(self, song: str) -> str:
        found = ADDRESS.match(song)
        if found is not None:
            return found.groupdict()["id"]
        return song
