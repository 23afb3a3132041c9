"""Clients that call functions of the HTTP library through values."""
import requests
from functools import partial


class ApiError(Exception):
    """An error."""


class NotFound(ApiError):
    """404."""


def check(response):
    if response.status_code == 404:
        raise NotFound()
    if response.status_code >= 400:
        raise ApiError()
    return response.json()


class Http:
    def __init__(self, base):
        self.base = base
        self.session = requests.Session()

    def a(self, function, path):
        return check(function(self.base + path, timeout=3))

    def b(self, method, path):
        send = getattr(self.session, method.lower())
        return check(send(self.base + path))

    def c(self, method, path):
        functions = {"GET": requests.get, "POST": requests.post}
        return check(functions[method](self.base + path))

    def d(self, method, path):
        return check(getattr(requests, method)(self.base + path))

    def e(self, method, path):
        send = partial(self.session.request, method)
        return check(send(self.base + path))


class Client:
    def __init__(self, base="https://api.example.com"):
        self.http = Http(base)

    def by_argument(self):
        return self.http.a(requests.get, "/argument")

    def by_getattr(self):
        return self.http.b("GET", "/getattr")

    def by_table(self):
        return self.http.c("GET", "/table")

    def by_getattr_at_once(self):
        return self.http.d("get", "/at-once")

    def by_partial(self):
        return self.http.e("GET", "/partial")


class Parsing:
    def __init__(self, base="https://api.example.com"):
        self.base = base
        self.session = requests.Session()

    def parsed(self, parse=check):
        return parse(self.session.get(self.base + "/parsed"))
