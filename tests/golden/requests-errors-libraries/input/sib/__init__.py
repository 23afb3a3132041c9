from http import HTTPStatus
import aiohttp
import httpx
from .check import check_response, translate


class SibError(Exception):
    status_code = None
class Gone(SibError):
    status_code = 410
class Denied(SibError):
    pass
class Broken(SibError):
    pass
class Busy(SibError):
    pass


class A:
    """match and HTTPStatus"""
    ERRORS = {HTTPStatus.FORBIDDEN: Denied, HTTPStatus.GONE: Gone}

    def __init__(self, token):
        self._http = httpx.Client(base_url="https://a.example", headers={"Authorization": "Bearer " + token})

    def _send(self, method, path):
        r = self._http.request(method, path)
        match r.status_code:
            case 429 | 503:
                raise Busy()
            case s if s >= 500:
                raise Broken()
            case s if s in self.ERRORS:
                raise self.ERRORS[s](r.text)
        r.raise_for_status()
        return r.json()

    def read(self, id: str):
        return self._send("GET", f"/things/{id}")

    def drop(self, id: str):
        return self._send("DELETE", f"/things/{id}")


class B:
    """aiohttp, async with, helper in another module"""
    def __init__(self, token):
        self._session = aiohttp.ClientSession("https://b.example")

    async def read(self, id: str):
        async with self._session.get(f"/b/{id}") as resp:
            await check_response(resp)
            return await resp.json()

    async def other(self, id: str):
        async with self._session.get(f"/b/{id}/other") as resp:
            if resp.status != 200:
                raise SibError(resp.status)
            return await resp.json()


class C:
    """httpx exception translated; decorator of package"""
    def __init__(self, token):
        self._http = httpx.Client(base_url="https://c.example")

    def _send(self, method, path):
        try:
            r = self._http.request(method, path)
            r.raise_for_status()
        except httpx.HTTPStatusError as e:
            raise translate(e) from e
        except httpx.RequestError as e:
            raise Broken("x") from e
        return r.json()

    def read(self, id: str):
        return self._send("GET", f"/c/{id}")

    def maybe(self, id: str):
        try:
            return self._send("GET", f"/c/{id}/maybe")
        except SibError as e:
            if e.status_code == 410:
                return None
            raise
