"""Tests of the dough, which are part of the API."""

import requests


class Tests:
    """Tests of the dough."""

    def start(self, bread: str):
        """Start a test of the dough."""
        return requests.post(f"https://bakery.example/breads/{bread}/tests")
