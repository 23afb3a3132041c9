"""Bodies that are always the same: nothing of them is unknown."""

import json

import requests


class Lighthouse:
    def _send(self, method: str, path: str, body=None):
        address = "https://lighthouse.test" + path
        headers = {"Content-Type": "application/json"}
        return requests.request(method, address, data=json.dumps(body), headers=headers)

    def lamps(self):
        """List lamps: the body is `null`."""
        return self._send("GET", "/lamps")

    def light(self, lamp_id: str, colour: str):
        """Light a lamp."""
        return self._send("PUT", f"/lamps/{lamp_id}", {"colour": colour})

    def replace(self, lamp_id: str, lamp):
        """Replace a lamp by what the caller gives."""
        return self._send("POST", f"/lamps/{lamp_id}", lamp)
