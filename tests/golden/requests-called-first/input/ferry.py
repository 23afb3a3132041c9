"""Functions without a client, which refuse to send before the application has said its name."""

import requests

_ADDRESS = "https://api.ferry.test"
_application = None
_language = ""
_port = "north"


def introduce(name: str, contact: str = "") -> None:
    """Say which application asks."""
    global _application
    _application = f"{name} ({contact})"


def choose_language(language: str) -> None:
    """Choose a language; without one, the service chooses."""
    global _language
    _language = language


def choose_port(port: str) -> None:
    """Choose another port."""
    global _port
    _port = port


def _send(path: str) -> dict:
    if _application is None:
        raise RuntimeError("introduce yourself first")
    if not _port:
        raise RuntimeError("there is no port")
    headers = {"User-Agent": _application, "Accept-Language": _language}
    return requests.get(_ADDRESS + path, headers=headers, timeout=5).json()


def list_ships(harbour: str) -> dict:
    """List the ships of a harbour."""
    return _send(f"/harbours/{harbour}/ships")


def read_weather() -> dict:
    """Read the weather, which everybody may."""
    return requests.get(f"{_ADDRESS}/weather", timeout=5).json()
