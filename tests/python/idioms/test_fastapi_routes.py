"""Which code declares an operation, under which path, method and id."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from idiom_helpers import find, operations_of, write_package

if TYPE_CHECKING:
    from pathlib import Path


def routes(root: Path, files: dict[str, str] | str) -> list[str]:
    """Return `METHOD path name` of every operation of a package made of these files."""
    texts = {"main.py": files} if isinstance(files, str) else files
    found = operations_of(write_package(root, texts), "pkg")
    return [f"{one['method']} {one['path']} {one['name']}" for one in found]


DECLARING = {
    "imported under another name": (
        """
from fastapi import FastAPI as Web
site = Web()
@site.get("/a")
def a(): ...
""",
        ["GET /a a"],
    ),
    "every method, path by keyword": (
        """
import fastapi
app = fastapi.FastAPI()
@app.put(path="/a")
@app.trace("/b")
@app.options("/c")
def a(): ...
""",
        ["PUT /a a", "TRACE /b a", "OPTIONS /c a"],
    ),
    "applied by hand": (
        """
from fastapi import APIRouter
router = APIRouter(prefix="/p")
def a(): ...
kept = router.get("/a")(a)
router.add_api_route(path="/b", endpoint=a, methods={"POST"})
""",
        ["GET /p/a a", "POST /p/b a"],
    ),
    "methods out of sight": (
        """
from fastapi import FastAPI
app = FastAPI()
@app.api_route("/a", methods=METHODS)
def a(): ...
@app.api_route("/b", methods=["PURGE", "get"])
def b(): ...
""",
        ["ANY /a a", "GET /b b"],
    ),
    "subclass of a router": (
        """
from fastapi import APIRouter
class Base(APIRouter):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, prefix="/base", **kwargs)
class Mine(Base): ...
mine = Mine()
@mine.get("/a")
def a(): ...
""",
        ["GET /base/a a"],
    ),
    "parameter of a function, by annotation": (
        """
from typing import Optional
from fastapi import FastAPI
def register(site: "Optional[FastAPI]"):
    @site.get("/a")
    def a(): ...
""",
        ["GET /a a"],
    ),
    "a function that is handed the router": (
        """
from fastapi import APIRouter, FastAPI
def register(target, *, extra=None):
    target.include_router(items, prefix="/r")
app = FastAPI()
items = APIRouter()
router = APIRouter(prefix="/router")
def fill(router):
    @router.get("/filled")
    def filled(): ...
@items.get("/a")
def a(): ...
fill(router)
fill(router=items)
app.include_router(router, prefix="/v1")
""",
        ["GET /v1/router/filled filled", "GET /filled filled", "GET /a a"],
    ),
    "factory that returns its router": (
        """
from fastapi import APIRouter, FastAPI
def make():
    router = APIRouter(prefix="/made")
    @router.get("/a")
    def a(): ...
    return router
app = FastAPI()
app.include_router(make(), prefix="/v1")
""",
        ["GET /v1/made/a a"],
    ),
    "import inside a factory": (
        """
from fastapi import APIRouter, FastAPI
def create_app() -> FastAPI:
    from pkg.main import router as local
    made = FastAPI()
    made.include_router(local, prefix="/v1")
    return made
router = APIRouter()
@router.get("/a")
def a(): ...
""",
        ["GET /v1/a a"],
    ),
    "one name for two routers": (
        """
from fastapi import APIRouter, FastAPI
router = APIRouter(prefix="/one")
@router.get("/a")
def a(): ...
router = APIRouter(prefix="/two")
@router.get("/b")
def b(): ...
""",
        ["GET /one/a a", "GET /two/b b"],
    ),
    "loops over routers": (
        """
from fastapi import APIRouter, FastAPI
app, one, two = FastAPI(), APIRouter(), APIRouter()
@one.get("/a")
def a(): ...
@two.get("/b")
def b(): ...
ROUTERS = [(one, "/1"), (two, "/2")]
for router, prefix in ROUTERS:
    app.include_router(router, prefix=prefix)
for router in (one, two):
    app.include_router(router)
""",
        ["GET /1/a a", "GET /a a", "GET /2/b b", "GET /b b"],
    ),
    "options spread from a dict": (
        """
from fastapi import APIRouter, FastAPI
OPTIONS = {"prefix": "/p", "tags": ["t"]}
router = APIRouter(**OPTIONS)
@router.get("/a", **{"deprecated": True})
def a(): ...
""",
        ["GET /p/a a"],
    ),
    "attribute of an instance": (
        """
from fastapi import APIRouter, FastAPI
class Views:
    router = APIRouter(prefix="/class")
    def __init__(self):
        self.own = APIRouter(prefix="/own")
        @self.own.get("/a")
        def a(): ...
