"""Bodies that are dumped models, which hold more than the arguments."""

from typing import Literal, Optional

import httpx
from pydantic import BaseModel, create_model


class OrderRequest(BaseModel):
    note: str
    stream: Optional[Literal[False]] = False


class ReturnRequest(BaseModel):
    reason: str
    paid_by: Optional[str] = None


def _marshal(value, type_):
    dumped = create_model("Marshaller", body=(type_, ...))(body=value).model_dump(by_alias=True)
    return httpx.QueryParams(dumped[next(iter(dumped))])


class Orders:
    """Orders."""

    def __init__(self) -> None:
        self._http = httpx.Client(base_url="https://orders.test")

    def order(self, *, note: str):
        """Send a constant of the model beside the argument."""
        request = OrderRequest(note=note)
        return self._http.post("/orders", json=_marshal(request, OrderRequest))

    def give_back(self, *, reason: str):
        """Send nothing but the argument."""
        request = ReturnRequest(reason=reason)
        return self._http.post("/returns", json=_marshal(request, ReturnRequest))

    def order_plainly(self, *, note: str):
        """Send a model whose fields are all known."""
        return self._http.post("/plain", json=OrderRequest(note=note).model_dump())

    def order_set_fields(self, *, note: str):
        """Send what is set alone."""
        body = OrderRequest(note=note).model_dump(exclude_unset=True)
        return self._http.post("/set", json=body)

    def order_silently(self, *, note: str):
        """Send a constant that the call gives."""
        return self._http.post("/given", json=OrderRequest(note=note, stream=False).model_dump())
