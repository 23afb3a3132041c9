"""A module that functions set up, and bodies whose files may be left out."""

import functools
import json

import requests

_agent = ""
_session = None


def set_up(name: str) -> None:
    """Set the name that the server sees."""
    global _agent, _session
    _agent = f"greenhouse/{name}"
    _session = requests.Session()


def _send(path: str, **more: object) -> dict:
    if _agent == "":
        raise RuntimeError("Call set_up first.")
    headers = {"User-Agent": _agent}
    return _session.request(
        "POST", "https://greenhouse.example" + path, headers=headers, **more
    ).json()


def _counted(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        kwargs["counted"] = True
        return function(*args, **kwargs)

    return wrapper


def water(bed: str, litres: int) -> dict:
    """Water a bed."""
    return _send(f"/beds/{bed}/water", json={"litres": litres})


def plant(bed: str, kind: str, photo: bytes | None = None) -> dict:
    """Plant something, with a photo or without one."""
    files = None
    if photo is not None:
        files = {"photo": photo}
    return _send(f"/beds/{bed}", data={"kind": kind}, files=files)


def add_photo(bed: str, photo: bytes) -> dict:
    """Add a photo."""
    return _send(f"/beds/{bed}/photos", data={"bed": bed}, files={"photo": photo})


class Garden:
    """A client whose methods take further arguments."""

    def _post(self, path, counted=False, data=None, files=None, body=None, **kwargs):
        params = {}
        for name, value in kwargs.items():
            if value is not None:
                params[name] = str(value)
        return requests.request(
            "POST",
            "https://greenhouse.example" + path,
            params=params,
            data=data if body is None else json.dumps(body),
            files=files,
        ).json()

    @_counted
    def prune(self, **kwargs):
        """Prune everything; `depth` says how far."""
        if "depth" in kwargs:
            kwargs["depth"] = str(kwargs["depth"]).lower()
        return self._post("/prune", **kwargs)
