"""The content of an operation: parameters, bodies, responses, documentation, findings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from idiom_helpers import find, write_package

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """
from __future__ import annotations
import enum
from typing import Annotated, Any, Dict, Generic, List, NamedTuple, Optional, TypeVar, Union
from fastapi import (
    APIRouter, BackgroundTasks, Body, Cookie, Depends, FastAPI, File, Form, Header, Path, Query,
    Request, Response, UploadFile, WebSocket, params,
)
from fastapi.responses import (
    FileResponse, JSONResponse, PlainTextResponse, RedirectResponse,
)
from fastapi.security import APIKeyHeader, HTTPBearer, SecurityScopes
from pydantic import BaseModel, EmailStr, Field, conint
import unseen
app = FastAPI()
class Item(BaseModel):
    name: str
    size: int = Field(1, ge=1, description="How big.", alias="Size")
class Color(enum.Enum):
    red = "red"
class Pair(NamedTuple):
    a: int
class OwnRequest(Request): ...
class OwnResponse(Response):
    media_type = "text/csv"
class Weird(dict): ...
class Chars(str): ...
"""


def read(root: Path, source: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return operations and findings of a module that starts with HEAD."""
    found = find(write_package(root, {"main.py": HEAD + source}), "pkg")
    return found.operations.get("pkg.main", []), found.diagnostics


def one(root: Path, source: str) -> dict[str, Any]:
    (operation,), _ = read(root, source)
    return operation


def places(operation: dict[str, Any]) -> dict[str, str]:
    """Return the location of each input by Python name."""
    found = {
        part["pythonName"]: part["location"]
        for part in operation["parameters"]
        if "pythonName" in part
    }
    body = operation.get("body")
    if body is not None:
        found |= {part["pythonName"]: body["mediaType"] for part in body.get("fields", [body])}
    return found


JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
FILES = "multipart/form-data"


@pytest.mark.parametrize(
    ("declared", "place"),
    [
        ("x", "query"),
        ("x: int", "query"),
        ("x: Any", "query"),
        ("x: Optional[Union[int, str]]", "query"),
        ("x: int | None = None", "query"),
        ("x: Color", "query"),
        ("x: EmailStr", "query"),
        ("x: conint(ge=1)", "query"),
        ("x: Chars", "query"),
        ("x: Annotated[int, 'note']", "query"),
        ("x: 'Optional[int]'", "query"),
        ("x: Item", JSON),
        ("x: 'Optional[Item]' = None", JSON),
        ("x: Item | None", JSON),
        ("x: Pair", JSON),
        ("x: Weird", JSON),
        ("x: dict", JSON),
        ("x: Dict[str, int]", JSON),
        ("x: List[int]", JSON),
        ("x: tuple[int, ...]", JSON),
        ("x: unseen.Thing", None),
        ("x: UploadFile", FILES),
        ("x: list[UploadFile] | None = None", FILES),
        ("x: List[int] = Query()", "query"),
        ("x: Item = Query()", None),
        ("x: str = Form()", FORM),
        ("x: bytes = File(None)", FILES),
        ("x: str = Header()", "header"),
        ("x: Annotated[str, Cookie()] = ''", "cookie"),
        ("x: params.Query = params.Query()", "query"),
        ("x: int = Body(media_type='text/plain')", "text/plain"),
        ("p", "path"),
        ("p: Item", "path"),
        ("x: Request", None),
        ("x: OwnRequest", None),
        ("x: WebSocket", None),
        ("x: BackgroundTasks", None),
        ("x: OwnResponse", None),
        ("x: SecurityScopes", None),
        ("x: str = Depends(APIKeyHeader(name='X'))", None),
        ("x: Annotated[str, Depends(HTTPBearer())]", None),
        ("x=Depends(unseen.thing)", None),
        ("*x, **y", None),
    ],
)
def test_where_a_parameter_travels(tmp_path: Path, declared: str, place: str | None) -> None:
    operation = one(tmp_path, f'@app.post("/{{p}}")\ndef f({declared}): ...\n')
    found = places(operation)
    assert found.get("p" if declared.startswith("p") else "x") == place