views = Views()
app = FastAPI()
app.include_router(Views.router, prefix="/1")
app.include_router(views.own, prefix="/2")
@Views.router.get("/b")
def b(): ...
""",
        ["GET /2/own/a a", "GET /1/class/b b"],
    ),
    "a mounted application takes nothing but the path": (
        """
from fastapi import FastAPI
app, inner, wsgi = FastAPI(), FastAPI(), object()
app.mount("/inner/", inner)
app.mount("/wsgi", wsgi)
@inner.get("/a")
def a(): ...
""",
        ["GET /inner/a a"],
    ),
    "routers in a circle": (
        """
from fastapi import APIRouter
one, two = APIRouter(prefix="/1"), APIRouter(prefix="/2")
one.include_router(two)
two.include_router(one)
@one.get("/a")
def a(): ...
""",
        ["GET /2/1/a a"],
    ),
}


@pytest.mark.parametrize("name", DECLARING)
def test_finds_routes(tmp_path: Path, name: str) -> None:
    source, expected = DECLARING[name]
    assert routes(tmp_path, source) == expected


NOT_DECLARING = {
    "another library's client": """
import fastapi, httpx
client = httpx.Client()
@client.get("/a")
def a(): ...
""",
    "a name that says nothing": """
import fastapi
from elsewhere import cache
@cache.get("/a")
def a(): ...
""",
    "a usual name, another framework": """
from flask import Flask
import fastapi
app = Flask(__name__)
@app.get("/a")
def a(): ...
""",
    "a usual name where nothing is FastAPI's": """
from elsewhere import app
@app.get("/a")
def a(): ...
""",
    "a usual name, no path": """
import fastapi
from elsewhere import app
@app.get("key")
def a(): ...
@app.get(KEY)
def b(): ...
""",
    "patches": """
import fastapi
from unittest import mock
@mock.patch("/a")
def a(): ...
""",
    "websockets and events": """
from fastapi import FastAPI
app = FastAPI()
@app.websocket("/a")
def a(): ...
@app.on_event("startup")
def b(): ...
@app.middleware("http")
def c(): ...
""",
    "a class of the package's own": """
import fastapi
class Router:
    def get(self, path): ...
router = Router()
@router.get("/a")
def a(): ...
""",
}


@pytest.mark.parametrize("name", NOT_DECLARING)
def test_leaves_other_code_alone(tmp_path: Path, name: str) -> None:
    assert routes(tmp_path, NOT_DECLARING[name]) == []


def test_a_router_out_of_sight_is_believed_by_its_name(tmp_path: Path) -> None:
    source = """
from fastapi import Depends
from elsewhere import user_router
@user_router.get("/a")
def a(): ...
"""
    (operation,) = operations_of(write_package(tmp_path, {"main.py": source}), "pkg")
    assert operation["path"] == "/a"
    assert operation["origin"] == "inferred"


def test_ids_of_one_function_with_several_operations(tmp_path: Path) -> None:
    source = """
from fastapi import FastAPI
app = FastAPI()
@app.get("/a")
@app.get("/b/{x}")
@app.post("/c")
def many(): ...
@app.get("/single")
def single(): ...
"""
    found = find(write_package(tmp_path, {"main.py": source}), "pkg")
    assert [one["id"] for one in found.operations["pkg.main"]] == [
        "pkg.main.many@GET",
        "pkg.main.many@GET-2",
        "pkg.main.many@POST",
        "pkg.main.single",
    ]
    assert found.functions == {"pkg.main.many", "pkg.main.single"}
    (problem,) = [one for one in found.diagnostics if one["code"] == "WD201"]
    assert problem["item"] == "pkg.main.many@GET-2"
    assert problem["location"] == {"file": "pkg/main.py", "line": 5}


def test_the_same_method_and_path_twice(tmp_path: Path) -> None:
    first = 'from fastapi import FastAPI\napp = FastAPI()\n@app.get("/a")\ndef a(): ...\n'
    second = 'from .a import app\n# fastapi\n@app.get("/a")\ndef b(): ...\n'
    found = find(write_package(tmp_path, {"a.py": first, "b.py": second}), "pkg")
    (problem,) = [one for one in found.diagnostics if one["code"] == "WD203"]
    assert problem["item"] == "pkg.b.b"
    assert "pkg.a.a (pkg/a.py:4)" in problem["message"]


def test_inherits_from_routers(tmp_path: Path) -> None:
    source = """
