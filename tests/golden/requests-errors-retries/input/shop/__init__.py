"""Exceptions beside what tries again."""

import requests
from tenacity import retry, stop_after_attempt
import backoff
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

class ApiError(Exception): ...
class NotFound(ApiError): ...
class Busy(ApiError): ...

class Client:
    """A client that tries again."""
    def __init__(self, token):
        self.s = requests.Session()
        self.s.mount("https://", HTTPAdapter(max_retries=Retry(total=3, status_forcelist=[500, 503])))
        self.base = "https://shop.example.com"

    def _handle(self, r):
        if r.status_code == 404:
            raise NotFound(r.text)
        if r.status_code == 503:
            raise Busy(r.text)
        if not r.ok:
            raise ApiError(r.text)
        return r.json()

    def get(self, id):
        """Get an order."""
        return self._handle(self.s.get(f"{self.base}/x/{id}"))

    @retry(stop=stop_after_attempt(3))
    def flaky(self, id):
        """Get an order, and try again if that fails: tenacity raises another exception."""
        return self._handle(self.s.get(f"{self.base}/flaky/{id}"))

    @backoff.on_exception(backoff.expo, ApiError, max_tries=3)
    def back(self, id):
        """Get an order, and try again if that fails: backoff raises the last exception."""
        return self._handle(self.s.get(f"{self.base}/back/{id}"))

    def safe(self, id):
        """Get an order, or none."""
        try:
            return self._handle(self.s.get(f"{self.base}/safe/{id}"))
        except NotFound:
            return None

    def ignored(self, id):
        """Get an order, with an exception of Python."""
        r = self.s.get(f"{self.base}/ignored/{id}")
        if r.status_code in (401, 403):
            raise PermissionError("no")
        r.raise_for_status()
        return r.json()
