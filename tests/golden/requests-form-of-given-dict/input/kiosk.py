"""A form has fields, and those of a dict that a caller gives."""

from typing import Optional

import requests


class Kiosk:
    """A client whose helper sends forms without empty fields."""

    def _post(self, path: str, fields: dict, extra: Optional[dict] = None):
        if extra:
            fields.update(extra)
        sent = {name: value for name, value in fields.items() if value is not None}
        return requests.post(f"https://kiosk.example/{path}", data=sent).json()

    def sell(self, paper: str, count: Optional[int] = None, extra: Optional[dict] = None):
        """Sell papers."""
        return self._post("sales", {"paper": paper, "count": count}, extra)

    def close(self, extra: Optional[dict] = None):
        """Close the kiosk; there may be fields that only the caller knows."""
        return self._post("closing", {}, extra)
