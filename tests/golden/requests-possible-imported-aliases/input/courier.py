"""Functions of the standard library that send, under other names."""

import json
import urllib.request as network
from pathlib import Path
from urllib.parse import quote, urlencode
from urllib.request import urlopen as open_address


def route(kind: str) -> str:
    """The addresses are in a file, so that the source does not show them."""
    return json.loads(Path("routes.json").read_text())[kind]


OPENER = network.build_opener()
send_it = open_address


def collect():
    """Send a request, with a function that is imported under another name."""
    return open_address(route("collect")).read()


def deliver():
    """Send a request, with a name that the module gives the function."""
    return send_it(route("deliver")).read()


def drive():
    """Send a request, with a module that is imported under another name."""
    return network.urlopen(network.Request(route("drive"), method="PUT")).read()


def pass_on():
    """Send a request, with an object of the library."""
    return OPENER.open(route("pass")).read()


def fetch_later():
    """Send a request, with a library that is imported when it is needed."""
    import http.client

    connection = http.client.HTTPSConnection("courier.example")
    connection.request("GET", route("later"))
    return connection.getresponse().read()


def write_address(values: dict) -> str:
    """Send nothing: it only writes an address."""
    return route("address") + "?" + urlencode(values) + quote("a b")


def pack() -> network.Request:
    """Send nothing: it makes the object of a request for others to send."""
    return network.Request(route("pack"))
