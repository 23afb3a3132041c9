"""Clients for special cases; they lead to more classes than the client itself."""

from .client import Client, Films


class BoxOffice:
    """What a box office knows; it sends nothing itself."""

    films: Films


class EastClient(Client):
    """A client of the cinemas in the east, with a token of its own."""

    office: BoxOffice

    def __init__(self, east_token: str):
        super().__init__(east_token)
        self.office = BoxOffice()
