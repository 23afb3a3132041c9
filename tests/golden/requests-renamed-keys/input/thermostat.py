"""Keys of a dict that are sent under other names, and keys that stay as they are."""

from typing import TypedDict

import requests


class Settings(TypedDict, total=False):
    """Settings of a thermostat."""

    day_target: float
    """The temperature during the day."""
    night_target: float


class Thermostat:
    """A thermostat."""

    def __init__(self, url: str) -> None:
        self._url = url

    def set_dashed(self, settings: Settings) -> None:
        """Send each setting with dashes in its name."""
        dashed = {name.replace("_", "-"): value for name, value in settings.items()}
        requests.put(f"{self._url}/settings", json=dashed)

    def set_upper(self, **settings) -> None:
        """Send each setting in capitals."""
        requests.put(
            f"{self._url}/settings", json={key.upper(): one for key, one in settings.items()}
        )

    def find_prefixed(self, settings: Settings) -> dict:
        """Send each setting with a prefix."""
        query = {f"filter-{name}": value for name, value in settings.items()}
        return requests.get(f"{self._url}/rooms", params=query).json()

    def set_given(self, settings: Settings) -> None:
        """Send the settings that have a value, under their own names."""
        given = {name: value for name, value in settings.items() if value is not None}
        requests.put(f"{self._url}/settings", json=given)
