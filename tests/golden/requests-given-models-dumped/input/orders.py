"""Models that a caller gives are sent as dicts of their fields."""

from datetime import date
from typing import Any, Optional

import requests
from pydantic import BaseModel, Field


class Request(BaseModel):
    """What all requests can do."""

    def to_fields(self) -> dict:
        """Return what is sent: no empty values, and symbols under one name."""
        fields = self.model_dump(exclude_none=True)
        if "symbol_or_symbols" in fields:
            symbols = fields["symbol_or_symbols"]
            if isinstance(symbols, list):
                symbols = ",".join(symbols)
            fields["symbols"] = symbols
            del fields["symbol_or_symbols"]
        if "note" in fields:
            fields["note"] = fields["note"].strip()
        return {key: value for key, value in fields.items() if value != {}}


class CreateOrder(Request):
    """A new order."""

    symbol: str
    quantity: int


class ListOrders(Request):
    """Which orders are listed."""

    status: Optional[str] = None
    since: Optional[date] = None


class ListPrices(Request):
    """Which prices are listed."""

    symbol_or_symbols: str | list[str]
    since: Optional[date] = None


class Described(Request):
    """A description, which may be missing."""

    note: Optional[str] = None


class Filter(BaseModel):
    """A filter whose fields have other names in the query."""

    page_size: int = Field(alias="pageSize")


class Client:
    """A client whose methods take models."""

    def create_order(self, order: CreateOrder) -> Any:
        """Create an order: the body is the model."""
        return self._send("POST", "/orders", order.to_fields())

    def list_orders(self, wanted: Optional[ListOrders] = None) -> Any:
        """List orders: the query has the fields of the model."""
        return self._send("GET", "/orders", wanted.to_fields() if wanted else {})

    def list_prices(self, wanted: ListPrices) -> Any:
        """List prices: one field is sent under another name."""
        return self._send("GET", "/prices", wanted.to_fields())

    def describe(self, order_id: str, described: Described) -> Any:
        """Describe an order: the field may be missing."""
        return self._send("PUT", f"/orders/{order_id}/note", described.to_fields())

    def find_by_name(self, wanted: Filter) -> Any:
        """Find orders: without aliases, fields are sent under their names in Python."""
        return self._send("GET", "/found", wanted.model_dump())

    def find_by_alias(self, wanted: Filter) -> Any:
        """Find orders: with aliases."""
        return self._send("GET", "/found-by-alias", wanted.model_dump(by_alias=True))

    def _send(self, method: str, path: str, data: dict) -> Any:
        url = f"https://api.example.com{path}"
        if method == "GET":
            return requests.request(method, url, params=data, timeout=10)
        return requests.request(method, url, json=data, timeout=10)
