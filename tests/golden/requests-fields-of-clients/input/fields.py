"""Clients and settings whose constructors are made from annotations."""

from dataclasses import dataclass, field

import attr
import httpx
import requests


@dataclass
class Shop:
    """A client that makes its address when its fields are set."""

    token: str
    base_url: str = "https://shop.example.com"
    prefix: str = ""
    session: requests.Session = field(default_factory=requests.Session, repr=False)
    root: str = field(init=False)

    def __post_init__(self) -> None:
        self.session.headers["Authorization"] = f"Bearer {self.token}"
        self.root = self.base_url.rstrip("/") + self.prefix + "/api"

    def orders(self, page: int):
        """List orders."""
        return self.session.get(f"{self.root}/orders", params={"page": page}).json()


@attr.s(auto_attribs=True)
class Depot:
    """A client of attrs."""

    host: str = "depot.example.com"
    port: int = 443
    _http: httpx.Client = attr.ib(init=False, default=None)

    def __attrs_post_init__(self):
        self._http = httpx.Client(base_url=f"https://{self.host}:{self.port}")

    def ping(self):
        """Tell whether the depot answers."""
        return self._http.get("/ping")


@dataclass
class Region:
    """Settings that a caller makes: the empty subdomain is no part of a server."""

    subdomain: str = ""
    version: str = "v1"


class Regional:
    """A client with settings."""

    def __init__(self, region: Region):
        self.region = region

    def zones(self):
        """List zones."""
        region = self.region
        return requests.get(f"https://{region.subdomain}.example.com/{region.version}/zones")


@dataclass
class Host:
    """Settings whose address is made if none is given."""

    host: str | None = None
    port: int = 8989
    base_path: str = ""
    url: str | None = None

    def __post_init__(self):
        if self.url is None:
            self.url = f"http://{self.host}:{self.port}{self.base_path}"


class Player:
    """A client that is given settings, or what they are made of."""

    def __init__(self, host_configuration: Host | None = None, host: str | None = None):
        if host_configuration is None:
            host_configuration = Host(host=host)
        self.host_configuration = host_configuration
        self.session = requests.Session()

    def _get(self, command: str, params: dict):
        url = f"{self.host_configuration.url}/api/v3/{command}"
        return self.session.get(url, params=params).json()

    def queue(self, page: int):
        """Show the queue."""
        return self._get("queue", {"page": page})
