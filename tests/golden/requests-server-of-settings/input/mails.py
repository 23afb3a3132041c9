"""An address that the environment may set, and hosts in a list."""

import os

import requests

api_base = os.environ.get("MAILS_URL", "https://mails.example.com")
VERSIONED = os.getenv("SHOP_URL", "https://shop.example.com") + "/v2"


class Request:
    def __init__(self, path, params, verb):
        self.path, self.params, self.verb = path, params, verb

    def perform(self):
        return requests.request(self.verb, url=f"{api_base}{self.path}", json=self.params).json()


class Mails:
    """Mails."""

    @classmethod
    def send(cls, params: dict):
        """Send a mail."""
        return Request(path="/mails", params=params, verb="post").perform()

    @staticmethod
    def get(mail_id: str):
        """Get a mail."""
        return Request(path=f"/mails/{mail_id}", params=None, verb="get").perform()


def put_in_basket(item: str):
    """Put something in the basket."""
    return requests.post(VERSIONED + "/basket", json={"item": item})


class Search:
    """A client with several hosts."""

    def __init__(self, hosts=None):
        self.hosts = [self._complete(host) for host in (hosts or ["localhost"])]

    def _complete(self, host):
        return host if "://" in host else "http://" + host

    def health(self):
        """Tell how the servers are."""
        return requests.get(self.hosts[0] + "/health")
