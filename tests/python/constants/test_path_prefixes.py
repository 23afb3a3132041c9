"""Composition of prefixes, apart from any idiom."""

from __future__ import annotations

from wrapdocs_introspect.constants.partial_text import PartialText
from wrapdocs_introspect.constants.path_prefixes import Layer, PrefixGraph


def layer(prefix: str, settings: str = "") -> Layer[str]:
    return Layer(PartialText(prefix), settings)


def paths(graph: PrefixGraph[str], node: str) -> list[str]:
    return [chain.prefix.text for chain in graph.chains(node)]


def test_a_node_that_is_included_nowhere_has_its_own_prefix() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    graph.add("router", layer("/items"))
    assert paths(graph, "router") == ["/items"]


def test_prefixes_compose_from_the_root_down() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    for node, prefix in {"app": "", "api": "/api", "users": "/users"}.items():
        graph.add(node, layer(prefix, node))
    graph.include("app", "api", layer("/v1", "app<api"))
    graph.include("api", "users", layer("/inner", "api<users"))
    (chain,) = graph.chains("users")
    assert chain.prefix.text == "/v1/api/inner/users"
    assert [one.settings for one in chain.layers] == ["app", "app<api", "api", "api<users", "users"]


def test_every_inclusion_is_a_way() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    for node in ("app", "other", "router"):
        graph.add(node, layer(""))
    for parent, prefix in (("app", "/a"), ("app", "/b"), ("other", "/c")):
        graph.include(parent, "router", layer(prefix))
    assert paths(graph, "router") == ["/a", "/b", "/c"]


def test_cycles_end() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    for node in ("a", "b"):
        graph.add(node, layer(f"/{node}"))
    graph.include("a", "b", layer(""))
    graph.include("b", "a", layer(""))
    graph.include("a", "a", layer("/self"))
    assert paths(graph, "a") == ["/b/a"]


def test_the_number_of_ways_is_bounded() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    names = [f"n{index}" for index in range(30)]
    for name in names:
        graph.add(name, layer(""))
    for child in names:
        for parent in names:
            graph.include(parent, child, layer(f"/{parent}"))
    assert len(graph.chains("n0")) == 64


def test_an_unknown_parent_is_no_way() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    graph.add("router", layer("/items"))
    graph.include("nowhere", "router", layer("/x"))
    assert paths(graph, "router") == ["/items"]


def test_unresolved_parts_travel_along() -> None:
    graph: PrefixGraph[str] = PrefixGraph()
    graph.add("app", layer(""))
    graph.add("router", Layer(PartialText("{prefix}", ("prefix",)), ""))
    graph.include("app", "router", layer("/v1"))
    (chain,) = graph.chains("router")
    assert chain.prefix == PartialText("/v1{prefix}", ("prefix",))
