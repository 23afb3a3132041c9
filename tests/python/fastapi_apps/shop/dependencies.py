"""Dependencies, some of them dependencies of others."""

from functools import partial
from typing import Annotated, Optional

from fastapi import Cookie, Depends, Header, HTTPException, Path, Query, Request
from fastapi.security import APIKeyHeader, OAuth2PasswordBearer

from .models import Filters

oauth2 = OAuth2PasswordBearer(tokenUrl="token")
api_key = APIKeyHeader(name="X-API-Key")


def pagination(skip: int = 0, limit: Annotated[int, Query(le=100)] = 10):
    return {"skip": skip, "limit": limit}


async def verify_token(x_token: Annotated[str, Header()]):
    if x_token != "secret":
        raise HTTPException(status_code=400)


def session(request: Request, sid: Optional[str] = Cookie(None)):
    return sid


def current_user(token: str = Depends(oauth2), sid: str = Depends(session)):
    return token


class CommonQuery:
    def __init__(self, q: str | None = None, page: dict = Depends(pagination)):
        self.q = q


class Checker:
    def __init__(self, content: str):
        self.content = content

    def __call__(self, fixed: str = "bar"):
        return self.content in fixed


checker = Checker("bar")


def make_sorter(default: str):
    def sorter(sort: str = Query("name", alias="sortBy")):
        return sort

    return sorter


def bounded(low: int, high: int = 5):
    return low, high


half = partial(bounded, low=1)

ItemId = Annotated[int, Path(ge=1, description="Which item.")]
UserDep = Annotated[str, Depends(current_user)]
PageDep = Annotated[dict, Depends(pagination)]
Search = Annotated[Optional[str], Query(alias="q", min_length=3)]
FilterQuery = Annotated[Filters, Query()]
Alias = Search
