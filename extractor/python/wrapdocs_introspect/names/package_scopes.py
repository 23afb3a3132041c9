"""The syntax of a whole package: the scopes of its modules, and what ids refer to."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.names.lexical_scope import Binding, LexicalScope, member_of
from wrapdocs_introspect.names.scope_reader import read_module
from wrapdocs_introspect.source.expressions import dotted_name

if TYPE_CHECKING:
    from wrapdocs_introspect.loading import LoadedPackage


class PackageSyntax:
    """The scopes of a package's modules, made when they are first asked for."""

    def __init__(self, package: LoadedPackage) -> None:
        """Read the scopes of this package.

        Args:
            package: The loaded package.
        """
        self.package = package
        self.folded: dict[ast.expr, Any] = {}
        """What constant expressions are worth, so that a chain of names is followed once."""
        self._sources = {source.module.path: source for source in package.modules}
        self._modules: dict[str, LexicalScope | None] = {}
        self._resolving: set[Binding] = set()

    def module(self, module_id: str) -> LexicalScope | None:
        """Return the scope of a module, if the package has it."""
        if module_id not in self._modules:
            source = self._sources.get(module_id)
            self._modules[module_id] = read_module(source, self) if source else None
        return self._modules[module_id]

    def find(self, dotted_id: str | None) -> Binding | LexicalScope | None:
        """Return the definition that a canonical id names."""
        if dotted_id is None:
            return None
        parts = dotted_id.split(".")
        for length in range(len(parts), 0, -1):
            module_id = ".".join(parts[:length])
            if module_id in self._sources:
                return self._find_in(self.module(module_id), parts[length:])
        return None

    def _find_in(
        self, module: LexicalScope | None, parts: list[str]
    ) -> Binding | LexicalScope | None:
        found: Binding | LexicalScope | None = module
        for part in parts:
            if isinstance(found, Binding):
                found = self.attribute_of(found, part)
            elif found is not None:
                found = member_of(found, part)
        return None if isinstance(found, Binding) and found.imported is not None else found

    def attribute_of(self, binding: Binding, name: str) -> Binding | LexicalScope | None:
        """Return what an attribute of a bound object is: `settings.PREFIX`."""
        if isinstance(binding.value, ast.Call):
            for keyword in binding.value.keywords:
                if keyword.arg == name:
                    return Binding(name, binding.line, binding.scope, keyword.value)
        owner = self.class_of(binding)
        return member_of(owner, name) if owner else None

    def class_of(self, binding: Binding) -> LexicalScope | None:
        """Return the package's class that a bound object is an instance of."""
        if binding in self._resolving:
            return None  # `settings = settings.inner` asks for itself.
        self._resolving.add(binding)
        try:
            return self._find_class(binding)
        finally:
            self._resolving.discard(binding)

    def _find_class(self, binding: Binding) -> LexicalScope | None:
        if isinstance(binding.value, ast.Call):
            made = binding.scope.find(binding.value.func, binding.line)
            return self._class_made_by(made)
        if binding.value is not None and dotted_name(binding.value) is not None:
            same = binding.scope.find(binding.value, binding.line)
            return self.class_of(same) if isinstance(same, Binding) else None
        return self._class_named(binding.annotation, binding.scope)

    def _class_made_by(self, made: Binding | LexicalScope | None) -> LexicalScope | None:
        if not isinstance(made, LexicalScope):
            return None
        if isinstance(made.node, ast.ClassDef):
            return made
        returns = getattr(made.node, "returns", None)
        return self._class_named(returns, made.parent or made)

    def _class_named(self, annotation: ast.expr | None, scope: LexicalScope) -> LexicalScope | None:
        found = scope.find(annotation) if annotation is not None else None
        return found if isinstance(found, LexicalScope) and found.kind == "class" else None
