"""The signature of the call that sends says the method; paths have no slash."""


class WebClient:
    """A client of methods with names."""

    def api_call(self, api_method: str, *, http_verb: str = "POST", params: dict | None = None):
        """Call a method by its name."""
        raise NotImplementedError

    def post_message(self, channel: str, text: str):
        """Post a message."""
        return self.api_call("chat.postMessage", params={"channel": channel, "text": text})

    def list_users(self, **kwargs):
        """List the users."""
        return self.api_call("users.list", http_verb="GET", params=kwargs)
