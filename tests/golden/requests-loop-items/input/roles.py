"""Items that a loop over a table puts into a body, each with a name of its own."""

import requests


class Roles:
    """Roles."""

    def create(self, name: str, networks: list | None = None, policies: list | None = None) -> None:
        """Create a role."""
        lists = {"bound_networks": networks, "policies": policies}
        sent = {"name": name}
        for key, value in lists.items():
            if not isinstance(value, (list, type(None))):
                raise TypeError(key)
            if value is not None:
                sent[key] = ",".join(value)
        requests.post("https://vault.test/v1/roles", json=sent)
