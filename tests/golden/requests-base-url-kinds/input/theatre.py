"""Some requests of a client go below another address, or to another host, than most."""

import requests


class Theatre:
    """The client."""

    MAIN = "{server}/rest/main/2/{path}"
    STAGES = "{server}/rest/stages/1.0/{path}"

    def __init__(self) -> None:
        self._options = {"server": "https://theatre.example/house"}

    def _make_url(self, path: str, base: str = MAIN) -> str:
        return base.format(**{**self._options, "path": path})

    def _get(self, path: str, base: str = MAIN, upload: bool = False):
        url = f"https://files.theatre.example/{path}" if upload else self._make_url(path, base)
        return requests.get(url, timeout=5)

    def list_plays(self):
        """List plays."""
        return self._get("plays")

    def list_actors(self):
        """List actors."""
        return self._get("actors")

    def list_stages(self):
        """List stages, which have another version."""
        return self._get("stages", base=self.STAGES)

    def list_files(self):
        """List files, on another host."""
        return self._get("files", upload=True)

    def add_play(self, title: str):
        """Add a play, with an address that is made here."""
        return requests.post(self._make_url("plays"), json={"title": title}, timeout=5)
