"""One argument holds the whole request; its class says which part each field is."""

from typing import Annotated, Optional, Union

import httpx
from pydantic import BaseModel, Field
from typing_extensions import TypedDict


class Sent:
    """Says where a field is sent."""

    def __init__(self, query=None, header=None, path=None, request=None) -> None:
        self.places = query, header, path, request


class Encoded:
    """Says how a body is encoded."""

    def __init__(self, media_type: str) -> None:
        self.media_type = media_type


class Crate(BaseModel):
    """A crate."""

    weight: int


class StoreRequest(BaseModel):
    """Stores a crate."""

    shelf: Annotated[str, Sent(path=True)]
    crate: Annotated[Crate, Sent(request=Encoded(media_type="application/json"))]
    trace: Annotated[Optional[str], Field(alias="x-trace"), Sent(header=True)] = None


class StoreRequestDict(TypedDict):
    """Stores a crate."""

    shelf: str
    crate: dict


class ScanRequest(BaseModel):
    """Scans a picture."""

    mode: Annotated[str, Sent(query=True)]
    picture: Annotated[Crate, Sent(request=Encoded(media_type="multipart/form-data"))]


class Depot:
    """A depot."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def _build_request(self, method, path, request, get_body=None):
        query = {key: value for key, value in vars(request).items()}
        return self._client.build_request(method, path, params=query, content=get_body())

    def store(self, *, request: Union[StoreRequest, StoreRequestDict]):
        """Store a crate."""
        made = self._build_request(
            method="POST",
            path="/shelves/{shelf}/crates",
            request=request,
            get_body=lambda: request.crate.model_dump_json(),
        )
        return self._client.send(made)

    def scan(self, *, request: ScanRequest):
        """Scan a picture."""
        made = self._build_request(method="POST", path="/scans", request=request)
        return self._client.send(made)
