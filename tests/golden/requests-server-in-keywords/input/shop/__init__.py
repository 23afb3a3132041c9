"""Clients whose constructors take the address of the server among `**`."""

from http.client import HTTPConnection
from typing import Any

import urllib3


class Connection:
    def __init__(self, host: str = "localhost", port: Any = None, use_ssl: bool = False, **kwargs: Any) -> None:
        pool_class = urllib3.HTTPSConnectionPool if use_ssl else urllib3.HTTPConnectionPool
        self.pool = pool_class(host, port=port or 9200)

    def perform(self, method: str, url: str) -> Any:
        return self.pool.urlopen(method, url)


class Transport:
    def __init__(self, hosts: Any, **kwargs: Any) -> None:
        self.kwargs = kwargs
        self.connections = list(map(self.connect, hosts))

    def connect(self, host: Any) -> Connection:
        kwargs = self.kwargs.copy()
        kwargs.update(host)
        return Connection(**kwargs)

    def perform(self, method: str, url: str) -> Any:
        return self.connections[0].perform(method, url)


class Search:
    """Finds documents; without `hosts`, on this machine."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        hosts = kwargs.pop("hosts", None)
        self.transport = Transport([{}] if hosts is None else hosts, **kwargs)

    def info(self) -> Any:
        return self.transport.perform("GET", "/_info")


class Robot:
    """A robot in the house: HTTP without TLS."""

    def __init__(self, **options: Any) -> None:
        self.host = options.get("host", "robot.test")
        self.port = options.get("port", 8080)

    def stop(self) -> Any:
        connection = HTTPConnection(self.host, self.port)
        connection.request("POST", "/stop")
        return connection.getresponse()


class Shop:
    """A shop that callers must name: the path has no default."""

    def __init__(self, **options: Any) -> None:
        self.name = options.get("name")
        self.pool = urllib3.HTTPSConnectionPool("shops.test")

    def orders(self) -> Any:
        return self.pool.request("GET", f"/{self.name}/orders")
