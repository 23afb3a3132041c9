"""Bodies: JSON fields, nested objects, forms, files, one value."""

import json
from dataclasses import dataclass
from typing import Optional

import requests
from elsewhere import Requester


@dataclass
class Dish:
    """A dish."""

    name: str


class Kitchen:
    """A kitchen."""

    def __init__(self) -> None:
        self.session = requests.Session()
        self.requester = Requester()

    def cook(self, title: str, *, check: Optional[int] = None, note: Optional[str] = None) -> None:
        """Cook a dish.

        Args:
            title: Its title.
            check: A number to compare.
            note: A note.
        """
        body = {"data": {"title": title, "kind": "soup"}, "options": {}}
        if check is not None:
            body["options"]["cas"] = check
        body["note"] = note
        self.session.post("/dishes", json=body)

    def replace(self, dish_id: str, dish: Dish) -> None:
        """Replace a dish."""
        self.session.put(f"/dishes/{dish_id}", json=dish)

    def order(self, table: int, amount: int = 1) -> None:
        """Order a dish with a form."""
        self.session.post("/orders", data={"Table": table, "Amount": amount})

    def encode(self, table: int) -> None:
        """Send JSON that is encoded by hand."""
        self.session.post("/orders/json", data=json.dumps({"table": table}))

    def photo(self, picture: bytes, caption: str) -> None:
        """Upload a photo."""
        self.session.post("/photos", files={"file": picture, "caption": caption})

    def menu(self, season, pages):
        """Upload the pages of a menu, which a caller has to give."""
        self._upload("/menus", {"season": season}, pages)

    def receipt(self, order, scan=None):
        """Send a receipt, with a scan of it or without."""
        self._upload("/receipts", {"order": order}, scan)

    def _upload(self, path, fields, files=None):
        self.session.post(path, data=fields, files=files)

    def typed(self, name: str) -> None:
        """Send a form, as its header says."""
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/plain"}
        self.session.request("POST", "/typed", json={"name": name}, headers=headers)

    def prepare(self, dish_id: str, day: str, note: str) -> None:
        """Send the query as `parameters` and the body as `input`."""
        url, body = f"/dishes/{dish_id}/prepare", {"note": note}
        self.requester.requestJson("POST", url, parameters={"day": day}, input=body)
