"""A client of a library whose decorators declare requests; its methods have no body."""

from uplink import Consumer, get, headers, post
import uplink

ROOT = "/repositories"


class Repositories(Consumer):
    @get(ROOT + "/{owner}/{name}")
    def find(self, owner: str, name: str) -> dict:
        """Find a repository."""

    @headers({"Accept": "application/json"})
    @post("repositories")
    def create(self, name: str) -> dict:
        pass

    @uplink.delete("/repositories/{name}")
    def remove(self, name: str) -> None: ...

    @get("/ignored")
    def with_body(self) -> dict:
        """A body does something of its own, so that the decorator alone says too little."""
        return {}

    def plain(self) -> str:
        return "no request"
