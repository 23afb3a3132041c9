from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from introspection_helpers import Package


@pytest.mark.parametrize(
    ("name", "resolved"),
    [
        ("Local", "pkg.m.Local"),
        ("Local.Inner", "pkg.m.Local.Inner"),
        ("Renamed", "pkg.models.User"),
        ("models.User", "pkg.models.User"),
        ("models", "pkg.models"),
        ("Public", "pkg.models.User"),
        ("Header", "fastapi.Header"),
        ("t.Optional", "typing.Optional"),
        ("os.path.join", "os.path.join"),
        ("Guarded", "pkg.models.Other"),
        ("Missing", None),
        ("Broken", None),
        ("models.Nothing", None),
        ("str", None),
        ("pkg.models.User", "pkg.models.User"),
    ],
)
def test_names_lead_to_where_they_are_defined(
    package: Package, name: str, resolved: str | None
) -> None:
    package.write("models.py", "class User: ...\nclass Other: ...\n")
    package.write("public.py", "from pkg.models import User as Public\n")
    package.write(
        "m.py",
        """
        import os.path
        import typing as t
        from typing import TYPE_CHECKING
        from fastapi import Header
        from . import models
        from .models import User as Renamed
        from .public import Public
        from .nowhere import Broken
        if TYPE_CHECKING:
            from .models import Other as Guarded
        class Local:
            class Inner: ...
        """,
    )
    assert package.scope().resolve(name) == resolved


def test_a_package_that_runs_from_its_own_folder(package: Package) -> None:
    package.write("routers/users.py", "from schemas import User\nrouter = object()\n")
    package.write("schemas.py", "class User: ...\n")
    package.write("types.py", "class SimpleNamespace: ...\n")
    package.write(
        "m.py",
        "from routers import users\nfrom routers.users import User\n"
        "from types import SimpleNamespace\nfrom schemas import Gone\n",
    )
    scope = package.scope()
    assert scope.resolve("users.router") == "pkg.routers.users.router"
    assert scope.resolve("User") == "pkg.schemas.User"
    assert scope.resolve("SimpleNamespace") == "types.SimpleNamespace"
    assert scope.resolve("Gone") == "schemas.Gone"


def test_a_namespace_holds_what_other_distributions_put_into_it(package: Package) -> None:
    (package.folder / "__init__.py").unlink()
    package.write("clouds/depot/__init__.py", "")
    package.write(
        "clouds/depot/m.py",
        "from pkg.clouds.core import Client\nfrom pkg.clouds.depot import Gone\n",
    )
    scope = package.scope("pkg.clouds.depot.m")
    assert scope.resolve("Client") == "pkg.clouds.core.Client"
    assert scope.resolve("Gone") is None


def test_a_module_named_like_the_library_it_imports(package: Package) -> None:
    package.write("fastapi.py", "from fastapi import FastAPI\n")
    package.write("m.py", "from fastapi import FastAPI\n")
    assert package.scope().resolve("FastAPI") == "fastapi.FastAPI"


def test_fields_do_not_capture_types(package: Package) -> None:
    package.write(
        "m.py",
        """
        from datetime import date
        class A:
            int: int = 1
            date: date
            Nested = object
            class Real: ...
            def str(self): ...
        """,
    )
    scope = package.scope(cls="A")
    assert scope.resolve("int") is None
    assert scope.resolve("date") == "datetime.date"
    assert scope.resolve("Real") == "pkg.m.A.Real"
    assert scope.resolve("Nested") == "pkg.m.A.Nested"
    assert scope.resolve("str") is None


def test_one_external_wildcard_gives_unknown_names(package: Package) -> None:
    package.write("m.py", "from pydantic import *\n")
    package.write("n.py", "from pydantic import *\nfrom typing import *\n")
    assert package.scope().resolve("BaseModel") == "pydantic.BaseModel"
    assert package.scope("pkg.n").resolve("BaseModel") is None


def test_imports_in_a_circle_lead_nowhere(package: Package) -> None:
    package.write("a.py", "from .m import x\n")
    package.write("m.py", "from .a import x\n")
    assert package.scope().resolve("x") is None


def test_an_import_that_the_root_takes_over_with_everything_else(package: Package) -> None:
    package.write("__init__.py", "from pkg.m import *\n")
    package.write("m.py", "import httpx\n")
    assert package.scope().resolve("httpx.Timeout") == "httpx.Timeout"
