"""Sends requests with bodies of several encodings."""

import json

import httpx

from shop.encoding import encode, find_encoder, is_json


class Client:
    """The shop."""

    def __init__(self, token):
        self._http = httpx.Client(base_url="https://shop.test")

    def _send(self, method, path, body, kind):
        encoded = encode(body, kind)
        headers = {}
        if encoded.media_type not in ("multipart/form-data", "multipart/mixed"):
            headers["content-type"] = encoded.media_type
        request = self._http.build_request(
            method,
            path,
            content=encoded.content,
            data=encoded.data,
            files=encoded.files,
            headers=headers,
        )
        return self._http.send(request)

    def create_item(self, item: dict):
        """Send JSON."""
        return self._send("POST", "/items", item, "json")

    def upload_picture(self, name: str, picture: bytes):
        """Send a file."""
        return self._send("PUT", f"/items/{name}/picture", picture, "multipart")

    def rate(self, name: str, stars: int):
        """Send a form."""
        return self._send("POST", f"/items/{name}/rating", stars, "form")

    def describe(self, name: str, words: str):
        """Send a text."""
        return self._send("PUT", f"/items/{name}/description", words, "text")


class Shipping:
    """Parcels."""

    def __init__(self):
        self._http = httpx.Client(base_url="https://shop.test")

    def _post(self, path, body, media_type):
        if is_json(media_type):
            content = json.dumps(body)
            return self._http.post(path, content=content, headers={"Content-Type": media_type})
        return self._http.post(path, data={"parcel": body})

    def order(self, parcel: dict):
        """Send the JSON of a vendor."""
        return self._post("/orders", parcel, "application/vnd.shop+json")

    def order_by_form(self, parcel: str):
        """Send a form."""
        return self._post("/orders/form", parcel, "application/x-www-form-urlencoded")

    def label(self, parcel: dict):
        """Send what an encoder makes that is only known when it runs."""
        made = find_encoder(parcel)
        return self._http.post("/labels", content=made.content, data=made.data, files=made.files)
