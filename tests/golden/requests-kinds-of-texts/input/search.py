"""Segments of a path pass through a helper that asks what kind of value each is."""

from datetime import date
from urllib.parse import quote

LEFT_OUT = (None, "", b"", [], ())


def escape(value):
    """Return a value as it stands in a path."""
    if isinstance(value, (list, tuple)):
        value = ",".join(value)
    elif isinstance(value, date):
        value = value.isoformat()
    elif isinstance(value, bool):
        value = str(value).lower()
    elif isinstance(value, bytes):
        return value
    if isinstance(value, str):
        return value.encode("utf-8")
    return str(value)


def make_path(*parts):
    """Make a path of segments."""
    return "/" + "/".join(quote(escape(one), b",*") for one in parts if one not in LEFT_OUT)


def is_text(value):
    """Tell whether a value is a text; this version of Python is too old to know."""
    raise SystemError("Python 2 is needed")


class SearchClient:
    """A client of a search engine."""

    def __init__(self, transport):
        self.transport = transport

    def search(self, index, body=None):
        """Search an index."""
        return self.transport.perform_request("POST", make_path(index, "_search"), body=body)

    def get_users(self):
        """List users."""
        path = make_path("_plugins", "_security", "api", "users")
        return self.transport.perform_request("GET", path)

    def get_role(self, role):
        """Get a role."""
        path = make_path("_plugins", "_security", "api", "roles", role)
        return self.transport.perform_request("GET", path)

    def get_mapping(self, role):
        """Get a mapping."""
        path = make_path("_plugins", "_security", "api", "mappings", role)
        return self.transport.perform_request("GET", path)

    def get_tenant(self, tenant):
        """Get a tenant."""
        path = make_path("_plugins", "_security", "api", "tenants", tenant)
        return self.transport.perform_request("GET", path)

    def get_group(self, group):
        """Get a group."""
        path = make_path("_plugins", "_security", "api", "groups", group, "members")
        return self.transport.perform_request("GET", path)

    def find(self, name=None, page=1):
        """Find documents: whether the name is sent is decided by a function that raises here."""
        params = {"page": page}
        if name is not None:
            if is_text(name):
                params["name"] = name
            else:
                raise TypeError("name must be a text")
        return self.transport.perform_request("GET", "/documents", params=params)


class Document:
    """A document, which may have an id."""

    def __init__(self, transport, number=None):
        self.transport = transport
        self.number = None
        if number:
            self.number = number

    def refresh(self):
        """Read it again: an id that is no text would be a mistake."""
        if not isinstance(self.number, str):
            raise ValueError("no id")
        return self.transport.perform_request("GET", "/documents/" + self.number)

    @classmethod
    def retrieve(cls, transport, number: str):
        """Read a document."""
        document = cls(transport)
        document.refresh()
        return document
