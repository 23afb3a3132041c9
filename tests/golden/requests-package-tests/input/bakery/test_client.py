"""A test beside the client."""

import unittest

import requests


class TestBakery(unittest.TestCase):
    """Tests of the client."""

    def test_open(self) -> None:
        """Ask a server for tests."""
        requests.get("https://bakery.example/reset")
