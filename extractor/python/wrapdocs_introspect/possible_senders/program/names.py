"""The names of modules, as variables that hold what they mean."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING

from wrapdocs_introspect.names.binding import Binding
from wrapdocs_introspect.possible_senders.values.external import OPAQUE
from wrapdocs_introspect.possible_senders.values.kinds import ModuleObject
from wrapdocs_introspect.possible_senders.values.variables import Variable

if TYPE_CHECKING:
    from wrapdocs_introspect.names.scope import Scope
    from wrapdocs_introspect.possible_senders.program.package import Program

_BUILTINS = frozenset(dir(builtins))


class Names:
    """The names of a package's modules."""

    def __init__(self, program: Program) -> None:
        """Start without any.

        Args:
            program: The package.
        """
        self._program = program
        self._scopes = program.scopes
        self._solver = program.solver
        self._names: dict[str, Variable] = {}
        self._assigned: dict[str, Variable] = {}

    def global_name(self, module: Scope, name: str) -> Variable | None:
        """Return what a name of a module means.

        Args:
            module: The scope of the module.
            name: The name, which is not one of a function.

        Returns:
            The variable that holds it; None if nothing is known of the name.
        """
        own = f"{module.id}.{name}"
        found = self._names.get(own)
        if found is not None:
            return found
        if self._is_defined(module, name):
            return self._named(own)
        resolved = module.resolve(name)
        if resolved is not None:
            return self._named(resolved)
        return self._named(f"builtins.{name}") if name in _BUILTINS else None

    def global_variable(self, module: Scope, name: str) -> Variable:
        """Return the variable of a module that assignments set."""
        return self._assigned.setdefault(f"{module.id}.{name}", Variable())

    def member_of_module(self, module: Scope, name: str) -> Variable | None:
        """Return an attribute of a module: something that it defines or imports, or a module."""
        submodule = f"{module.id}.{name}"
        if submodule in self._scopes.sources and not self._is_defined(module, name):
            return self._named(submodule)
        return self.global_name(module, name)

    def imported(self, path: str) -> Variable | None:
        """Return what an import statement names."""
        canonical = self._scopes.names.canonical(path)
        return self._named(canonical) if canonical is not None else None

    def _is_defined(self, module: Scope, name: str) -> bool:
        return module.id in self._program.modules and name in module.definitions

    def _named(self, path: str) -> Variable:
        found = self._names.get(path)
        if found is None:
            found = self._names[path] = Variable()
            self._fill(found, path)
        return found

    def _fill(self, variable: Variable, path: str) -> None:
        """Let a variable hold what a dotted path means."""
        module, names = self._split(path)
        if module is None:
            self._solver.add(variable, self._program.external(path))
        elif not names:
            self._solver.add(variable, ModuleObject(module))
        elif len(names) > 1:
            self._fill_from_parts(variable, module, names)
        else:
            self._fill_from_module(variable, module, names[0])

    def _split(self, path: str) -> tuple[Scope | None, list[str]]:
        """Return the module that a path leads to, and the names behind it."""
        parts = path.split(".")
        for length in range(len(parts), 0, -1):
            source = self._scopes.sources.get(".".join(parts[:length]))
            if source is not None:
                return self._scopes.of(source.module), parts[length:]
        return None, []

    def _fill_from_parts(self, variable: Variable, module: Scope, names: list[str]) -> None:
        """Let a variable hold an attribute of a class or object of a module."""
        held = self._named(f"{module.id}.{names[0]}")
        for name in names[1:]:
            held = self._program.read_attribute(held, name)
        self._solver.connect(held, variable)

    def _fill_from_module(self, variable: Variable, module: Scope, name: str) -> None:
        own = f"{module.id}.{name}"
        definitions = self._definitions(module, name)
        for one in definitions:
            self._fill_from_definition(variable, one)
        if not definitions:
            canonical = self._scopes.names.canonical(own)
            is_elsewhere = canonical is not None and canonical != own
            found = self._named(canonical) if canonical is not None and is_elsewhere else None
            self._solver.connect(found or self.global_variable(module, name), variable)

    def _definitions(self, module: Scope, name: str) -> list[Binding | Scope]:
        if self._scopes.sources[module.id].has_functions:
            return module.definitions.get(name, [])
        found = self._scopes.find(f"{module.id}.{name}")
        return [found] if found is not None else []

    def _fill_from_definition(self, variable: Variable, found: Binding | Scope) -> None:
        program = self._program
        if isinstance(found, Binding):
            self._fill_from_binding(variable, found)
        elif found.kind == "class":
            cls = program.classes.get(found)
            if cls is not None:
                self._solver.add(variable, OPAQUE if cls.is_data else cls.object)
        elif found.kind == "module":
            self._solver.add(variable, ModuleObject(found))
        elif (function := program.function_of(found)) is not None:
            self._solver.add(variable, function.as_object(None, is_bound=False))

    def _fill_from_binding(self, variable: Variable, found: Binding) -> None:
        if found.imported is None:
            self._program.read_module(found.scope)
            self._solver.connect(self.global_variable(found.scope, found.name), variable)
            return
        canonical = self._scopes.names.canonical(found.imported)
        if canonical is not None and canonical != found.id:
            self._solver.connect(self._named(canonical), variable)