@pytest.mark.parametrize(
    "declared",
    ["x: unseen.Thing", "x: unseen.Thing | None = None", "x: 'unseen.Thing'", "x: Derived"],
)
def test_a_parameter_of_a_class_out_of_sight_is_not_guessed(tmp_path: Path, declared: str) -> None:
    source = f"class Derived(unseen.Base): ...\n@app.get('/')\ndef f({declared}): ...\n"
    (operation,), findings = read(tmp_path, source)
    assert places(operation) == {}
    assert operation["gaps"] == ["parameters", "body", "security"]
    assert "dependency-not-read" in [finding["rule"] for finding in findings]


@pytest.mark.parametrize(
    ("declared", "gap"),
    [
        ("x: list[unseen.Thing]", "body"),
        ("x: unseen.Thing = Query()", "parameters"),
        ("x: unseen.Thing = Body()", "body"),
        (") -> dict[str, unseen.Thing", "responses"),
    ],
)
def test_a_type_out_of_sight_is_named(tmp_path: Path, declared: str, gap: str) -> None:
    end = "]: ..." if declared.startswith(")") else "): ..."
    (operation,), findings = read(tmp_path, f"@app.post('/')\ndef f({declared}{end}\n")
    assert operation["gaps"] == [gap]
    assert "type-not-read" in [finding["rule"] for finding in findings]


def test_fields_of_served_models_whose_types_are_out_of_sight_are_named(tmp_path: Path) -> None:
    source = """
class Part(BaseModel):
    made: unseen.Thing
class Whole(BaseModel):
    parts: list[Part]
    name: str
class Unserved(BaseModel):
    other: unseen.Other
@app.get("/")
def f() -> Whole: ...
"""
    _, findings = read(tmp_path, source)
    named = [one["item"] for one in findings if one["rule"] == "type-not-read"]
    assert named == ["pkg.main.Part"]


def test_facts_of_a_marker(tmp_path: Path) -> None:
    source = """
LIMIT = 50
SHARED = Query(1, gt=0, alias="the-page", title="Page", deprecated=True, examples=[7, 8])
@app.get("/")
def f(page: int = SHARED, size: Annotated[int, Query(le=LIMIT), Field(multiple_of=5)] = LIMIT): ...
"""
    page, size = one(tmp_path, source)["parameters"]
    assert page["wireName"] == "the-page"
    assert page["default"] == {"text": "1", "value": 1}
    assert page["constraints"] == {"gt": 0}
    assert page["deprecated"] is True
    assert page["example"] == {"text": "7", "value": 7}
    assert page["description"] == "Page"
    assert size["default"] == {"text": "LIMIT", "value": 50}
    assert size["constraints"] == {"le": 50, "multipleOf": 5}
    assert size["type"] == {"kind": "name", "name": "int"}


def test_required_follows_default_and_place(tmp_path: Path) -> None:
    source = """
@app.post("/{p}/{q}")
def f(p: int = 1, q: str = Path(default=...), a=..., b=None, c=Query(...), d=Query(None),
      e: Annotated[int, Query()] = 3, g=Query(default_factory=list), body: Item = None): ...
"""
    operation = one(tmp_path, source)
    required = {part["pythonName"]: part["required"] for part in operation["parameters"]}
    assert required == {
        "p": True,
        "q": True,
        "a": True,
        "b": False,
        "c": True,
        "d": False,
        "e": False,
        "g": False,
    }
    assert operation["body"]["required"] is False


