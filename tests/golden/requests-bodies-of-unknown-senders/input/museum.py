"""A body that a caller gives, and that an object sends of which nothing is known."""


class Part:
    """A part of a client that is given to it."""

    def __init__(self, client=None):
        self._client = client
        self.session = client.session


class Tickets(Part):
    """The tickets of a museum."""

    def create(self, data={}):
        """Create a ticket: the second argument is its body."""
        return self._client.post("/tickets", data)

    def change(self, ticket_id, body, timeout):
        """Change a ticket: the third argument is not sent as its body."""
        return self._client.patch(f"/tickets/{ticket_id}", body, timeout)

    def cancel(self, ticket_id, reason):
        """Cancel a ticket: nobody knows what the reason is."""
        return self._client.post(f"/tickets/{ticket_id}/cancel", reason)

    def list(self, data={}):
        """List tickets: a `GET` request has no body."""
        return self._client.get("/tickets", data)

    def print(self, data):
        """Print tickets: `data` of a session is a form, and that is not read."""
        return self.session.post("/tickets/print", data)
