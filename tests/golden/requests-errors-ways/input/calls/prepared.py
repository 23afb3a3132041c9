"""Clients that make the request first."""
import json
import urllib.request as web
from urllib.error import URLError

import httpx
import requests

from .exceptions import NotThere, Refused, Wrong


class Plain:
    def __init__(self, base="https://api.example.com"):
        self.base = base

    def get_it(self):
        request = web.Request(self.base + "/it", method="GET")
        try:
            answer = web.urlopen(request)
            return json.loads(answer.read())
        except URLError as error:
            raise Wrong() from error


class Prepared:
    def __init__(self, base="https://api.example.com"):
        self.base = base
        self.session = requests.Session()

    def get_prepared(self):
        made = requests.Request("GET", self.base + "/prepared")
        answer = self.session.send(made.prepare())
        if answer.status_code == 404:
            raise NotThere()
        answer.raise_for_status()
        return answer.json()


class Built:
    def __init__(self, base="https://api.example.com"):
        self.client = httpx.Client(base_url=base)

    def get_built(self):
        made = self.client.build_request("GET", "/built")
        answer = self.client.send(made)
        if answer.is_error:
            raise Refused()
        return answer.json()


class Own:
    def __init__(self, base="https://api.example.com"):
        self.base = base
        self.session = requests.Session()

    def request(self, path):
        answer = self.session.request("GET", self.base + path)
        if answer.status_code == 401:
            raise Refused()
        if not answer.ok:
            raise Wrong()
        return answer.json()

    def one_or_other(self, flag):
        path = "/one" if flag else "/other"
        return self.request(path)
