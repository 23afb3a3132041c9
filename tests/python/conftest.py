"""Puts the introspection script and its dependencies where tests can import them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

_SCRIPT = Path(__file__).resolve().parents[2] / "extractor" / "python"
_DEPENDENCIES = os.environ.get("WRAPDOCS_PYTHON_DEPENDENCIES")

sys.path[:0] = [str(_SCRIPT), str(Path(__file__).parent)]
if _DEPENDENCIES:
    sys.path.insert(0, _DEPENDENCIES)

from introspection_helpers import Package  # noqa: E402 - after the paths are set

settings.register_profile("everyday", max_examples=10, deadline=None)
settings.register_profile("long", max_examples=60, deadline=None)
settings.load_profile("everyday")


@pytest.fixture
def package(tmp_path: Path) -> Package:
    """An empty package `pkg` that tests add files to."""
    return Package(tmp_path)
