"""The functions of a package are followed as long as that shows requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from idiom_helpers import find, write_package
from wrapdocs_introspect.idioms.requests import budget

if TYPE_CHECKING:
    from pathlib import Path

    from wrapdocs_introspect.operations.builder import FoundOperations

_FRUITLESS = "".join(
    f"def f{n}(x):\n    path = '/'\n    return [x, {n}, x + {n}, {{{n}: x}}]\n" for n in range(100)
)
_SENDING = "def last(session):\n    return session.get('/last')\n"
_STATED = 'def stated(session):\n    """Send `GET /stated`."""\n'


@pytest.fixture(autouse=True)
def _small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "MAX_FRUITLESS_STEPS", 300)


def _messages(found: FoundOperations) -> list[str]:
    return [one["message"] for one in found.diagnostics if one["rule"] == "functions-not-followed"]


def _paths(found: FoundOperations) -> list[str]:
    return [one["path"] for made in found.operations.values() for one in made]


def test_functions_that_send_nothing_use_up_the_budget(tmp_path: Path) -> None:
    found = find(write_package(tmp_path, {"a.py": _FRUITLESS, "b.py": _SENDING}), "pkg")
    assert _paths(found) == []
    assert _messages(found) == []


def test_a_client_whose_budget_is_used_up_says_so(tmp_path: Path) -> None:
    files = {"a.py": "import requests\n" + _FRUITLESS, "b.py": _SENDING}
    found = find(write_package(tmp_path, files), "pkg")
    (message,) = _messages(found)
    assert "of 101 public functions were not followed" in message


def test_each_request_renews_the_budget(tmp_path: Path) -> None:
    parts = _FRUITLESS.split("def ")[1:]
    sending = [f"def s{n}(session):\n    return session.get('/s{n}')\n" for n in range(10)]
    source = "".join(
        sending[n // 10] + f"def {part}" if n % 10 == 0 else f"def {part}"
        for n, part in enumerate(parts)
    )
    found = find(write_package(tmp_path, {"a.py": source, "b.py": _SENDING}), "pkg")
    assert _paths(found) == [*(f"/s{n}" for n in range(10)), "/last"]
    assert _messages(found) == []


def test_what_a_docstring_says_needs_no_budget(tmp_path: Path) -> None:
    found = find(write_package(tmp_path, {"a.py": f"{_FRUITLESS}{_STATED}"}), "pkg")
    assert _paths(found) == ["/stated"]
