"""The security schemes that the dependencies of one endpoint ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.idioms.fastapi.security.schemes import read_scheme

if TYPE_CHECKING:
    from wrapdocs_introspect.contract import Security
    from wrapdocs_introspect.idioms.fastapi.parameters.inputs import Dependency
    from wrapdocs_introspect.names.expression import Expression


class RequiredSecurity:
    """Collects schemes: each once, with all the scopes that are asked for."""

    def __init__(self) -> None:
        """Start without schemes."""
        self._schemes: dict[tuple[str, str | None], Security] = {}
        self.unread: list[Expression] = []
        """Schemes that say at run time what they ask for."""

    @property
    def schemes(self) -> tuple[Security, ...]:
        """The schemes, in the order in which they were added."""
        return tuple(self._schemes.values())

    def add(self, dependency: Dependency) -> bool:
        """Add a dependency if it is a security scheme; tell whether it is one.

        Args:
            dependency: What is asked for, with its scopes.
        """
        scheme = read_scheme(dependency.callable)
        if scheme == "unreadable":
            self.unread.append(dependency.callable)
        elif scheme is not None:
            self._merge(scheme, dependency.scopes)
        return scheme is not None

    def add_conditional(self, scheme: Security, condition: str | None) -> None:
        """Add a scheme that code adds at run time.

        Args:
            scheme: The scheme.
            condition: Under which condition, as written.
        """
        known = (scheme["schemeName"], scheme.get("name")) in self._schemes
        if not known:
            self._merge(scheme if condition is None else {**scheme, "condition": condition}, ())

    def _merge(self, scheme: Security, scopes: tuple[str, ...]) -> None:
        # Keys in several headers may share the name that their class gives them.
        key = (scheme["schemeName"], scheme.get("name"))
        known = self._schemes.setdefault(key, scheme)
        merged = list(dict.fromkeys((*known.get("scopes", ()), *scopes)))
        if merged:
            known["scopes"] = merged
        if "optional" not in scheme:
            known.pop("optional", None)
