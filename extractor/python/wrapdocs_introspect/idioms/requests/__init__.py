"""The requests idiom: functions of a client, followed to the HTTP requests that they send."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.requests.behavior import read_behavior
from wrapdocs_introspect.idioms.requests.budget import find_countless, find_unfollowed
from wrapdocs_introspect.idioms.requests.connection import add_connections
from wrapdocs_introspect.idioms.requests.entries import assign_requests, follow_entries
from wrapdocs_introspect.idioms.requests.errors import add_errors
from wrapdocs_introspect.idioms.requests.following.adopted_functions import (
    find_adopted_functions,
)
from wrapdocs_introspect.idioms.requests.following.interpreter import Interpreter
from wrapdocs_introspect.idioms.requests.heirs import find_heirs
from wrapdocs_introspect.idioms.requests.inputs.routing import Router
from wrapdocs_introspect.idioms.requests.operations import (
    find_unknown_requests,
    make_operations,
    read_inputs_again,
)
from wrapdocs_introspect.idioms.requests.own_requests import keep_own_requests
from wrapdocs_introspect.idioms.requests.paging.page_items import PageItems
from wrapdocs_introspect.idioms.requests.reach import add_reach
from wrapdocs_introspect.idioms.requests.reconciliation import Reconciliation
from wrapdocs_introspect.idioms.requests.sending.helpers import Helpers
from wrapdocs_introspect.idioms.requests.stated.beginnings import find_beginnings
from wrapdocs_introspect.idioms.requests.stated.configured import set_configured_requests
from wrapdocs_introspect.idioms.requests.testing_modules import find_test_modules
from wrapdocs_introspect.names.public_names import is_private_module
from wrapdocs_introspect.operations.facts import IdiomFacts
from wrapdocs_introspect.source.parser_limits import deep_recursion

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from collections.abc import Set as AbstractSet

    from wrapdocs_introspect.loading import LoadedPackage
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.operations.facts import OperationFacts

_RECURSION = 9_000

__all__ = ["RequestsIdiom"]


class RequestsIdiom:
    """Finds the functions that send requests, whatever they send them with."""

    name = "requests"
    triggers: tuple[str, ...] = (
        *('"/', "'/", "}/", "_path", "path =", "endpoint", "request", "session."),
        *('"http', "'http", "GET /", "POST /", "PUT /", "PATCH /", "DELETE /"),
        *("@get(", "@post(", "@put(", "@patch(", "@delete("),
        *("self._client.", "self.client."),
        *("httpx", "aiohttp", "urlopen", "http.client", "httplib2", "azure.core", "google.cloud"),
        *("fetch(", "call(", ".send(", "_get(", "_post(", "_put(", "_patch(", "_delete("),
    )

    def find(self, package: LoadedPackage, declared: AbstractSet[str]) -> IdiomFacts:
        """Find the operations of a package.

        Args:
            package: The loaded package.
            declared: Ids of the functions that declare their requests; they are not followed.

        Returns:
            Its operations, in source order within a module.
        """
        interpreter = Interpreter(package.scopes)
        router, page_items = Router(interpreter), PageItems(interpreter.definitions)
        tests = find_test_modules(package.modules)
        candidates = [one for one in package.modules_for(self.name) if one.id not in tests]
        definitions = interpreter.definitions
        heirs = find_heirs(_other_modules(package, self.name, tests), candidates, definitions)
        configured = _configured_modules(package, self.name)
        modules = list(dict.fromkeys((*candidates, *heirs, *configured)))
        with deep_recursion(_RECURSION):
            definitions.adopt(find_adopted_functions(modules, definitions))
            entries = follow_entries(interpreter, modules, declared)
            reconciliation = Reconciliation(package.scopes, entries, interpreter)
            entries += reconciliation.find_inherited(modules)
            reconciliation.decide(entries)
            assign_requests(entries, interpreter)
            interpreter.forget_calls()
            problems = [
                *set_configured_requests(entries, package.configured_requests),
                *find_unfollowed(entries, package),
            ]
            sent = [one for entry in entries for one in entry.requests]
            addresses = interpreter.addresses.find_main(sent)
            beginnings = find_beginnings(entries)
            make = partial(
                make_operations,
                addresses=addresses,
                beginnings=beginnings,
                interpreter=interpreter,
                router=router,
                page_items=page_items,
                helpers=Helpers(interpreter),
            )
            made = [one for entry in entries for one in make(entry)]
            reached = add_reach([one for _, one in made], package, modules, interpreter)
            hidden = _hidden_functions(reached, package)
            if hidden:
                for entry in entries:
                    entry.is_hidden = entry.function.definition in hidden
                keep_own_requests(entries, {one.function for one in entries if one.is_hidden})
                made = [one for entry in entries for one in make(entry)]
                reached = add_reach([one for _, one in made], package, modules, interpreter)
            requests = [request for request, _ in made]
            read_again = partial(
                read_inputs_again, interpreter=interpreter, router=router, page_items=page_items
            )
            found = add_connections(
                reached, requests, addresses, package, interpreter, router, read_again
            )
        interpreter.release()
        operations, clients = reconciliation.correct(found.operations, found.clients)
        behavior = read_behavior(operations, package.scopes)
        with deep_recursion(_RECURSION):
            operations, errors = add_errors(operations, package, behavior)
        return IdiomFacts(
            operations=operations,
            clients=clients,
            errors=errors,
            behavior=behavior,
            unknown_requests={**find_unknown_requests(entries), **reconciliation.undetermined},
            hidden_senders=frozenset(one.id for one in hidden),
            diagnostics=(*problems, *find_countless(entries), *reconciliation.problems),
        )


def _hidden_functions(operations: Iterable[OperationFacts], package: LoadedPackage) -> set[Scope]:
    """Return functions in private modules that send requests, and that no caller reaches."""
    return {
        one.function
        for one in operations
        if one.client is not None and not one.client.access
        if is_private_module(one.function.id, package.names.root)
    }


def _other_modules(package: LoadedPackage, idiom: str, left_out: AbstractSet[str]) -> list[Scope]:
    """Return the modules with functions in which nothing looks like a request."""
    return [
        package.scope(one.module)
        for one in package.modules
        if one.has_functions and idiom not in one.idioms and one.id not in left_out
    ]


def _configured_modules(package: LoadedPackage, idiom: str) -> Iterator[Scope]:
    """Yield further modules, of functions that the configuration names."""
    for source in package.modules:
        is_named = any(
            function.startswith(f"{source.id}.") for function, _ in package.configured_requests
        )
        if is_named and idiom not in source.idioms:
            scope = package.scopes.module(source.id)
            if scope is not None:
                yield scope
