"""A class that demands a client does not lead to it: callers begin with the client."""

import requests


class Client:
    """A client."""

    def __init__(self, token: str):
        """Make a client."""
        self.token = token

    def list_games(self, first: int = 20):
        """List the games."""
        return requests.get("https://api.example.com/games", params={"first": first})


class Chat:
    """A chat."""

    def __init__(self, client: Client):
        """Make a chat."""
        self.client = client


class Message:
    """A message of a chat."""

    def __init__(self, chat: Chat, text: str):
        """Make a message."""
        self.chat = chat
        self.text = text