def test_names_on_the_wire(tmp_path: Path) -> None:
    source = """
@app.get("/{item_id}/{other}")
def f(item_id: int = Path(alias="itemId"), x=Path(alias="other"), user_agent=Header(),
      kept_name=Header(convert_underscores=False), named=Header(alias="X_Named"),
      valid=Query(validation_alias="v")): ...
"""
    (operation,) = read(tmp_path, source)[0]
    names = {part["pythonName"]: part["wireName"] for part in operation["parameters"]}
    assert names == {
        "item_id": "itemId",
        "x": "other",
        "user_agent": "user-agent",
        "kept_name": "kept_name",
        "named": "X_Named",
        "valid": "v",
    }
    placeholders = {part["pythonName"]: part.get("placeholder") for part in operation["parameters"]}
    assert placeholders["item_id"] == "item_id"
    assert placeholders["x"] is None


def test_placeholders_and_path_parameters_that_do_not_meet(tmp_path: Path) -> None:
    source = """
@app.get("/{filled}/{path:path}/{lonely}")
def f(filled: int, path: str,
      lost: int = Path()): ...
"""
    (operation,), findings = read(tmp_path, source)
    assert operation["path"] == "/{filled}/{path}/{lonely}"
    lonely = operation["parameters"][0]
    assert lonely == {
        "wireName": "lonely",
        "location": "path",
        "origin": "inferred",
        "declared": False,
        "required": True,
    }
    start = HEAD.count("\n") + 2
    problems = [
        (finding["code"], finding["location"]["line"])
        for finding in findings
        if finding["code"].startswith("WD2")
    ]
    assert problems == [("WD201", start), ("WD202", start + 2)]


def test_a_raw_route_reads_its_placeholders_itself(tmp_path: Path) -> None:
    source = '@app.route("/{x}", methods=["GET"])\ndef f(request, q): ...\n'
    (operation,), findings = read(tmp_path, source)
    assert [part["wireName"] for part in operation["parameters"]] == ["x"]
    assert [finding for finding in findings if finding["code"] == "WD201"] == []


def test_several_bodies_are_fields(tmp_path: Path) -> None:
    source = """
@app.post("/")
def f(item: Item, other: int = Body(2, ge=1, alias="Other")):
    \"\"\"Do it.

    Args:
        item: The item.
    \"\"\"
"""
    body = one(tmp_path, source)["body"]
    assert "type" not in body
    assert body["required"] is True
    assert [(part["wireName"], part["required"]) for part in body["fields"]] == [
        ("item", True),
        ("Other", False),
    ]
    assert body["fields"][0]["description"] == "The item."
    assert body["fields"][1]["constraints"] == {"ge": 1}


def test_a_model_spread_over_the_query_or_kept_as_form(tmp_path: Path) -> None:
    source = """
class More(Item):
    user_name: str | None = None
@app.post("/")
def f(filters: Annotated[More, Query()], heads: Annotated[More, Header()], form: Item = Form()): ...
"""
    operation = one(tmp_path, source)
    names = [(part["location"], part["wireName"]) for part in operation["parameters"]]
    assert names == [
        *[("query", "name"), ("query", "Size"), ("query", "user_name")],
        *[("header", "name"), ("header", "Size"), ("header", "user-name")],
    ]
    assert operation["parameters"][1]["description"] == "How big."
    assert operation["body"]["mediaType"] == FORM
    assert operation["body"]["type"]["id"] == "pkg.main.Item"


DEPENDENCIES = """
def leaf(q: str = "a", x_token: str = Header()): ...
def middle(leaf=Depends(leaf), r: int = 1): ...
def circle(again=Depends(lambda: 1), s: int = 2, me=Depends("circle")): ...
def loop(t: int, more=Depends(lambda u: u)): ...
class Paging:
    \"\"\"Paging.

    Attributes:
        skip: How many to leave out.
    \"\"\"
    skip: int = 0
class Called:
    def __init__(self, never: int): ...
    def __call__(self, called: int): ...
    def method(self, bound: int): ...
called = Called(1)
def make():
    def inner(made: int): ...
    return inner
"""


