"""A parameter without an annotation, of which the docstring names the class."""


class Adapter:
    """Sends requests."""

    def __init__(self, session, address):
        self._session = session
        self._address = address

    def post(self, path, **kwargs):
        return self._session.request("POST", self._address + path, **kwargs)

    def login(self, path, keep=True, **kwargs):
        """Log in.

        :param path: Where to.
        :type path: str
        """
        answer = self.post(path, **kwargs)
        if keep:
            self._token = answer["token"]
        return answer


class Users:
    """Users."""

    def __init__(self, adapter):
        """Make the part of a client.

        :param adapter: What sends the requests.
        :type adapter: docstring_types.Adapter
        """
        self._adapter = adapter

    def log_in(self, name, password=None):
        """Log in with a password."""
        sent = {"password": password}
        return self._adapter.login(f"/v1/users/{name}/login", keep=False, json=sent)


class Groups:
    """Groups, whose adapter is of a class that nobody knows."""

    def __init__(self, adapter):
        """Make the part of a client.

        :param adapter: What sends the requests.
        :type adapter: elsewhere.Adapter
        """
        self._adapter = adapter

    def log_in(self, name):
        """Log in as a group."""
        return self._adapter.login(f"/v1/groups/{name}/login")
