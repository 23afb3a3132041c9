"""Tests of the breads."""

import pytest

from bakery.tests.server import reset


@pytest.fixture(autouse=True)
def fresh_server() -> None:
    """Reset the server."""
    reset()