@pytest.mark.parametrize(
    ("declared", "names"),
    [
        ("a=Depends(leaf)", ["q", "x-token"]),
        ("a=Depends(middle), b=Depends(leaf)", ["r", "q", "x-token"]),
        ("a: Paging = Depends()", ["skip"]),
        ("a: Annotated[Paging, Depends()]", ["skip"]),
        ("a=Depends(called)", ["called"]),
        ("a=Depends(Called(2))", ["called"]),
        ("a=Depends(called.method)", ["bound"]),
        ("a=Depends(make())", ["made"]),
        ("a=Depends(loop)", ["t", "u"]),
        ("a=Depends(lambda v, w=1: v)", ["v", "w"]),
    ],
)
def test_inputs_of_dependencies(tmp_path: Path, declared: str, names: list[str]) -> None:
    operation = one(tmp_path, f'{DEPENDENCIES}\n@app.get("/")\ndef f({declared}): ...\n')
    assert [part["wireName"] for part in operation["parameters"]] == names
    assert all(part["dependency"].startswith("pkg.main.") for part in operation["parameters"])


def test_dependencies_that_depend_on_each_other_end(tmp_path: Path) -> None:
    source = """
def one(b=Depends(lambda x: x)): ...
def ping(a: int, p=Depends(lambda: 1)): ...
class A:
    def __init__(self, b: "B" = Depends()): ...
class B:
    def __init__(self, a: A = Depends(), n: int = 1): ...
@app.get("/")
def f(a: A = Depends()): ...
"""
    operation = one(tmp_path, source)
    assert [part["wireName"] for part in operation["parameters"]] == ["n"]


def test_the_functions_own_parameter_stands_before_a_dependencys(tmp_path: Path) -> None:
    source = """
def needs(q: str = Query()): ...
@app.get("/")
def f(q: str = Query("mine", description="Own."), a=Depends(needs)): ...
"""
    (parameter,) = one(tmp_path, source)["parameters"]
    assert parameter["description"] == "Own."
    assert parameter["required"] is True
    assert "dependency" not in parameter


def test_attributes_of_a_class_based_view(tmp_path: Path) -> None:
    source = """
from fastapi_utils.cbv import cbv
router = APIRouter()
def session(sid: str = Cookie()): ...
@cbv(router)
class View:
    session: str = Depends(session)
    @router.get("/")
    def f(self, q: int): ...
"""
    operation = one(tmp_path, source)
    assert places(operation) == {"q": "query", "sid": "cookie"}
    assert operation["id"] == "pkg.main.View.f"
    assert [part["name"] for part in operation["signature"]["parameters"]] == ["q"]


VIEW_MAKER = """
import typing
def {name}(router):
    def decorate(cls):
        hints = typing.get_type_hints(cls)
        cls.__signature__ = {value}
        return cls
    return decorate
"""


@pytest.mark.parametrize(
    ("maker", "decorator"),
    [
        (VIEW_MAKER.format(name="routes_of", value="make(hints)"), "@routes_of(router)"),
        (
            """
def view(cls):
    return _give(cls, cls.__annotations__)
def _give(cls, names):
    setattr(cls, "__signature__", names)
    return cls
""",
            "@view",
        ),
        ("from fastapi_utils.cbv import cbv as of", "@of(router)"),
    ],
)
def test_a_decorator_that_gives_attributes_to_methods_makes_a_view(
    tmp_path: Path, maker: str, decorator: str
) -> None:
    source = f"""
{maker}
router = APIRouter()
def session(sid: str = Cookie()): ...
class Base:
    limit: int = Query(10)
{decorator}
class View(Base):
    kept: ClassVar[int] = 1
    session: str = Depends(session)
    @router.get("/")
    def f(self, q: int): ...
"""
    operations, diagnostics = read(tmp_path, source)
    assert places(operations[0]) == {"q": "query", "sid": "cookie", "limit": "query"}
    assert not [one for one in diagnostics if one["rule"] == "dependency-not-read"]


