"""Arguments that are collected and filtered on the way."""

import requests


def _without_none(values: dict) -> dict:
    return {key: value for key, value in values.items() if value is not None}


def search(text: str | None = None, page: int | None = None):
    """Search."""
    options = _without_none({"method": "GET", "url": "/search", "params": None})
    return requests.request(**options, json=_without_none({"text": text, "page": page}))
