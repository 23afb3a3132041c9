"""What following public functions to the HTTP library shows."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.evaluation.calls.access import Access
from wrapdocs_introspect.evaluation.values.choices import roots
from wrapdocs_introspect.evaluation.values.values import Member, Parameter, Placeholder
from wrapdocs_introspect.idioms.requests.library_calls.reading import (
    LibraryReader,
    ReadFunction,
    ReadRequest,
)
from wrapdocs_introspect.idioms.requests.library_calls.sending import is_of_answer
from wrapdocs_introspect.idioms.requests.reconciliation.known_requests import (
    is_same_requests,
)
from wrapdocs_introspect.idioms.requests.reconciliation.plausibility import (
    continues_answer,
    is_plausible,
    is_transport,
    without_defaults,
)
from wrapdocs_introspect.idioms.requests.reconciliation.sampling import Samples, key_of
from wrapdocs_introspect.idioms.requests.reconciliation.servers import (
    is_address_known,
    without_given_servers,
)
from wrapdocs_introspect.names.scope import Scope
from wrapdocs_introspect.possible_senders.gate import imports_http_library

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.evaluation.evaluator import CodeEvaluator
    from wrapdocs_introspect.evaluation.values.values import Value
    from wrapdocs_introspect.idioms.requests.entry import Entry
    from wrapdocs_introspect.idioms.requests.reconciliation.sampling import FunctionKey, Sample
    from wrapdocs_introspect.idioms.requests.sending.sent_requests import SentRequest
    from wrapdocs_introspect.names.package_scopes import PackageScopes

_MIN_SHARING = 6
_SHARE_OF_FUNCTIONS = 0.15
_SHARE_OF_HEADERS = 0.5
_MAX_STEPS = 180_000
"""The steps that following functions to which requests are known may take in a package."""
_ENOUGH_STEPS = 60_000
"""The steps within which functions are followed even if others stand for them."""
_ENOUGH_STEPS_IN_LARGE = 40_000
_MAX_STEPS_OF_OTHERS = 60_000
"""The steps that following all other functions may take."""
_MAX_FRUITLESS_STEPS = 20_000
"""The steps that following others may take without showing a request, and as many as those take
that show one."""
_MAX_FRUITLESS_STEPS_IN_LARGE = 4_000
_MAX_REQUESTS = 6
"""A function that sends more kinds of requests only serves others."""

_MAX_VAIN = 3
"""After how many functions no more of a class are followed on an object that is constructed; after
twice as many, none of the package."""
_MAX_CONSTRUCTING = 10_000
"""The steps that following functions on constructed objects may take for that."""

Key = tuple[Scope, "Scope | None"]


class Readings:
    """What following public functions to the HTTP library shows; each is followed once."""

    def __init__(self, scopes: PackageScopes, entries: Sequence[Entry]) -> None:
        """Follow functions.

        Args:
            scopes: The package's scopes.
            entries: The functions.
        """
        self._by_function: dict[Key, ReadFunction] = {}
        self.entries: dict[Key, Entry] = {}
        self._faults: list[Diagnostic] = []
        self._scopes = scopes
        self._reader = LibraryReader(scopes)
        self._reader_of_calls = LibraryReader(scopes)
        """Follows functions on objects that it constructs, without a trace in the other one."""
        self._limit = _MAX_STEPS
        self._left_out = 0
        self._shared: set[tuple[str | None, str]] = set()
        self.common_headers: frozenset[str] = frozenset()
        """The headers that most requests have; they belong to the client."""
        followed = [one for one in entries if not one.declared and one.is_followed]
        sending = [one for one in followed if _is_sending(one)]
        self._samples = Samples(sending, lambda entry: self.read(entry) is not None)
        self._like_others: set[FunctionKey] = set()
        self._read_samples()
        if imports_http_library(scopes, scopes.sources.values()):
            self._read_others([one for one in followed if not _is_sending(one)])
        self._construct_objects()
        self._compare_functions()
        self.undecided = self._samples.undecided()
        """The functions of which others stand for some; they keep the requests that are known."""

    def _compare_functions(self) -> None:
        """Find what many functions send."""
        self._shared = _find_shared(self._by_function.values())
        self.common_headers = _find_common_headers(self._by_function.values())

    def _read_samples(self) -> None:
        """Follow some functions of each kind, and all of a kind where one was read wrongly."""
        costs = [self._read_chosen(sample) for sample in self._samples]
        enough = _ENOUGH_STEPS_IN_LARGE if self._samples.is_large else _ENOUGH_STEPS
        self._compare_functions()
        for sample, cost in zip(self._samples, costs, strict=True):
            is_cheap = self._steps + cost < enough
            if sample.others and (is_cheap or any(map(self._is_disputed, sample.chosen))):
                self._samples.read_others(sample)

    def _read_chosen(self, sample: Sample) -> int:
        """Follow the functions that stand for others; return the steps that those would take."""
        before = self._steps
        self._samples.read_chosen(sample)
        if any(read.requests for read in map(self._read_of, sample.chosen) if read is not None):
            self._like_others.update(map(key_of, (*sample.chosen, *sample.others)))
        return (self._steps - before) * len(sample.others) // len(sample.chosen)

    def _read_of(self, entry: Entry) -> ReadFunction | None:
        definition = entry.function.definition
        return self.find(definition, entry.cls) if definition is not None else None

    def _is_disputed(self, entry: Entry) -> bool:
        """Tell whether the library shows other requests for a function than are known."""
        read = self._read_of(entry)
        shown = self.decisive_requests(read) if read is not None else []
        return bool(shown) and not is_same_requests(entry.requests, shown)

    def _read_others(self, entries: Sequence[Entry]) -> None:
        """Follow functions for which no requests are known, as long as that shows some."""
        start = self._steps
        self._limit = start + _MAX_STEPS_OF_OTHERS
        is_large = self._samples.is_large
        allowed = _MAX_FRUITLESS_STEPS_IN_LARGE if is_large else _MAX_FRUITLESS_STEPS
        fruitless, fruitful = 0, 0
        for entry in entries:
            if fruitless > allowed + fruitful:
                self._left_out += 1
                continue
            before = self._steps
            read = self.read(entry)
            self._left_out += read is None
            if read is not None and read.requests:
                fruitful += self._steps - before
            else:
                fruitless += self._steps - before
        self._limit = _MAX_STEPS + self._steps - start

    def _construct_objects(self) -> None:
        """Follow functions on objects with no more than their classes demand.

        That counts where the defaults of a constructor decide the address.
        """
        vain: Counter[Scope] = Counter()
        for (definition, inheriting), read in self._by_function.items():
            parent = definition.parent
            own = inheriting or (parent if parent is not None and parent.kind == "class" else None)
            is_unclear = any(one.decided.address.is_prefix_open for one in read.requests)
            if own is None or not is_unclear or vain[own] >= _MAX_VAIN:
                continue
            if self.steps > _MAX_CONSTRUCTING or vain.total() >= 2 * _MAX_VAIN:
                break
            access = Access(ast.Attribute(ast.Name("client"), definition.name))
            made = self._reader_of_calls.read_call(definition, own, access)
            is_known = all(map(is_address_known, made.requests))
            is_clear = is_known and bool(self.decisive_requests(made))
            if is_clear:
                self._by_function[definition, inheriting] = made
            vain[own] += -1 if is_clear else 1

    def settle_samples(
        self, changed: AbstractSet[FunctionKey], opened: Mapping[FunctionKey, AbstractSet[str]]
    ) -> bool:
        """Follow the functions for which others cannot stand; see `Samples.settle`."""
        is_any = self._samples.settle(changed, opened)
        self._compare_functions()
        return is_any

    def is_confirmed(self, function: Scope, cls: Scope | None) -> bool:
        """Tell whether what is known of a function's requests stays as it is.

        It was not followed, or it is one of those that stand for others which were not, either.
        """
        if self._samples.is_confirmed((function, cls)):
            return True
        return self.find_any(function, cls) is None and not self.is_doubted(function, cls)

    def is_doubted(self, function: Scope, cls: Scope | None) -> bool:
        """Tell whether a function was not followed, and others of its kind were read wrongly."""
        return self._samples.is_doubted((function, cls))

    def way_of(self, function: Scope, cls: Scope | None) -> Hashable:
        """Return through which arguments of which helpers a function sends its own."""
        return self._samples.way_of((function, cls))

    def sent_by(self, function: Scope, cls: Scope | None) -> Sequence[SentRequest]:
        """Return the requests of a function, as the outermost calls show them."""
        return self._samples.requests_of((function, cls))

    def group_of(self, function: Scope, cls: Scope | None) -> Hashable:
        """Return what functions have in common that send their requests through the same helpers.

        A function for which no requests were known is alone.
        """
        found = self._samples.group_of((function, cls))
        return (function, cls) if found is None else found

    def sends_like_others(self, function: Scope, cls: Scope | None) -> bool:
        """Tell whether the library shows requests of other functions of the same kind."""
        return (function, cls) in self._like_others

    def opened_of(self, function: Scope, cls: Scope | None) -> AbstractSet[str]:
        """Return why operations are less sure than was known, as most of their kind show."""
        return self._samples.opened_of((function, cls))

    @property
    def problems(self) -> list[Diagnostic]:
        """Faults of wrapdocs, and what was left out."""
        count = self._left_out + self._samples.left_out
        return [*self._faults, *([_make_left_out(count)] if count else [])]

    def read(self, entry: Entry) -> ReadFunction | None:
        """Follow a function; None for one without a definition, or if the budget is used up."""
        definition = entry.function.definition
        if definition is None or self._steps > self._limit:
            return None
        found = self._reader.read(definition, entry.cls)
        self._by_function[definition, entry.cls] = found
        self.entries[definition, entry.cls] = entry
        if found.problem is not None:
            self._faults.append(_make_problem(entry, found.problem))
        return found

    def find(self, function: Scope, cls: Scope | None) -> ReadFunction | None:
        """Return what a function sends; None if it was not followed."""
        return self._by_function.get((function, cls))

    def own_requests(self, function: Scope, cls: Scope | None) -> list[ReadRequest]:
        """Return the requests of a function that do not only serve others."""
        read = self.find(function, cls)
        return [one for one in read.requests if not self.is_shared(one)] if read else []

    def decisive_requests(self, read: ReadFunction) -> list[ReadRequest]:
        """Return all requests of a function, if each of them is known; otherwise none."""
        return without_given_servers(self.whole_requests(read))

    def whole_requests(self, read: ReadFunction) -> list[ReadRequest]:
        """Return them with those that differ from others only in the address of the server.

        A request that very many functions send only serves others, such as that for a token, and
        one whose path a server has sent continues another one.
        """
        every = without_defaults(read.requests)
        own = [one for one in every if not self.is_shared(one)] or every
        own = [one for one in own if not continues_answer(one)] or own
        is_known = read.is_complete and not any(one.decided.is_assumed for one in own)
        kinds = {(one.decided.method, one.decided.shape) for one in own}
        if not is_known or len(kinds) > _MAX_REQUESTS:
            return []
        is_own = not any(map(is_transport, own))
        return own if is_own and all(is_plausible(one.decided) for one in own) else []

    def find_class(self, name: str) -> Scope | None:
        """Return the class of an id."""
        found = self._scopes.find(name)
        return found if isinstance(found, Scope) and found.kind == "class" else None

    @property
    def evaluator(self) -> CodeEvaluator:
        """What has followed the functions."""
        return self._reader.evaluator

    @property
    def _steps(self) -> int:
        return self._reader.evaluator.budget.total

    @property
    def steps(self) -> int:
        """The steps that following functions on constructed objects has taken."""
        return self._reader_of_calls.evaluator.budget.total

    def read_call(self, definition: Scope, cls: Scope, access: Access) -> ReadFunction:
        """Follow a function as callers do, on an object with no more than it demands.

        Args:
            definition: The function.
            cls: The class that callers construct.
            access: How they get from the object to the function, and what they pass.
        """
        return self._reader_of_calls.read_call(definition, cls, access)

    def takes_more(self, cls: Scope) -> bool:
        """Tell whether the constructor of a class takes anything for `**`."""
        initialiser = self._reader_of_calls.evaluator.definitions.method(cls, "__init__")
        return initialiser is not None and initialiser.node.args.kwarg is not None

    def find_any(self, function: Scope, inheriting: Scope | None) -> ReadFunction | None:
        """Return what a function sends as a method of its own class, or of one that inherits it."""
        if inheriting is not None:
            return self.find(function, inheriting)
        parent = function.parent
        owner = parent if parent is not None and parent.kind == "class" else None
        found = self.find(function, owner)
        if found is not None:
            return found
        others = (one for (own, _), one in self._by_function.items() if own is function)
        return next(others, None)

    def known_requests(self, read: ReadFunction) -> list[ReadRequest]:
        """Return the requests whose method and path are known, also those that differ in more.

        A request that very many functions send only serves others, such as that for a token.
        """
        return [one for one in self.plausible_requests(read) if not self.is_shared(one)]

    def plausible_requests(self, read: ReadFunction) -> list[ReadRequest]:
        """Return them with those that only serve others, which may also be those of a function."""
        return without_defaults([one for one in read.requests if is_plausible(one.decided)])

    def is_shared(self, one: ReadRequest) -> bool:
        """Tell whether a request only serves others: a function does not send it itself.

        That depends neither on what a caller passes nor on what a server has sent.
        """
        is_common = (one.decided.method, one.decided.shape) in self._shared
        holes = [part.value for part in one.decided.path.parts if isinstance(part, Placeholder)]
        is_for_caller = any(map(_is_of_caller, holes))
        is_for_answer = any(map(is_of_answer, holes)) and not continues_answer(one)
        return is_common and len(one.effect.chain) > 1 and not (is_for_caller or is_for_answer)


def _is_of_caller(value: Value) -> bool:
    """Tell whether a value is made of an argument, or of something in it: `batch["id"]`."""
    return any(map(_is_in_argument, roots(value)))


def _is_in_argument(value: Value) -> bool:
    while isinstance(value, Member):
        value = value.receiver
    return isinstance(value, Parameter) and value.role == "argument"


def first_of_each(requests: Iterable[ReadRequest]) -> list[ReadRequest]:
    """Return one request for each method, server and path."""
    found: dict[tuple[str | None, str, str | None], ReadRequest] = {}
    for one in requests:
        server = one.decided.address.server
        literal = server.literal if server is not None else None
        found.setdefault((one.decided.method, one.decided.shape, literal), one)
    return list(found.values())


def _find_shared(functions: Iterable[ReadFunction]) -> set[tuple[str | None, str]]:
    """Return the requests that so many functions send that they only serve others."""
    counts: Counter[tuple[str | None, str]] = Counter()
    sending = 0
    for function in functions:
        sent = {(one.decided.method, one.decided.shape) for one in function.requests}
        sending += bool(sent)
        counts.update(one for one in sent if len(sent) > 1)
    limit = max(_MIN_SHARING, sending * _SHARE_OF_FUNCTIONS)
    return {one for one, count in counts.items() if count > limit}


def _find_common_headers(functions: Iterable[ReadFunction]) -> frozenset[str]:
    requests = [one.decided for function in functions for one in function.requests]
    counts = Counter(
        name for one in requests for name in {name.lower() for name in one.headers.names}
    )
    return frozenset(
        name for name, count in counts.items() if count > len(requests) * _SHARE_OF_HEADERS
    )


def _is_sending(entry: Entry) -> bool:
    return bool(entry.requests) or entry.unknown_call is not None


def _make_left_out(count: int) -> Diagnostic:
    message = (
        f"{count:,} functions were not followed to an HTTP library, because that takes too long. "
        "What is said of their requests was read from the outermost calls."
    )
    return make_diagnostic("functions-not-followed", message)


def _make_problem(entry: Entry, problem: str) -> Diagnostic:
    message = f"Following `{entry.id}` to the requests that it sends failed: {problem}."
    return make_diagnostic("function-not-evaluated", message)
