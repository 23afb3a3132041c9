"""Routes."""


def directions(client, start: str, end: str):
    """Ask for a route."""
    return client._request("/directions", {}, body={"start": start, "end": end})
