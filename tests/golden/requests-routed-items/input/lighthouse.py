"""Options of which a function that sends requests adds an encoded item to the body."""

import httpx


def encode(value, writers=None):
    """Make a value ready for JSON; an object may bring writers of its own."""
    writers = writers or {}
    if hasattr(value, "config"):
        writers = {**value.config.writers, **writers}
        return encode(value.to_dict(), writers=writers)
    if isinstance(value, dict):
        return {
            encode(key, writers=writers): encode(inner, writers=writers)
            for key, inner in value.items()
        }
    return str(value)


def make_body(json, options):
    """Put the body together; the options are no body, only one of their items adds to it."""
    if json is None:
        return encode(options.get("extra_body", {})) or {} if options is not None else None
    return {**encode(json), **(encode(options.get("extra_body", {})) if options else {})}


class Sender:
    """Sends requests."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http

    def request(self, path: str, *, method: str, json=None, options: dict | None = None):
        """Send a request."""
        return self.http.request(method, path, json=make_body(json, options))


class Lighthouse:
    """A lighthouse."""

    def __init__(self) -> None:
        self._sender = Sender(httpx.Client(base_url="https://lighthouse.example"))

    def ships(self, *, options: dict | None = None) -> list:
        """List the ships in sight; the request has no body."""
        return self._sender.request("/ships", method="GET", options=options)

    def signal(self, *, text: str, options: dict | None = None) -> dict:
        """Send a signal; its text is the body."""
        return self._sender.request(
            "/signals", method="POST", json={"text": text}, options=options
        )
