"""Exceptions of the package, in a module named like those of libraries."""


class HTTPError(Exception):
    """Any failed request."""


class NotThere(HTTPError):
    """The server has no such thing."""
