"""Paths whose fields a helper fills with further arguments."""

import requests


class Client:
    """A client of analyses."""

    def _get(self, path: str, *args):
        return requests.get("https://api.example.com" + path.format(*args))

    def get_analysis(self, analysis: str):
        """Get an analysis."""
        return self._get("/analyses/{}", analysis)

    def get_file(self, analysis: str, name: str):
        """Get a file of an analysis."""
        return self._get("/analyses/{}/files/{}", analysis, name)
