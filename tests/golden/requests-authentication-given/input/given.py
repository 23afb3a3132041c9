"""Keys that a client does not have by default: a caller gives them with the configuration."""

import requests


class Configuration:
    """The configuration of a client."""

    def __init__(
        self,
        host: str | None = None,
        keys: dict | None = None,
        user: str | None = None,
        password: str | None = None,
        access_token: str | None = None,
    ) -> None:
        self.base_path = "https://api.shop.test" if host is None else host
        self.keys = {}
        if keys:
            self.keys = keys
        self.user = user
        self.password = password
        self.access_token = access_token

    def get_basic(self) -> str:
        return requests.auth._basic_auth_str(self.user, self.password)

    def auth_settings(self) -> dict:
        """Return what requests are authorised with."""
        schemes = {}
        if "shop" in self.keys:
            schemes["shop"] = {
                "type": "api_key",
                "in": "header",
                "key": "SHOP-CLIENT",
                "value": self.keys.get("shop"),
            }
        if self.user is not None:
            schemes["person"] = {
                "type": "basic",
                "in": "header",
                "key": "Authorization",
                "value": self.get_basic(),
            }
        if self.access_token is not None:
            schemes["app"] = {
                "type": "oauth2",
                "in": "header",
                "key": "Authorization",
                "value": "Bearer " + self.access_token,
            }
        return schemes


class Sender:
    """Sends requests."""

    def __init__(self, configuration: Configuration | None = None) -> None:
        if configuration is None:
            configuration = Configuration()
        self.configuration = configuration

    def call(self, path: str, method: str) -> dict:
        headers = {}
        for scheme in self.configuration.auth_settings().values():
            headers[scheme["key"]] = scheme["value"]
        return requests.request(method, self.configuration.base_path + path, headers=headers).json()


class Shop:
    """A shop."""

    def __init__(self, sender: Sender | None = None) -> None:
        self.sender = sender or Sender()

    def list_orders(self) -> dict:
        """List orders."""
        return self.sender.call("/orders", "GET")
