"""What is done with the response may come before the path; a key with a default is no path."""


def parse(field: str):
    """Make a function that reads a field of a response."""

    def read(response):
        return response.json()[field]

    return read


class Beacon:
    """A beacon."""

    def __init__(self, agent, http: dict) -> None:
        self.agent = agent
        self.http = http

    def state(self, name: str):
        """Return the state of a beacon."""
        return self.agent.http.get(parse("state"), "/v1/beacons/%s" % name)

    def verb(self) -> str:
        """Return a setting."""
        return self.http.get("method", "GET")