def test_a_decorator_that_sets_the_signature_of_a_function_is_named(tmp_path: Path) -> None:
    source = """
def patched(registry):
    def decorate(f):
        f.__signature__ = registry
        return f
    return decorate
def counted(f):
    return f
@app.get("/")
@patched(1)
@counted
def f(q: int): ...
"""
    (operation,), diagnostics = read(tmp_path, source)
    assert operation["gaps"] == ["parameters", "body", "security"]
    (found,) = [one for one in diagnostics if one["rule"] == "dependency-not-read"]
    assert "the signature that patched gives it" in found["message"]


def test_a_decorator_with_the_name_of_one_is_no_view(tmp_path: Path) -> None:
    source = """
router = APIRouter()
def cbv(router):
    return lambda cls: cls
@cbv(router)
class View:
    sid: str = Cookie()
    @router.get("/")
    def f(self, q: int): ...
"""
    assert places(one(tmp_path, source)) == {"q": "query"}


def test_a_decorator_of_another_package_may_make_a_view(tmp_path: Path) -> None:
    source = """
router = APIRouter()
@unseen.view(router)
class View:
    sid: str = Cookie()
    @router.get("/")
    def f(self, q: int): ...
"""
    (operation,), diagnostics = read(tmp_path, source)
    assert places(operation) == {"q": "query"}
    assert operation["gaps"] == ["parameters", "security"]
    assert "unseen.view" in next(
        one["message"] for one in diagnostics if one["rule"] == "dependency-not-read"
    )


@pytest.mark.parametrize(
    ("options", "returns", "expected"),
    [
        ("", "", [("200", "inferred", None, JSON)]),
        ("", "-> None", [("200", "inferred", None, JSON)]),
        ("", "-> Item", [("200", "inferred", "Item", JSON)]),
        ("", "-> 'Item'", [("200", "inferred", "Item", JSON)]),
        ("", "-> OwnResponse", [("200", "inferred", None, "text/csv")]),
        ("", "-> PlainTextResponse", [("200", "inferred", None, "text/plain")]),
        ("", "-> JSONResponse | None", [("200", "inferred", None, JSON)]),
        ("", "-> Response", [("200", "inferred", None, None)]),
        ("response_model=Item", "-> dict", [("200", "declared", "Item", JSON)]),
        ("response_model=None", "-> Item", [("200", "inferred", None, JSON)]),
        ("status_code=201", "-> Item", [("201", "declared", "Item", JSON)]),
        ("status_code=204", "", [("204", "declared", None, None)]),
        ("response_class=OwnResponse", "", [("200", "inferred", None, "text/csv")]),
        ("response_class=FileResponse", "", [("200", "inferred", None, None)]),
        ("response_class=RedirectResponse", "", [("307", "inferred", None, None)]),
        (
            "response_model=None, responses={'201': {'model': Item}}",
            "-> Item",
            [("201", "declared", "Item", JSON)],
        ),
        (
            "response_model=None, status_code=202, responses={201: {'model': Item}}",
            "",
            [("202", "declared", None, JSON), ("201", "declared", "Item", JSON)],
        ),
        (
            "response_model=None, responses={404: {'model': Item}}",
            "",
            [("200", "inferred", None, JSON), ("404", "declared", "Item", JSON)],
        ),
        (
            "responses={'4xx': {}, 'DEFAULT': {'model': Item}, 'nonsense': {}, 99: {}}",
            "",
            [
                ("200", "inferred", None, JSON),
                ("4XX", "declared", None, None),
                ("default", "declared", "Item", JSON),
            ],
        ),
        (
            "responses={200: {'content': {'image/png': {}}}}",
            "",
            [("200", "inferred", None, JSON), ("200", "declared", None, "image/png")],
        ),
        (
            "response_model=Item, responses={404: {}, 200: {'content': {'text/csv': {}}}}",
            "",
            [
                ("200", "declared", "Item", JSON),
                ("200", "declared", None, "text/csv"),
                ("404", "declared", None, None),
            ],
        ),
        (
            "response_class=OwnResponse, responses={200: {'model': Item}}",
            "",
            [("200", "declared", "Item", "text/csv")],
        ),
        (
            "responses={404: {'model': Item, 'content': {'text/plain': {}}}}",
            "",
            [
                ("200", "inferred", None, JSON),
                ("404", "declared", None, "text/plain"),
                ("404", "declared", "Item", JSON),
            ],
        ),
    ],
)
def test_responses(
    tmp_path: Path, options: str, returns: str, expected: list[tuple[str, ...]]
) -> None:
    operation = one(tmp_path, f'@app.post("/", {options})\ndef f(){returns}: ...\n')
    found = [
        (
            response["status"],
            response["origin"],
            response.get("type", {}).get("name"),
            response.get("mediaType"),
        )
        for response in operation["responses"]
    ]
    assert found == expected


