"""Hosts that are made of several environment variables."""

import os

import requests

DOMAIN = os.environ.get("FILES_DOMAIN", os.environ.get("DOMAIN", ".example.com"))
HOST = os.environ.get("FILES_HOST", "files" + DOMAIN)
UNKNOWN = os.environ.get("OTHER_HOST", "other" + os.environ["OTHER_DOMAIN"])


def list_files(folder: str):
    """List files."""
    return requests.get(f"https://{HOST}/2/files", params={"folder": folder})


def list_others():
    """List what is elsewhere."""
    return requests.get(f"https://{UNKNOWN}/2/others")
