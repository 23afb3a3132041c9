"""A parameter is the default of another one, which the path is named after."""

from urllib.parse import quote

import requests


def make_path(template: str, **values: str) -> str:
    return template.format(**{name: quote(value) for name, value in values.items()})


class Mounts:
    """Mounts."""

    def enable(self, kind: str, path: str | None = None) -> None:
        """Enable what is mounted at a path, which is the kind by default."""
        if path is None:
            path = kind
        address = make_path("/v1/mounts/{path}", path=path)
        requests.post(f"https://vault.test{address}", json={"type": kind})

    def disable(self, kind: str, path: str | None = None) -> None:
        """Disable it; the path is written into the text."""
        path = path or kind
        requests.delete(f"https://vault.test/v1/mounts/{path}")