from fastapi import APIRouter, FastAPI
from fastapi.responses import HTMLResponse
app = FastAPI(responses={500: {"description": "Broken"}}, default_response_class=HTMLResponse)
router = APIRouter(tags=["router"], responses={404: {"description": "Outer"}})
app.include_router(router, tags=["included", "router"], include_in_schema=False, deprecated=True)
@router.get("/a", tags=["own"], responses={"404": {"description": "Inner"}})
def a(): ...
"""
    (operation,) = operations_of(write_package(tmp_path, {"main.py": source}), "pkg")
    assert operation["tags"] == ["included", "router", "own"]
    assert operation["deprecated"] is True
    assert operation["includeInSchema"] is False
    described = {one["status"]: one.get("description") for one in operation["responses"]}
    assert described == {"200": None, "500": "Broken", "404": "Inner"}
    assert operation["responses"][0]["mediaType"] == "text/html"


@pytest.mark.parametrize("base", ["FastAPI", "Own"])
def test_applications_ignore_options_of_routers(tmp_path: Path, base: str) -> None:
    text = f"""
from fastapi import FastAPI
class Own(FastAPI): ...
app = {base}(prefix="/ignored", tags=["ignored"], deprecated=True)
@app.get("/a", tags=["own"])
def a(): ...
"""
    [operation] = operations_of(write_package(tmp_path, {"main.py": text}), "pkg")
    assert (operation["path"], operation["tags"]) == ("/a", ["own"])
    assert operation["deprecated"] is True


def test_attributes_that_hold_routers_are_framework_objects(tmp_path: Path) -> None:
    text = """
from fastapi import APIRouter, FastAPI
from pkg.other import imported
api = FastAPI()
inner = APIRouter()
same = inner
idle = APIRouter()
table = {"a": inner}
class Holder:
    router = APIRouter()
api.include_router(same)
@Holder.router.get("/a")
@imported.get("/b")
def a():
    local = APIRouter()
"""
    other = "from fastapi import APIRouter\nimported = APIRouter()\n"
    found = find(write_package(tmp_path, {"main.py": text, "other.py": other}), "pkg")
    assert sorted(found.framework_objects) == [
        "pkg.main.Holder.router",
        "pkg.main.api",
        "pkg.main.inner",
        "pkg.main.same",
        "pkg.other.imported",
    ]


def test_a_path_that_depends_on_running_code(tmp_path: Path) -> None:
    source = """
from fastapi import FastAPI
app = FastAPI()
@app.get(f"/{tenant()}/items/{{item_id}}")
def a(item_id: int): ...
"""
    found = find(write_package(tmp_path, {"main.py": source}), "pkg")
    (operation,) = found.operations["pkg.main"]
    assert operation["path"] == "/{tenant}/items/{item_id}"
    assert operation["origin"] == "inferred"
    assert [one["wireName"] for one in operation["parameters"]] == ["item_id"]
    codes = [one["code"] for one in found.diagnostics if one["code"].startswith("WD2")]
    assert codes == ["WD205"]


CIRCLES = {
    "attribute of itself": "s = s.inner\n@app.get(s.path)\ndef a(): ...\n",
    "attributes of each other": "s = t.x\nt = s.y\n@app.get(t.path.z)\ndef a(): ...\n",
    "alias of itself": "T = T\n@app.get('/')\ndef a(x: T, y: T = Depends(T)): ...\n",
    "aliases in a ring": "T = U\nU = T\n@app.get('/')\ndef a(x: T, y: U = Depends(T)): ...\n",
    "partial of itself": "p = partial(p)\n@app.get('/')\ndef a(x=Depends(p)): ...\n",
    "dict in itself": "d = {**d, 200: d}\n@app.get('/', responses=d)\ndef a(): ...\n",
    "bases in a ring": "class A(B): ...\nclass B(A): ...\n@app.get('/')\ndef a(x: A): ...\n",
    "marker that is itself": "m = m\n@app.get('/')\ndef a(x: int = m): ...\n",
    "factory of itself": (
        "def f():\n    return f()\n@f().get('/')\ndef a(): ...\n@app.get('/')\ndef b(): ...\n"
    ),
    "a chain": "@app.get('/')\ndef a(x: b" + ".c" * 60 + " = d" + "()" * 60 + "): ...\n",
}


@pytest.mark.parametrize("name", CIRCLES)
def test_circles_end(tmp_path: Path, name: str) -> None:
    head = "from functools import partial\nfrom fastapi import Depends, FastAPI\napp = FastAPI()\n"
    assert len(routes(tmp_path, head + CIRCLES[name])) == 1


@pytest.mark.parametrize(
    ("source", "condition"),
    [
        ("if FLAG:\n    app.include_router(users)\n", "FLAG, which is only known at run time."),
        ("if FLAG:\n    app.mount('/x', sub)\n", "FLAG, which is only known at run time."),
        ("if not ON:\n    app.include_router(users)\n", "not ON. By default, it is there."),
        ("if ON: ...\nelse:\n    app.include_router(users)\n", "not ON. By default, it is there."),
        ("if OFF:\n    add(app)\n", "OFF. By default, it is not there."),
        (
            "def make(extra=False):\n    if extra:\n        add(app)\n",
            "extra. By default, it is not",
        ),
        ("if FLAG:\n    app.add_api_route('/r', plain)\n", "FLAG, which is only known at run"),
        ("if FLAG:\n    named(app, 'b')\n", "FLAG, which is only known at run time."),
    ],
)
def test_conditions_around_what_adds_routes(tmp_path: Path, source: str, condition: str) -> None:
    text = f"""
