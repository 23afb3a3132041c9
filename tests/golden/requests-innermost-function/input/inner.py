"""The innermost public function that knows the path has the request."""

import requests


def get_user(name: str) -> dict:
    """Return a user."""
    return requests.get(f"/users/{name}").json()


def get_users(names: list[str]) -> list[dict]:
    """Return users, one request each: that of `get_user`."""
    return [get_user(name) for name in names]


def get_admin() -> dict:
    """Return the administrator by a private function."""
    return _get("/users/admin")


def _get(path: str) -> dict:
    return requests.get(path).json()
