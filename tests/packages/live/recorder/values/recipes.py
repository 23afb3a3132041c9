"""What the recipe of a client says: statements that are run once, and expressions for classes."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from recorder.network.answers import ANSWERS

if TYPE_CHECKING:
    from recorder.values.registry import Registry


@dataclass
class Recipes:
    """The recipe; in its code, `value("Client.token")` and `address("Client.url")` are made up."""

    setup: str = ""
    expressions: dict[str, str] = field(default_factory=dict)
    values: dict[str, str] = field(default_factory=dict)
    """The values of the recipe by their names; they hold for all calls."""

    def load(self, recipe: dict[str, Any]) -> None:
        """Take over a recipe and run its statements."""
        self.setup = recipe.get("setup", "")
        self.expressions = recipe.get("make", {})
        ANSWERS.text = recipe.get("answer")
        ANSWERS.challenge = recipe.get("challenge")
        for key, value in recipe.get("answers", {}).items():
            ANSWERS.values[key] = value
        exec(self.setup, self._get_helpers())

    def make(self, path: str, registry: Registry) -> Any:
        """Evaluate the expression for a class; None if there is none."""
        self.register(registry)
        expression = self.expressions.get(path)
        if expression is None:
            return None
        made = eval(expression, {**sys.modules, **self._get_helpers()})
        self.register(registry)
        return made

    def register(self, registry: Registry) -> None:
        """Let the values of the recipe be found in requests."""
        for name, value in self.values.items():
            registry.add(value, name)

    def make_value(self, name: str, prefix: str = "") -> str:
        """Make a value that holds for all calls."""
        return self.values.setdefault(name, f"{prefix}pr_{name.replace('.', '_').lower()}")

    def make_address(self, name: str) -> str:
        """Make an address that holds for all calls."""
        host = re.sub(r"[^a-z0-9]", "-", name.lower())
        return self.values.setdefault(name, f"https://pr-{host}.test")

    def _get_helpers(self) -> dict[str, Any]:
        return {"value": self.make_value, "address": self.make_address}


RECIPES = Recipes()
