"""Conditions on the version of Python, which are decided."""

import sys

import requests
import six

if sys.version < "3":

    def _prefix():
        return "/python2"

else:

    def _prefix():
        return "/python3"


IS_OLD = sys.version_info[0] == 2


class Mill:
    def __init__(self, url):
        self.url = url

    def grind(self, grain):
        """Grind grain; the name is encoded for an old Python."""
        if sys.version_info[0] < 3:
            return requests.get(self.url + "/old/" + grain.encode("utf-8"))
        return requests.get(self.url + "/grind/" + grain)

    def sieve(self, grain):
        """Sieve grain."""
        path = "/sieve" if sys.version_info >= (3, 0) else "/old-sieve"
        if sys.version_info.major == 2 or sys.version_info[:2] == (2, 7):
            path = "/older-sieve"
        return requests.get(self.url + path, params={"grain": grain})

    def weigh(self, grain):
        """Weigh grain."""
        path = "/old-weigh" if six.PY2 or IS_OLD else "/weigh"
        return requests.get(self.url + path, params={"grain": grain})

    def store(self, grain):
        """Store grain."""
        if not isinstance("grain", six.string_types):
            return requests.delete(self.url + "/never")
        return requests.post(self.url + _prefix() + "/stores", json={"grain": grain})
