"""Items."""

from __future__ import annotations

from typing import Annotated, Any, Dict, List, Optional, Union

from fastapi import APIRouter, Body, Depends, Header, Path, Query, Response, status
from fastapi.responses import HTMLResponse, PlainTextResponse

from .. import dependencies as deps
from ..config import MorePaths, Tags
from ..models import CommonHeaders, Item, Message, Page, Point

NOT_FOUND: Dict[Union[int, str], Dict[str, Any]] = {404: {"model": Message, "description": "Gone"}}
router = APIRouter(prefix="/items", tags=[Tags.items], responses={**NOT_FOUND, 418: {"description": "Tea"}})


@router.get("", response_model=List[Item])
def list_items(
    search: deps.Search,
    filters: deps.FilterQuery,
    user: deps.UserDep,
    tags: List[str] = Query([], description="All of these."),
):
    return []


@router.get("/{item_id}", response_model=Item)
async def read_item(
    item_id: deps.ItemId,
    user_agent: Annotated[Optional[str], Header()] = None,
    strange_header: Optional[str] = Header(None, convert_underscores=False),
    x_token: List[str] | None = Header(None),
    short: bool = False,
):
    return {}


@router.post("/", status_code=status.HTTP_201_CREATED)
def create_item(item: Item, dry_run: bool = Query(False, deprecated=True)) -> Item:
    return item


@router.put("/{item_id}", responses={"403": {"model": Message}, "5XX": {"description": "Down"}, "default": {"model": Message}})
def replace_item(
    item_id: int,
    item: Item,
    point: Point,
    importance: Annotated[int, Body(gt=0)],
    note: Optional[str] = None,
) -> Optional[Item]:
    return item


@router.patch("/{item_id}/embedded", tags=["patching"], deprecated=True, operation_id="patchItem")
def patch_item(item_id: int, item: Annotated[Item, Body(embed=True)] = None) -> Page[Item]:
    return item


@router.delete("/{item_id}", status_code=204)
def delete_item(item_id: int = Path(..., gt=0), dep: int = Depends(deps.pagination)) -> None:
    return None


@router.post("/bulk")
def bulk(ids: List[int], mapping: Dict[str, int], anything: dict = Body({})) -> Dict[str, Item]:
    return {}


@router.post("/plain-list")
def plain_list(ids: set[int]) -> list[Item]:
    return []


@router.get("/page/html", response_class=HTMLResponse)
def html(headers: Annotated[CommonHeaders, Header()]):
    return "<p>"


@router.get("/page/text", response_class=PlainTextResponse, include_in_schema=False)
def text() -> str:
    return ""


@router.get("/raw/{file_path:path}")
def raw(file_path: str, response: Response):
    return response


@router.get(MorePaths.TEAM, response_description="A team")
def team(team_id: str) -> Message:
    return Message(detail="")


@router.get(MorePaths.USERS)
@router.get(MorePaths.ITEMS, deprecated=True)
def two_paths(q: Union[str, None] = Query(default=None, max_length=5, pattern="^a")):
    return q


@router.api_route("/many", methods=["GET", "post"])
def many(sort: str = Depends(deps.make_sorter("x")), fixed: bool = Depends(deps.checker)):
    return sort


def added(common: deps.CommonQuery = Depends(), low: tuple = Depends(deps.half)) -> List[Message]:
    return []


router.add_api_route("/added", added, methods=["GET"], summary="Added by call")
