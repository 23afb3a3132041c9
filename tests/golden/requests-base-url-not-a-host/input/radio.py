"""What a client reads from a file that a caller names, or computes, is not the name of a host."""

import os

import requests


def with_scheme(address):
    """Add the scheme to an address."""
    return "https://" + address.rstrip("/")


class Radio:
    """The address may be in the file of the token."""

    def __init__(self, token=None, api_base_url=None):
        self.api_base_url = api_base_url
        self.token = token
        if token is not None and os.path.isfile(token):
            with open(token) as file:
                self.token = file.readline()
                self.api_base_url = with_scheme(file.readline())

    def list_stations(self):
        """List the stations."""
        return requests.get(
            self.api_base_url + "/stations", headers={"Authorization": f"Bearer {self.token}"}
        )


def sign_in(user):
    """Return the host of a user."""
    return requests.post("https://tower.example/sign-in", json={"user": user}).json()["host"]


class Tower:
    """The host is given, or computed."""

    def __init__(self, user=None, host=None, version="2"):
        self.host = host if host is not None else sign_in(user)
        self.base_url = f"https://{self.host}/v{version}/"

    def list_lights(self):
        """List the lights."""
        return requests.get(f"{self.base_url}lights")
