"""Functions that pass all their variables on with `locals()`."""

import requests

BUILD = "%(folder)sjob/%(name)s/%(number)s/json"
QUEUE = "queue/json"


class Builds:
    """Builds."""

    def __init__(self, server) -> None:
        self.server = server

    def _quote(self, values):
        for key, value in values.items():
            if key in ["folder", "name"]:
                values[key] = requests.utils.quote(value.encode("utf8"))
        return values

    def _address(self, template, values=None):
        if values:
            path = template % self._quote(values)
        else:
            path = template
        return self.server + "/" + path

    def build(self, folder, name, number):
        """Get a build."""
        return requests.get(self._address(BUILD, locals()))

    def queue(self):
        """Get the queue."""
        return requests.get(self._address(QUEUE))

    def note(self, name, body, **kwargs):
        """Write a note: the body is always given, whatever else a caller gives."""
        values = locals()
        for key, value in values["kwargs"].items():
            values[key] = value
        del values["kwargs"]
        sent = None
        if "body" in values:
            sent = values["body"]
        return requests.post(f"{self.server}/notes/{values['name']}", json=sent)
