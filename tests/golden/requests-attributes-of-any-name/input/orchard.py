"""Constructors that set whatever a caller names: flags and lists are only defaults."""

import requests


class Record:
    """What all records have."""

    address = "https://orchard.example"

    def __init__(self, **values):
        for name in values:
            setattr(self, name, values[name])

    def _send(self, method, path, body):
        return requests.request(method, self.address + path, json=body)


class Tree(Record):
    """A tree; a caller may say that it is old, and which tags it has."""

    def __init__(self, **values):
        self.id = None
        self.kind = "tree"
        self.is_old = False
        self.tags = []
        self.sorts = []
        super().__init__(**values)

    def save(self):
        """Save the tree."""
        sorts = []
        for one in self.sorts:
            if one.isdigit():
                sorts.append(int(one))
            else:
                sorts.append("")
        body = {"old": self.is_old, "tags": self.tags, "sorts": sorts}
        return self._send("PUT", f"/trees/{self.id}", body)
