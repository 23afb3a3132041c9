"""A method that adds to the one that it overrides."""

import requests


class Base:
    """Anything with an address."""

    def send(self, method: str, path: str, **options):
        """Send a request."""
        return requests.request(method, path, **options)

    def remove(self, key: str):
        """Remove one."""
        return self.send("DELETE", f"/things/{key}")


class Noisy(Base):
    """Says what it does."""

    def remove(self, key: str):
        """Remove one and say so."""
        print(key)
        return super().remove(key)

    def rename(self, key: str, name: str):
        """Rename one."""
        return super().send("PATCH", f"/things/{key}", json={"name": name})
