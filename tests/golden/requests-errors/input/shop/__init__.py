"""A shop."""
import requests


class ShopError(Exception):
    """Base of all errors."""


class AuthError(ShopError):
    """The token is wrong."""


class NotFound(ShopError):
    """Nothing is there."""


class RateLimited(ShopError):
    """Too many requests."""


class Unreachable(ShopError):
    """No answer."""


ERRORS = {401: AuthError, 404: NotFound}


class Client:
    def __init__(self, token: str) -> None:
        self._session = requests.Session()
        self._session.headers["Authorization"] = f"Bearer {token}"

    def _request(self, method: str, path: str, **kwargs):
        try:
            response = self._session.request(method, "https://shop.example" + path, timeout=10, **kwargs)
        except requests.exceptions.ConnectionError as error:
            raise Unreachable(str(error)) from error
        self._check(response)
        return response.json()

    def _check(self, response):
        if response.ok:
            return
        status = response.status_code
        if status == 429:
            raise RateLimited(response.text)
        error = ERRORS.get(status, ShopError)
        raise error(response.text)

    def list_orders(self, page: int = 1):
        """List orders."""
        return self._request("GET", "/orders", params={"page": page})

    def get_order(self, order_id: str):
        """Get an order."""
        try:
            return self._request("GET", f"/orders/{order_id}")
        except NotFound:
            return None

    def ping(self):
        """Ping."""
        response = self._session.get("https://shop.example/ping")
        response.raise_for_status()
        return True
