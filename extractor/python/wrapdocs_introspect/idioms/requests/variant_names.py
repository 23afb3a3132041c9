"""Words in names that only say how a function differs from its family: async, raw response."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.sending.vocabulary import words_of

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import VariantKind

_PHRASES: tuple[tuple[tuple[str, ...], VariantKind | None], ...] = (
    (("with", "http", "info"), "httpInfo"),
    (("without", "preload", "content"), "httpInfo"),
    (("with", "response", "info"), "httpInfo"),
    (("with", "raw", "response"), "rawResponse"),
    (("with", "streaming", "response"), "streamingResponse"),
    (("with", "response"), "rawResponse"),
    (("raw",), "rawResponse"),
    (("async",), "async"),
    (("asyncio",), "async"),
    (("aio",), "async"),
    (("sync",), None),
)
_ORDER: tuple[VariantKind, ...] = ("httpInfo", "rawResponse", "streamingResponse", "async")


@lru_cache(maxsize=65_536)
def plain_words(dotted: str) -> tuple[str, ...]:
    """Return the words of a dotted path without those that only name a variant."""
    return tuple(word for part in dotted.split(".") for word in _split(part)[0])


def variant_words(dotted: str) -> frozenset[VariantKind]:
    """Return the variants that the words of a dotted path name."""
    return frozenset(kind for part in dotted.split(".") for kind in _split(part)[1])


def differing_kind(dotted: str, primary: str) -> VariantKind | None:
    """Return how a function differs from another one of its family, as its name says."""
    added = variant_words(dotted) - variant_words(primary)
    return next((kind for kind in _ORDER if kind in added), None)


@lru_cache(maxsize=16_384)
def _split(name: str) -> tuple[tuple[str, ...], tuple[VariantKind, ...]]:
    words, kinds = words_of(name), []
    for phrase, kind in _PHRASES:
        index = _find(words, phrase)
        if index is not None and len(words) > len(phrase):
            words = words[:index] + words[index + len(phrase) :]
            kinds += [kind] if kind is not None else []
        elif words == phrase:
            words = ()
            kinds += [kind] if kind is not None else []
    return words, tuple(kinds)


def _find(words: tuple[str, ...], phrase: tuple[str, ...]) -> int | None:
    length = len(phrase)
    starts = range(len(words) - length + 1)
    return next((start for start in starts if words[start : start + length] == phrase), None)
