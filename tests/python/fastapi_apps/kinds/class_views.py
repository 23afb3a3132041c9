"""Views that are classes: decorators that hand the attributes of a class to its methods."""

import inspect
from collections.abc import Callable
from typing import Annotated, TypeVar, get_type_hints

from fastapi import APIRouter, Cookie, Depends, FastAPI, Header
from fastapi.security import APIKeyHeader, OAuth2PasswordBearer

View = TypeVar("View", bound=type)
scheme = OAuth2PasswordBearer(tokenUrl="token")
key = APIKeyHeader(name="X-Key")


def controller(router: APIRouter) -> Callable[[View], View]:
    """Return a decorator that does what `cbv` of fastapi-utils does, under another name."""

    def decorate(cls: View) -> View:
        _take_attributes(cls)
        for route in list(router.routes):
            endpoint = route.endpoint
            endpoint.__signature__ = _with_self(endpoint, cls)
            router.routes.remove(route)
            path = route.path.removeprefix(router.prefix)
            router.add_api_route(path, endpoint, methods=list(route.methods))
        return cls

    return decorate


def _take_attributes(cls: type) -> None:
    given = {
        name: getattr(cls, name)
        for one in reversed(cls.__mro__)
        for name in vars(one).get("__annotations__", {})
        if hasattr(cls, name)
    }

    def init(self: object, **values: object) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    cls.__init__ = init
    types = get_type_hints(cls)
    kind = inspect.Parameter.KEYWORD_ONLY
    cls.__signature__ = inspect.Signature(
        [
            inspect.Parameter(name, kind, default=value, annotation=types[name])
            for name, value in given.items()
        ]
    )


def _with_self(endpoint: Callable[..., object], cls: type) -> inspect.Signature:
    signature = inspect.signature(endpoint)
    kind = inspect.Parameter.KEYWORD_ONLY
    own = inspect.Parameter("self", kind, default=Depends(cls))
    others = [one.replace(kind=kind) for one in list(signature.parameters.values())[1:]]
    return signature.replace(parameters=[own, *others])


def get_user(token: Annotated[str, Depends(scheme)]) -> str:
    """Return who is signed in."""
    return token


def get_locale(accept_language: str | None = Header(None)) -> str:
    """Return a language."""
    return accept_language or "en"


class Base:
    """What all views have."""

    locale: str = Depends(get_locale)


class UserBase(Base):
    """What views of users have."""

    user: str = Depends(get_user)


units = APIRouter(prefix="/units")
foods = APIRouter(prefix="/foods")
keys = APIRouter(prefix="/keys")


@controller(units)
class Units(UserBase):
    """Inherits all of it."""

    @units.get("")
    def list_units(self, search: str | None = None) -> list[str]:
        """List."""
        return [search or ""]


@controller(foods)
class Foods(Base):
    """Adds an attribute, and one without a value, which is none."""

    tracked: str | None = Cookie(None)
    name: str

    @foods.post("/{food}")
    def add(self, food: int, portions: int = 1) -> int:
        """Add."""
        return food * portions


@controller(keys)
class Keys:
    """Has nothing but an attribute of its own."""

    secret: str = Depends(key)

    @keys.delete("/{number}")
    def remove(self, number: int) -> None:
        """Remove."""


app = FastAPI()
app.include_router(units)
app.include_router(foods, prefix="/v1")
app.include_router(keys)
