"""A library: factories, classes, branches, same names, strings for annotations."""

import sys
from typing import TYPE_CHECKING, Annotated, Any, Literal, NewType, Optional, Sequence, Union
from datetime import datetime
from decimal import Decimal
from uuid import UUID

from fastapi import APIRouter, Body, Cookie, Depends, FastAPI, Header, Path, Query, Security
from fastapi.params import Query as QueryClass
from fastapi.security import APIKeyCookie, APIKeyHeader, HTTPBasic, HTTPBearer
from fastapi.security import OAuth2AuthorizationCodeBearer, OAuth2PasswordRequestForm
from pydantic import BaseModel, Field, RootModel, conint
from typing_extensions import TypedDict

BookId = NewType("BookId", int)
Kind = Literal["novel", "poem"]
Mixed = Union[int, str]
SHARED = Query(1, ge=1, le=50)


class Book(BaseModel):
    title: str


class Poem(Book):
    lines: int


class Author(TypedDict):
    name: str


class Names(RootModel[list[str]]):
    pass


class Where(BaseModel):
    shelf: int = 1
    room: Optional[str] = None


class Books:
    def __init__(self) -> None:
        self.router = APIRouter(prefix="/books", tags=["books"])
        self.router.add_api_route("/all", self.all, methods=["GET"], response_model=list[Book])

    def all(self, kind: Kind = "novel", since: Optional[datetime] = None) -> Any:
        return []


class PrefixedRouter(APIRouter):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(prefix="/prefixed", **kwargs)


def create_app() -> FastAPI:
    made = FastAPI()
    prefix = "/inner"
    inner = APIRouter(prefix=prefix)

    @inner.get("/thing/{thing_id}")
    def thing(thing_id: UUID, price: Optional[Decimal] = None) -> "Book":
        return Book(title="")

    @made.get("/")
    def root():
        return {}

    made.include_router(inner)
    return made


app = create_app()
books = Books()
app.include_router(books.router, prefix="/b")
prefixed = PrefixedRouter(tags=["p"])


@prefixed.get("/x")
def same_name(page: int = SHARED) -> int:
    return 1


if sys.version_info >= (3, 0):

    @prefixed.get("/y")
    def same_name(book_id: BookId, mixed: Mixed = 1) -> "Optional[Book]":
        return None

    @prefixed.post("/y")
    def other(author: Author, session: Annotated[Optional[str], Cookie()] = None) -> Author:
        return author


@prefixed.post("/union")
def union(book: Union[Poem, Book], flag: Annotated[bool, "only a note"] = False) -> Union[Poem, Book]:
    return book


@prefixed.post("/names")
def names(names: Names, *, count: conint(gt=2) = 3) -> Names:
    return names


@prefixed.post("/scalar")
def scalar(value: int = Body(), kinds: Sequence[str] = QueryClass(["a"])) -> None:
    return None


@prefixed.put("/where/{shelf}")
def where(shelf: int, place: "Annotated[Where, Query()]", old: str = Path(alias="shelf2", default=...)):
    return {}


@prefixed.post("/depends")
def depends(where: Where = Depends(), payload: Any = Body(None), raw: Any = None):
    return {}


def lower(q: str = Query("a")) -> str:
    return q


@prefixed.get("/lambda/{name}")
def lambdas(a=Depends(lambda size: size), b=Depends(lower), r: Optional[str] = None, *, name: str):
    return {}


prefixed.get("/applied", tags=["applied"])(lower)
app.include_router(prefixed)


@app.get("/late", dependencies=[Depends(lower)], description="Described here.", summary="Late")
def late(accept: str = Header("application/json", alias="Accept")) -> dict:
    """Hidden summary.

    Hidden description.
    """
    return {}


class Token(HTTPBearer):
    def __init__(self, **options: Any) -> None:
        super().__init__(bearerFormat="JWT", **options)


code = OAuth2AuthorizationCodeBearer("/authorize", "/token", scopes={"read": "Read"})


def reader(token: str = Depends(code)) -> str:
    return token


def writer(name: str = Security(reader, scopes=["write"])) -> str:
    return name


locked = APIRouter(prefix="/locked", dependencies=[Security(writer, scopes=["all"])])


@locked.get("/books", dependencies=[Depends(HTTPBasic())])
def locked_books(name: Annotated[str, Security(reader, scopes=["read"])]) -> None:
    return None


@locked.get("/keys")
def keys(
    first: str = Depends(APIKeyHeader(name="X-First", auto_error=False)),
    second: str = Depends(APIKeyCookie(name="second", scheme_name="Session")),
) -> None:
    return None


app.include_router(locked, dependencies=[Depends(Token(scheme_name="JWT"))])


@app.post("/token")
def sign_in(form: Annotated[OAuth2PasswordRequestForm, Depends()]) -> None:
    return None


@app.post("/responses", responses={code: {"model": Book} for code in (404, 409)})
def with_responses() -> None:
    return None
