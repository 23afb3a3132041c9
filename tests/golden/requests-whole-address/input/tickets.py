"""Requests to the address of an object: the docstring says what it is, the code what is sent."""

from __future__ import annotations


class Ticket:
    """A ticket that a server described."""

    def __init__(self, requester, data: dict) -> None:
        self._requester = requester
        self._data = data

    @property
    def url(self) -> str:
        """The address of the ticket."""
        return self._data["url"]

    def edit(self, title: str | None = None, state: str | None = None) -> None:
        """Change the ticket.

        :calls: `PATCH /desks/{desk}/tickets/{number} <https://docs.example/tickets>`_
        """
        sent = {}
        if title is not None:
            sent["title"] = title
        if state is not None:
            sent["state"] = state
        self._requester.request_json("PATCH", self.url, json=sent)

    def delete(self) -> None:
        """Delete the ticket: `DELETE /desks/{desk}/tickets/{number}`."""
        self._requester.request_json("DELETE", self.url)

    def refresh(self) -> None:
        """Read the ticket again; no docstring says where it is."""
        self._requester.request_json("GET", self.url)

    def lock(self) -> None:
        """Lock the ticket; the address is known from other methods."""
        self._requester.request_json("PUT", self.url + "/lock")
