"""Every flavour of models has a golden, and only says what the contract knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from wrapdocs_introspect.contract import Model
from wrapdocs_introspect.models.flavor_rules import FLAVOR_RULES

_GOLDENS = Path(__file__).parents[2] / "golden"


def _models(part: Any) -> list[dict[str, Any]]:
    if isinstance(part, list):
        return [model for one in part for model in _models(one)]
    if not isinstance(part, dict):
        return []
    own = [part["model"]] if isinstance(part.get("model"), dict) else []
    return own + [model for one in part.values() for model in _models(one)]


@pytest.fixture(scope="module")
def models() -> list[dict[str, Any]]:
    paths = sorted(_GOLDENS.glob("*/expected.json"))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [one for text in texts if '"flavor"' in text for one in _models(json.loads(text))]


@pytest.mark.parametrize("name", [rule.name for rule in FLAVOR_RULES])
def test_has_a_golden(name: str, models: list[dict[str, Any]]) -> None:
    found = [one for one in models if one.get("flavor") == name]
    assert found, f"Add a golden with a model of the flavour {name}."
    assert all(one["label"] for one in found)
    assert {key for one in found for key in one} <= Model.__annotations__.keys()


def test_names_are_unique() -> None:
    names = [rule.name for rule in FLAVOR_RULES]
    assert len(names) == len(set(names))