import os
from fastapi import APIRouter, FastAPI
FLAG, ON, OFF = os.getenv("FLAG"), os.environ.get("ON", ""), False
app, sub, users = FastAPI(), FastAPI(), APIRouter()
@users.get("/u")
def u(): ...
@sub.get("/s")
def s(): ...
def plain(): ...
def add(router):
    @router.get("/a")
    def a(): ...
def named(router, name):
    @router.get("/" + name)
    def n(): ...
{source}
"""
    findings = find(write_package(tmp_path, {"main.py": text}), "pkg").diagnostics
    messages = [one["message"] for one in findings if one["rule"] == "route-conditional"]
    assert len(messages) == 1
    assert f"is only there if {condition}" in messages[0]


@pytest.mark.parametrize(
    "made",
    [
        "return add(router)",
        "return add(router=router)",
        "made = add(router)\n    return made",
        "return named(add(router), '/b')",
        "return Adder().add_to(router)",
    ],
)
def test_a_factory_that_passes_its_router_on(tmp_path: Path, made: str) -> None:
    text = f"""
from fastapi import APIRouter, Depends, FastAPI
from fastapi.security import HTTPBearer
def add(router):
    @router.get("/a")
    def a(): ...
    return router
def named(router, name):
    @router.get(name)
    def n(): ...
    return router
class Adder:
    def add_to(self, router):
        return add(router)
def make():
    router = APIRouter(prefix="/p", dependencies=[Depends(HTTPBearer())])
    {made}
app = FastAPI()
app.include_router(make())
"""
    operations = operations_of(write_package(tmp_path, {"main.py": text}), "pkg")
    # Nothing that can be read calls `add_to`, except in the last case.
    (found,) = [one for one in operations if one["path"] == "/p/a"]
    assert [one["schemeName"] for one in found["security"]] == ["HTTPBearer"]


def test_factories_with_a_shared_helper_make_applications_of_their_own(tmp_path: Path) -> None:
    text = """
from fastapi import FastAPI
def _base(): return FastAPI()
def one():
    app = _base()
    @app.get("/one")
    def first(): ...
    return app
def two():
    app = _base()
    @app.get("/two")
    def second(): ...
    return app
"""
    operations = operations_of(write_package(tmp_path, {"main.py": text}), "pkg")
    assert [(one["path"], one["application"]) for one in operations] == [
        ("/one", "pkg.main.one.app"),
        ("/two", "pkg.main.two.app"),
    ]


@pytest.mark.parametrize(
    ("made", "path"),
    [
        ("Plain()", "/f"),
        ("Plain(prefix='/p')", "/p/f"),
        ("Named('n')", "/base/n/f"),
        ("Named(name='n', prefix='/p')", "/p/n/f"),
        ("Fixed()", "/base/fixed/f"),
        ("Either()", "/either/f"),
        ("Either('/other')", "/other/f"),
        ("Rest(prefix='/rest')", "/rest/f"),
    ],
)
def test_classes_of_routers_pass_options_on(tmp_path: Path, made: str, path: str) -> None:
    text = f"""
from fastapi import APIRouter
class Plain(APIRouter):
    def __init__(self, prefix="", **options):
        super().__init__(prefix=prefix, **options)
class Named(APIRouter):
    def __init__(self, name, *, prefix="/base", **options):
        super().__init__(prefix=prefix + "/" + name, **options)
class Fixed(Named):
    def __init__(self, **options):
        super().__init__("fixed", **options)
class Either(APIRouter):
    def __init__(self, prefix=None):
        super().__init__(prefix=prefix or "/either")
class Rest(APIRouter):
    def __init__(self, *args, **options):
        super().__init__(*args, **options)
router = {made}
@router.get("/f")
def f(): ...
"""
    (found,) = operations_of(write_package(tmp_path, {"main.py": text}), "pkg")
    assert found["path"] == path


@pytest.mark.parametrize(
    "included", ["elsewhere.make(True)", "made", "elsewhere.Maker().build()", "make().router"]
)
def test_routers_that_another_package_makes_are_named(tmp_path: Path, included: str) -> None:
    text = f"""
import elsewhere
from elsewhere import make
from fastapi import FastAPI
made = make()
app = FastAPI()
app.include_router({included})
@app.get("/f")
def f(): ...
"""
    findings = find(write_package(tmp_path, {"main.py": text}), "pkg").diagnostics
    (message,) = [one["message"] for one in findings if one["rule"] == "routes-not-read"]
    assert "another package" in message
