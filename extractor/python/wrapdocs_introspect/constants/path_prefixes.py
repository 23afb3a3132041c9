"""Composition of path prefixes: routers in routers, mounted applications, blueprints.

A *node* is an object that holds routes. Nodes are included in others under a prefix, any number of
times, and a route is reached once for every chain of inclusions from a root to its node. Inclusions
also pass on settings (tags, dependencies, ...) that only the idiom understands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from wrapdocs_introspect.constants.partial_text import PartialText

Settings = TypeVar("Settings")

# Limits for hostile graphs: `n` nodes can have 2 ** n chains between them.
_MAX_CHAINS = 64
_MAX_DEPTH = 32


@dataclass(frozen=True)
class Layer(Generic[Settings]):
    """A node or an inclusion in the chain to a route: its part of the path, and its settings."""

    prefix: PartialText
    settings: Settings


@dataclass(frozen=True)
class InclusionChain(Generic[Settings]):
    """The layers from a root to a node, the root first."""

    layers: tuple[Layer[Settings], ...]
    root: str
    """The id of the outermost node."""

    @property
    def prefix(self) -> PartialText:
        """The full prefix of the node's routes."""
        return sum((layer.prefix for layer in self.layers), PartialText())


@dataclass(frozen=True)
class _Inclusion(Generic[Settings]):
    parent: str
    layer: Layer[Settings]


class PrefixGraph(Generic[Settings]):
    """The inclusions between nodes."""

    def __init__(self) -> None:
        """Make an empty graph."""
        self._nodes: dict[str, Layer[Settings]] = {}
        self._inclusions: dict[str, list[_Inclusion[Settings]]] = {}

    def add(self, node: str, layer: Layer[Settings]) -> None:
        """Add a node.

        Args:
            node: Its id.
            layer: Its own prefix and settings.
        """
        self._nodes[node] = layer

    def include(self, parent: str, child: str, layer: Layer[Settings]) -> None:
        """Include a node in another.

        Args:
            parent: Id of the node that gets the routes.
            child: Id of the node that has them.
            layer: The inclusion's prefix and settings.
        """
        self._inclusions.setdefault(child, []).append(_Inclusion(parent, layer))

    def chains(self, node: str) -> list[InclusionChain[Settings]]:
        """Return every chain to a node.

        Args:
            node: Its id.

        Returns:
            One chain for a node that is included nowhere, else one for each chain of inclusions; an
            inclusion that closes a cycle is left out.
        """
        return self._chains(node, ())[:_MAX_CHAINS]

    def _chains(self, node: str, below: tuple[str, ...]) -> list[InclusionChain[Settings]]:
        own = self._nodes.get(node)
        if own is None:
            return []
        below = (*below, node)
        found: list[InclusionChain[Settings]] = []
        for inclusion in self._inclusions.get(node, ()):
            if inclusion.parent in below or len(below) > _MAX_DEPTH or len(found) >= _MAX_CHAINS:
                continue
            outer = self._chains(inclusion.parent, below)
            found += [
                InclusionChain((*chain.layers, inclusion.layer, own), chain.root) for chain in outer
            ]
        return found or [InclusionChain((own,), node)]
