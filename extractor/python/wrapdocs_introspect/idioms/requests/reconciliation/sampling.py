"""Functions that send their requests in the same way, of which some stand for all."""

from __future__ import annotations

import ast
import re
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import (
    FunctionValue,
    Member,
    alternatives,
)
from wrapdocs_introspect.source.walking import walk

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.evaluation.values.abstract import Value
    from wrapdocs_introspect.idioms.requests.following.function import Function
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.scope import Scope

_LEAST = 12
"""A smaller group is followed as a whole."""
_SIZE = 8
_LARGE = 400
"""In a package that has more functions, fewer are followed, and none of very small groups.

Functions that encode their bodies in an unusual way are followed in any case.
"""
_SIZE_IN_LARGE = 4
_SHARE_IN_LARGE = 0.01

_ENCODING = re.compile(
    r"multipart|form|raw|binary|(application|audio|image|multipart|text|video)/(?!json$)[\w.+-]+"
)
"""What a function gives a helper that encodes bodies in several ways."""

FunctionKey = tuple["Scope | None", "Scope | None"]
"""The definition of a function, and the class that inherits it, where that matters."""


class Sample:
    """Functions that send their requests through the same helpers; in a large client, hundreds."""

    def __init__(self, entries: list[Entry], size: int) -> None:
        """Choose functions from the whole length of a group.

        Args:
            entries: The group, in source order.
            size: How many are chosen from a large group.
        """
        is_small = len(entries) < _LEAST
        indexes = {int(index * len(entries) / size) for index in range(size)}
        self.chosen = [one for index, one in enumerate(entries) if is_small or index in indexes]
        self.others = [
            one for index, one in enumerate(entries) if not is_small and index not in indexes
        ]


class Samples:
    """The functions of a package in groups, of which some are followed and stand for the others.

    The others are followed only if the library shows something else for one of those.
    """

    def __init__(self, entries: Sequence[Entry], read: Callable[[Entry], bool]) -> None:
        """Group functions.

        Args:
            entries: Functions for which the outermost calls show requests.
            read: Follows one to the library; tells whether the budget sufficed for that.
        """
        self.is_large = len(entries) > _LARGE
        """Whether these are so many that only as few as possible are followed."""
        least = len(entries) * _SHARE_IN_LARGE if self.is_large else 0
        groups = _find_groups(entries, least)
        size = _SIZE_IN_LARGE if self.is_large else _SIZE
        followed = [one for one in groups if len(one) >= least or _encodings_of(one[0].function)]
        self._samples = [Sample(one, size) for one in followed]
        self._groups = {key_of(one): index for index, group in enumerate(groups) for one in group}
        self._ways = {key_of(one): _way_of_arguments(one) for group in groups for one in group}
        self._entries = {key_of(entry): entry for entry in entries}
        self._read = read
        self.left_out = sum(map(len, groups)) - sum(map(len, followed))
        """How many functions were not followed although nothing stands for them."""
        self._doubted: set[FunctionKey] = set()
        self._confirmed: set[FunctionKey] = set()
        self._opened: dict[FunctionKey, AbstractSet[str]] = {}
        self._usual: AbstractSet[str] = frozenset()
        """Why most operations of the package are less sure than was known."""

    def __iter__(self) -> Iterator[Sample]:
        """Iterate over the groups, the largest first."""
        return iter(self._samples)

    def read_chosen(self, sample: Sample) -> None:
        """Follow the functions that stand for a group."""
        for entry in sample.chosen:
            self._read(entry)

    def read_others(self, sample: Sample) -> None:
        """Follow all other functions of a group; none stands for another one any more."""
        for entry in sample.others:
            if not self._read(entry):
                self.left_out += 1
                self._doubted.add(key_of(entry))
        sample.others = []

    def settle(
        self, changed: AbstractSet[FunctionKey], opened: Mapping[FunctionKey, AbstractSet[str]]
    ) -> bool:
        """Follow the others where a function was changed that stands for them.

        Args:
            changed: The functions whose operations the library has changed.
            opened: Why the operations of each function are less sure than was known.

        Returns:
            Whether there are functions that stand for others.
        """
        sampled = [one for one in self._samples if one.others]
        every = [key for one in self._samples for key in map(key_of, one.chosen) if key in opened]
        self._usual = _most_common(every, opened)
        for sample in sampled:
            chosen = list(map(key_of, sample.chosen))
            if not changed.isdisjoint(chosen):
                self.read_others(sample)
                continue
            self._confirmed.update(chosen)
            common = _most_common(chosen, opened)
            self._opened.update(dict.fromkeys([*chosen, *map(key_of, sample.others)], common))
        return bool(sampled)

    def undecided(self) -> set[Scope | None]:
        """Return the functions of groups in which some stand for others, all of them."""
        groups = [[*one.chosen, *one.others] for one in self._samples if one.others]
        return {entry.function.definition for group in groups for entry in group}

    def is_confirmed(self, function: FunctionKey) -> bool:
        """Tell whether a function stands for others, and what is known of it was not changed."""
        return function in self._confirmed

    def is_doubted(self, function: FunctionKey) -> bool:
        """Tell whether a function was not followed, and others of its kind were read wrongly."""
        return function in self._doubted

    def way_of(self, function: FunctionKey) -> Hashable:
        """Return through which arguments of which helpers a function sends its own."""
        return self._ways.get(function)

    def requests_of(self, function: FunctionKey) -> Sequence[SentRequest]:
        """Return the requests of a function, as the outermost calls show them."""
        entry = self._entries.get(function)
        return entry.requests if entry is not None else ()

    def group_of(self, function: FunctionKey) -> Hashable:
        """Return what functions have in common that send through the same helpers."""
        return self._groups.get(function)

    def opened_of(self, function: FunctionKey) -> AbstractSet[str]:
        """Return why operations are less sure than was known, as most of their kind show.

        Where none of their kind was followed, it is as most of the package show.
        """
        return self._opened.get(function, self._usual)


