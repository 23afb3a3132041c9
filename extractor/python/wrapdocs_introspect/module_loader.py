"""Reads the files of a package into griffe's tree of modules, one by one."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

import griffe

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.docstrings.parsing import MAX_DOCSTRING
from wrapdocs_introspect.names.exports import read_exports
from wrapdocs_introspect.names.imports import read_imports
from wrapdocs_introspect.names.name_table import hiding_key
from wrapdocs_introspect.source.bodies import read_bodies, read_offered_names
from wrapdocs_introspect.source.comments import attribute_comments
from wrapdocs_introspect.source.compact_objects import compact_objects
from wrapdocs_introspect.source.compact_trees import compact
from wrapdocs_introspect.source.dynamic_names import find_dynamic_names
from wrapdocs_introspect.source.incremental_cache import ModuleCache, ParsedFile
from wrapdocs_introspect.source.module_source import ModuleSource
from wrapdocs_introspect.source.next_siblings import known_siblings
from wrapdocs_introspect.source.node_collector import NodeCollector
from wrapdocs_introspect.source.parser_limits import check_depth, limited_recursion
from wrapdocs_introspect.source.rewriting.branches import NEWEST_PYTHON
from wrapdocs_introspect.source.stubs import merge_stub
from wrapdocs_introspect.source.used_imports import read_used_imports

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.source.files import SourceFile

# Texts that every module with functions contains.
_FUNCTION_WORDS = ("def ", "lambda", "functools")


class ModuleLoader:
    """The modules of a package, as far as they have been read."""

    def __init__(
        self,
        root: Path,
        name: str,
        triggers: Mapping[str, Sequence[str]],
        module_cache: ModuleCache,
        *,
        is_large: bool = False,
        python: tuple[int, int] = NEWEST_PYTHON,
    ) -> None:
        """Begin with an empty package.

        Args:
            root: Folder that holds the package.
            name: Import name of the package.
            triggers: Texts by idiom; the syntax tree of a module with functions that contains one
                is kept.
            module_cache: The modules that the last run read.
            is_large: Whether memory counts for more than time.
            python: The version of Python that decides between the branches of conditions.
        """
        self._python = python
        self._is_large = is_large
        self._root = root
        self._triggers = triggers
        self._module_cache = module_cache
        self._collection = module_cache.collection
        self._lines = module_cache.lines
        self._collector = NodeCollector(self._on_docstring, python)
        self._extensions = griffe.Extensions(self._collector)
        self._file = ""
        self._parsed = ParsedFile(None)
        self.docstrings: list[str] = []
        self.modules: dict[str, ModuleSource] = {}
        self.shadowed: dict[str, str] = {}
        self.diagnostics: list[Diagnostic] = []
        self._name = name
        self._above = self._make_namespaces(name)
        self.package = self._make_folder(name.rpartition(".")[2], root.joinpath(*name.split(".")))
        self._set_package(self.package)

    def add(self, source: SourceFile) -> None:
        """Read a file into its place in the package."""
        parent = self._parent(source.module_id)
        parsed = self._module_cache.read(source, lambda source: self._parse(source, parent))
        source.text = ""
        self.docstrings += parsed.docstrings
        self.diagnostics += parsed.diagnostics
        made = parsed.source
        if made is None:
            return
        module = made.module
        existing = self.modules.get(source.module_id)
        if existing is not None:
            merge_stub(existing.module, module, source.file)
            existing.imports.add(made.imports)
            existing.exports = made.exports or existing.exports
            return
        if source.module_id == self._name:
            self._set_package(module)
        elif parent is not None:
            self._set_module(parent, module)
        self.modules[source.module_id] = made

    def _parse(self, source: SourceFile, parent: griffe.Module | None) -> ParsedFile:
        self._file = source.file
        self._parsed = ParsedFile(None)
        module = self._visit(source, parent)
        if module is not None:
            self._report_left_out()
            self._parsed.source = self._make_source(source, module)
        return self._parsed

    def _make_source(self, source: SourceFile, module: griffe.Module) -> ModuleSource:
        tree = self._collector.tree
        body = tree.body if tree is not None else []
        idioms = frozenset(
            idiom
            for idiom, texts in self._triggers.items()
            if any(trigger in source.text for trigger in texts)
        )
        has_functions = any(word in source.text for word in _FUNCTION_WORDS)
        is_kept = bool(idioms) and has_functions
        if tree is not None and self._is_large:
            compact(tree)  # Types and values are kept of each tree.
        compact_objects(module)
        exports = read_exports(body) if "__all__" in source.text else None
        return ModuleSource(
            module=module,
            file=source.file,
            tree=tree if is_kept else None,
            idioms=idioms,
            comments=attribute_comments(source.text),
            is_package=source.is_package,
            has_functions=has_functions,
            imports=read_imports(body, source.module_id, is_package=source.is_package),
            exports=exports,
            registered=self._collector.registered,
            python=self._python,
            bodies=read_bodies(body, source.text) if has_functions else {},
            used_imports=read_used_imports(body) if has_functions and exports is None else [],
            offered=read_offered_names(body) if "__getattr__" in source.text else [],
            dynamic_line=find_dynamic_names(body) if "__getattr__" in source.text else None,
        )

    def expand_wildcards(self, exports: dict[str, list[str]]) -> None:
        """Give modules the names that they import with `*` from the package's other modules.

        Args:
            exports: The names in `__all__` by module.
        """
        for source in self.modules.values():
            its = exports.get(source.id)
            source.module.exports = list(its) if its is not None else None
            for name in its or ():
                # griffe takes the `else` of `if TYPE_CHECKING` for a part of it.
                if (member := source.module.members.get(name)) is not None:
                    member.runtime = True
        loader = griffe.GriffeLoader(
            extensions=self._extensions,
            search_paths=[self._root],
            modules_collection=self._collection,
            allow_inspection=False,
            store_source=False,
        )
        loader.expand_wildcards(self.package, external=False)

    def _visit(self, source: SourceFile, parent: griffe.Module | None) -> griffe.Module | None:
        try:
            with limited_recursion(), known_siblings():
                module = griffe.visit(
                    source.module_id.rpartition(".")[2],
                    source.path,
                    source.text,
                    extensions=self._extensions,
                    parent=parent,
                    lines_collection=self._lines,
                    modules_collection=self._collection,
                )
            check_depth(self._collector.tree)
        except SyntaxError as error:
            self._report(str(error.msg), error.lineno, error.offset)
        except RecursionError:
            self._report("the code is nested too deeply", None, None)
        except MemoryError:  # Also that of the parser, for code with very many levels.
            self._report("the code is nested too deeply, or takes too much memory", None, None)
        except Exception as error:  # noqa: BLE001 - one bad module must not affect the others
            self._report(f"{type(error).__name__}: {error}", None, None)
        else:
            return module
        return None

    def _report(self, reason: str, line: int | None, column: int | None) -> None:
        version = platform.python_version()
        message = f"{self._file} could not be read by Python {version}: {reason}."
        self._parsed.diagnostics.append(
            make_diagnostic(
                "file-not-parsed", message, file=self._file, line=line or 1, column=column or None
            )
        )

    def _report_left_out(self) -> None:
        for name, line in self._collector.left_out:
            message = f"This definition of {name} is in a branch that is not documented."
            self._parsed.diagnostics.append(
                make_diagnostic("definition-left-out", message, file=self._file, line=line)
            )

    def _report_hidden(self, cls: griffe.Class) -> None:
        """Report a class whose members would have the ids of those of a module."""
        parent = self.modules.get(cls.module.path)
        if parent is None:
            return
        message = f"{cls.path} is not documented, because a module of the package has its name."
        hint = "Give the class or the module another name."
        self.diagnostics.append(
            make_diagnostic(
                "definition-left-out",
                message,
                file=parent.file,
                line=cls.lineno or 1,
                hint=hint,
            )
        )

    def _on_docstring(self, obj: griffe.Object) -> None:
        docstring = obj.docstring
        if docstring is None:
            return
        self._parsed.docstrings.append(docstring.value)
        if len(docstring.value) <= MAX_DOCSTRING:
            return
        message = (
            f"The docstring of {obj.name} has {len(docstring.value):,} characters, which is more "
            f"than the limit of {MAX_DOCSTRING:,}. Only its first paragraph is shown."
        )
        self._parsed.diagnostics.append(
            make_diagnostic("docstring-too-large", message, file=self._file, line=docstring.lineno)
        )

    def _parent(self, module_id: str) -> griffe.Module | None:
        """Return the parent module; a folder without `__init__.py` gets one."""
        if module_id == self._name:
            return self._above
        parent = self.package
        depth = self._name.count(".") + 1
        parts = module_id.split(".")[:-1]
        for index, part in enumerate(parts[depth:], start=depth + 1):
            member = parent.members.get(part)
            if not isinstance(member, griffe.Module):
                folder = self._root.joinpath(*parts[:index])
                member = self._make_folder(part, folder)
                self._set_module(parent, member)
            parent = member
        return parent

    def _make_namespaces(self, name: str) -> griffe.Module | None:
        """Make the folders above a package such as `google.cloud.storage`."""
        parent: griffe.Module | None = None
        folder = self._root
        for part in name.split(".")[:-1]:
            folder = folder / part
            module = self._make_folder(part, folder)
            if parent is None:
                self._collection.members[part] = module
            else:
                self._set_module(parent, module)
            parent = module
        return parent

    def _set_package(self, module: griffe.Module) -> None:
        self.package = module
        if self._above is None:
            self._collection.members[module.name] = module
        else:
            self._set_module(self._above, module)

    def _make_folder(self, name: str, folder: Path) -> griffe.Module:
        return griffe.Module(
            name,
            filepath=[folder],
            lines_collection=self._lines,
            modules_collection=self._collection,
        )

    def _set_module(self, parent: griffe.Module, module: griffe.Module) -> None:
        """Set a submodule, and keep what has the same name, which hides it in Python."""
        existing = parent.members.get(module.name)
        if isinstance(existing, griffe.Alias):
            self.shadowed[f"{parent.path}.{module.name}"] = existing.target_path
        elif isinstance(existing, (griffe.Function, griffe.Attribute)):
            parent.members[hiding_key(module.name)] = existing
        elif isinstance(existing, griffe.Class):
            self._report_hidden(existing)
        parent.members[module.name] = module
        module.parent = parent
