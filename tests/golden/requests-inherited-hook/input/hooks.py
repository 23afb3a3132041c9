"""A method of the base calls one that subclasses define."""

import requests


class Job:
    """A job; what it does is up to subclasses."""

    def start(self):
        """Start it."""
        return self._start()

    def _start(self):
        raise NotImplementedError


class Import(Job):
    """Imports."""

    def _start(self):
        return requests.post("/imports")


class Cleanup(Job):
    """Sends nothing."""

    def _start(self):
        return None