def _most_common(
    functions: Sequence[FunctionKey], opened: Mapping[FunctionKey, AbstractSet[str]]
) -> AbstractSet[str]:
    """Return why at least half of some functions are less sure than was known."""
    counts = Counter(kind for key in functions for kind in opened.get(key, ()))
    return {kind for kind, count in counts.items() if count * 2 >= len(functions)}


def key_of(entry: Entry) -> FunctionKey:
    """Return what tells functions apart: the definition, and the class if that inherits it."""
    return entry.function.definition, entry.cls if entry.is_inherited else None


def _find_groups(entries: Sequence[Entry], least: float) -> list[list[Entry]]:
    """Return groups of functions that send their requests through the same helpers.

    Args:
        entries: The functions.
        least: Helpers of fewer functions do not tell these apart; each may have one of its own.
    """
    counts = Counter(helper for entry in entries for helper in _helpers_of(entry))
    groups: dict[Hashable, list[Entry]] = {}
    for entry in entries:
        own = {helper for helper in _helpers_of(entry) if counts[helper] < least}
        groups.setdefault(_way_of(entry, own), []).append(entry)
    return sorted(groups.values(), key=len, reverse=True)


def _helpers_of(entry: Entry) -> set[Function]:
    """Return the functions through which a function sends its requests."""
    return {step.function for request in entry.requests for step in request.chain[1:]}


def _way_of_arguments(entry: Entry) -> Hashable:
    """Return through which arguments of which helpers a function sends its own."""
    return frozenset((way_of_request(one), frozenset(one.arguments)) for one in entry.requests)


def _way_of(entry: Entry, own: AbstractSet[Hashable]) -> Hashable:
    ways = (way_of_request(one, own) for one in entry.requests)
    return frozenset(ways), entry.unknown_call is None, _encodings_of(entry.function)


def _encodings_of(function: Function) -> AbstractSet[str]:
    """Return the encodings of bodies that a function names, except JSON: `"multipart"`."""
    texts = (one.value for one in walk(function.node) if isinstance(one, ast.Constant))
    return frozenset(text for text in texts if isinstance(text, str) and _ENCODING.fullmatch(text))


def way_of_request(request: SentRequest, own: AbstractSet[Hashable] = frozenset()) -> Hashable:
    """Return through which helpers a request is sent.

    Args:
        request: The request.
        own: Helpers that do not count.
    """
    helpers = (step.function for step in request.chain[1:])
    kept = tuple(one for one in helpers if one not in own)
    return request.methods, kept, _name_of(request.callee)


def _name_of(callee: Value) -> Hashable:
    """Return what tells one callee from another: its function or its last name."""
    for one in alternatives(callee):
        if isinstance(one, FunctionValue):
            return one.function
        if isinstance(one, Member):
            return one.name
    return type(callee).__name__
