"""Connections of http.client to the host of an address that is taken apart."""

import json
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit


class PostOffice:
    def __init__(self, url: str, token: str):
        self.url = url
        self.token = token

    def _connect(self, url):
        scheme, host = urlsplit(url)[:2]
        return HTTPConnection(host) if scheme == "http" else HTTPSConnection(host)

    def _send(self, method, path, body=None):
        url = self.url + path
        connection = self._connect(url)
        connection.request(method, urlsplit(url).path, body, {"X-Token": self.token})
        response = connection.getresponse()
        if response.status in (301, 307):
            return self._follow(method, response.getheader("location"))
        return response

    def _follow(self, method, url):
        connection = self._connect(url)
        connection.request(method, urlsplit(url).path, None, {"X-Token": self.token})
        return connection.getresponse()

    def letters(self):
        """List letters; a redirect goes to an address that the server has sent."""
        return self._send("GET", "/letters")

    def post(self, letter: str):
        """Post a letter."""
        return self._send("POST", "/letters", json.dumps({"letter": letter}))

    def stamp(self, letter_id: str, stamp: dict):
        """Stamp a letter: headers and body are sent by further calls."""
        connection = HTTPSConnection("office.test")
        connection.putrequest("PUT", f"/letters/{letter_id}/stamp")
        connection.putheader("Content-Type", "application/json")
        connection.endheaders(json.dumps(stamp).encode())
        return connection.getresponse()