def test_a_body_where_http_has_none(tmp_path: Path) -> None:
    source = '@app.delete("/", status_code=204)\ndef f() -> Item: ...\n'
    (operation,), findings = read(tmp_path, source)
    assert operation["responses"][0]["type"]["name"] == "Item"
    assert [finding["code"] for finding in findings if finding["code"] == "WD206"] == ["WD206"]


def test_docstring_and_decorator_share_the_documentation(tmp_path: Path) -> None:
    source = '''
@app.get("/{a}", summary="From the decorator.", operation_id="readIt")
def f(a: int, b: int = Query(1, description="From the marker."), c: int = 1):
    """From the docstring.

    More of it.

    Args:
        a: From the docstring.
        b: Hidden.
        gone: Nobody.

    Returns:
        What there is.

    Raises:
        KeyError: Never.
    \\f
    Not shown.
    """
'''
    (operation,), findings = read(tmp_path, source)
    assert operation["summary"] == "From the decorator."
    # As in FastAPI, a declared summary takes nothing from the docstring.
    assert operation["description"] == "From the docstring.\n\nMore of it."
    assert operation["operationId"] == "readIt"
    texts = [part.get("description") for part in operation["parameters"]]
    assert texts == ["From the docstring.", "From the marker.", None]
    assert operation["responses"][0]["description"] == "What there is."
    assert [section["kind"] for section in operation["sections"]] == ["raises"]
    problems = [(finding["code"], finding["message"]) for finding in findings]
    assert problems == [
        ("WD402", "The parameter c of f has no description."),
        ("WD403", "The docstring of f describes gone, which is not a parameter."),
    ]


def test_parameters_behind_a_form_feed_are_read(tmp_path: Path) -> None:
    source = '''
@app.get("/")
def f(a: int):
    """Read it.
    \\f
    Args:
        a: Documented for programmers.
    """
'''
    operation = one(tmp_path, source)
    assert operation["summary"] == "Read it."
    assert "description" not in operation
    assert operation["parameters"][0]["description"] == "Documented for programmers."


def test_what_is_written_stays_readable(tmp_path: Path) -> None:
    source = """
@app.get(
    '/a',
    tags=['x'],
)
@unseen.deprecated("Use b.")
async def f(accept: str = Header('application/json', alias='Accept')): ...
"""
    operation = one(tmp_path, source)
    assert operation["decorators"] == [
        'app.get("/a", tags=["x"])',
        'unseen.deprecated("Use b.")',
    ]
    assert operation["deprecated"] == "Use b."
    assert operation["accept"] == "application/json"
    assert operation["signature"]["async"] is True
    line = HEAD.count("\n") + 7
    assert operation["source"] == {"file": "pkg/main.py", "line": line, "endLine": line}
