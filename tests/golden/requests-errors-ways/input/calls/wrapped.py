"""Clients with decorators that change what is raised."""
import functools
import httpx

from .exceptions import NotThere, Refused, Wrong


def translated(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        try:
            return function(*args, **kwargs)
        except httpx.HTTPStatusError as error:
            if error.response.status_code == 404:
                raise NotThere() from error
            raise Wrong() from error

    return wrapper


def forgiving(default):
    def decorate(method):
        @functools.wraps(method)
        async def inner(self, *args, **kwargs):
            try:
                return await method(self, *args, **kwargs)
            except Refused:
                return default

        return inner

    return decorate


class Client:
    def __init__(self, base="https://api.example.com"):
        self.base = base
        self.session = httpx.Client(base_url=base)

    @translated
    def get_thing(self):
        answer = self.session.get("/thing")
        answer.raise_for_status()
        return answer.json()


class AsyncClient:
    def __init__(self, base="https://api.example.com"):
        self.session = httpx.AsyncClient(base_url=base)

    @forgiving(default=None)
    async def get_other(self, page=None):
        if page:
            answer = await self.session.get("/other", params={"page": page})
        else:
            answer = await self.session.get("/other")
        if answer.status_code == 403:
            raise Refused()
        if answer.is_error:
            raise Wrong()
        return answer.json()
