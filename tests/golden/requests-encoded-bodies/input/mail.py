"""Bodies that the code encodes itself before it sends them."""

import json
from urllib.parse import urlencode
from urllib.request import Request, urlopen


class Mail:
    """A mailbox."""

    def __init__(self, address: str) -> None:
        self.address = address

    def _call(self, path: str, params=None):
        fields = {key: value for key, value in (params or {}).items() if value is not None}
        data = urlencode(fields).encode("utf-8")
        return urlopen(Request(self.address + path, data=data, method="POST"))

    def send(self, to: str, subject: str | None = None):
        """Send a mail as a form."""
        return self._call("/mails", params={"to": to, "subject": subject})

    def label(self, number: int, name: str):
        """Label a mail with a body of JSON."""
        body = json.dumps({"name": name}).encode()
        return urlopen(Request(f"{self.address}/mails/{number}/labels", data=body, method="PUT"))

    def note(self, words: str):
        """Keep a note, which is sent as it is; the library says that it is a form."""
        return urlopen(self.address + "/notes", words.encode())
