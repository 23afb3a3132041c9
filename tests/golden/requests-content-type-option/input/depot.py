"""Bodies whose encoding an option of the request decides."""

from typing import Mapping, Optional, TypedDict
from urllib.parse import urlencode

import requests

from forms import FormWriter


class Options(TypedDict, total=False):
    """What steers a request."""

    content_type: str
    token: str


class Parcel(TypedDict):
    """A parcel."""

    label: str


class Depot:
    """The client."""

    def __init__(self, address: str) -> None:
        self.address = address

    def _request(self, method: str, path: str, params: Mapping, options: Optional[Options]):
        headers = {}
        if options is not None and options.get("content_type") == "multipart/form-data":
            writer = FormWriter()
            writer.add(params)
            data = writer.finish()
            headers["Content-Type"] = "multipart/form-data; boundary=%s" % writer.boundary
        else:
            data = urlencode(list(params.items()))
        return requests.request(method, self.address + path, data=data, headers=headers)

    def send(self, params: Parcel, options: Optional[Options] = None):
        """Send a parcel as a form."""
        return self._request("POST", "/parcels", params=params, options=options)

    def scan(self, params: Parcel, options: Optional[Options] = None):
        """Send a parcel in several parts, as the option says."""
        if options is None:
            options = {}
        options["content_type"] = "multipart/form-data"
        return self._request("POST", "/scans", params=params, options=options)

    def move(self, parcel: dict, shelf: int):
        """Move a parcel: the dict that a caller gives gets one more item."""
        parcel["shelf"] = shelf
        return requests.put(self.address + "/parcels", json=parcel)
