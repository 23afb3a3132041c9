"""Routes with dependencies."""

from typing import Annotated

from fastapi import APIRouter, Depends, FastAPI

from .common import Paging, User, open_session, read_token

app = FastAPI()
router = APIRouter(prefix="/staff", dependencies=[Depends(read_token)])


@app.get("/books")
def list_books(paging: Paging = Depends()) -> list[str]:
    """List books: a class without its name."""


@app.get("/authors")
def list_authors(paging: Annotated[Paging, Depends(Paging)], session=Depends(open_session)) -> list[str]:
    """List authors: a class and a generator."""


@app.get("/me")
def read_me(user: User) -> str:
    """Read the user: an alias, and a dependency of a dependency."""


@app.get("/shops/{shop_id}")
def read_shop(shop_id: int, user: User, locale: str = "de") -> str:
    """Read a shop: the same name in the function and in a dependency.

    Args:
        shop_id: Number of the shop.
        locale: Language of the answer.
    """


@router.get("/till")
def read_till() -> int:
    """Read the till: a dependency of the router."""


@app.get("/keys", dependencies=[Depends(open_session)])
def list_keys() -> list[str]:
    """List keys: a dependency of the decorator."""


app.include_router(router)
