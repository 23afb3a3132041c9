"""The docstrings of one package: their style and markup, the names in them, and findings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wrapdocs_introspect.diagnostics import make_diagnostic
from wrapdocs_introspect.docstrings.cleanup import without_controls
from wrapdocs_introspect.docstrings.markdown.converter import MarkdownConverter
from wrapdocs_introspect.docstrings.markdown.detection import markup_of
from wrapdocs_introspect.docstrings.parsing import ParsedDocstring, parse_docstring
from wrapdocs_introspect.docstrings.rich_markup import rich_to_markdown
from wrapdocs_introspect.source.nodes import class_node, file_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import griffe

    from wrapdocs_introspect.contract import Diagnostic
    from wrapdocs_introspect.docstrings.markdown.converter import Markup
    from wrapdocs_introspect.docstrings.markdown.references import Resolve
    from wrapdocs_introspect.docstrings.styles import Defaults, DocstringStyle
    from wrapdocs_introspect.names.name_table import NameTable


class DocstringReader:
    """Reads the docstrings of a package."""

    def __init__(self, style: DocstringStyle, markup: Markup, names: NameTable) -> None:
        """Read docstrings.

        Args:
            style: Their style.
            markup: The markup of most of them.
            names: The package's names.
        """
        self._style = style
        self._markup = markup
        self._names = names
        self._problems: dict[tuple[str, str], None] = {}
        self._missing: dict[tuple[str, str], None] = {}
        self.rich_owners: set[str] = set()
        """Ids of functions whose texts have the markup of rich, because a command prints them."""

    def read(self, text: str, owner: str, defaults: Defaults = None) -> ParsedDocstring:
        """Read a docstring.

        Args:
            text: The docstring, cleaned as `inspect.cleandoc` does.
            owner: Id of the documented object.
            defaults: Defaults of the documented signature as source, by parameter; None if
                there is no signature.
        """
        resolve = self._resolver(owner)
        parsed = parse_docstring(
            self._clean(text, owner),
            style=self._style,
            markup=self._markup,
            resolve=resolve,
            defaults=defaults,
        )
        self._note(owner, parsed)
        return parsed

    def convert(self, text: str, owner: str) -> str:
        """Convert a text without sections: the docstring or the comment of an attribute.

        Args:
            text: The text.
            owner: Id of the documented object.
        """
        return self._convert(text, owner, markup_of(text, self._markup))

    def convert_markdown(self, text: str, owner: str) -> str:
        """Convert a text in the code, such as `Field(description=...)`, which is Markdown.

        Args:
            text: The text.
            owner: Id of the described object.
        """
        return self._convert(text, owner, "markdown")

    def _clean(self, text: str, owner: str) -> str:
        text = without_controls(text)
        return rich_to_markdown(text) if owner in self.rich_owners else text

    def findings(self, files: Mapping[str, str]) -> Iterator[Diagnostic]:
        """Yield findings: docstrings that could not be converted as a whole, unknown names.

        Args:
            files: The files of the package's modules by id.
        """
        for owner, problem in self._problems:
            message = f"A text of {owner} has {problem}: it is shown as it is written."
            yield self._make_finding("docstring-not-converted", message, owner, files)
        for owner, name in self._missing:
            message = f"The text of {owner} names `{name}`, which does not exist."
            yield self._make_finding("docstring-unknown-name", message, owner, files, name)

    def _make_finding(
        self, rule: str, message: str, owner: str, files: Mapping[str, str], name: str = ""
    ) -> Diagnostic:
        found = self._names.lookup(owner.partition("@")[0])
        return make_diagnostic(
            rule,
            message,
            file=file_of(found) or files.get(found.module.path) if found else None,
            line=_line_of(found, name) if found else None,
        )

    def _convert(self, text: str, owner: str, markup: Markup) -> str:
        text = self._clean(text, owner)
        converter = MarkdownConverter(text, markup, self._resolver(owner))
        made = converter.blocks(text)
        self._note(owner, converter)
        return made

    def _note(self, owner: str, read: ParsedDocstring | MarkdownConverter) -> None:
        self._problems.update(dict.fromkeys((owner, problem) for problem in read.problems))
        missing = (name for name in read.unknown if self._is_missing(name, owner))
        self._missing.update(dict.fromkeys((owner, name) for name in missing))

    def _is_missing(self, name: str, owner: str) -> bool:
        """Tell whether a name starts in the package, where nothing has the rest of it.

        Other packages, and what a class may inherit from them, are not known here.
        """
        path = name.lstrip(".").removesuffix("()").rpartition(".")[0]
        while path:
            found = self._resolve(path, owner)
            if found is not None:
                known = self._names.lookup(found)
                return known is not None and _is_complete(known)
            path = path.rpartition(".")[0]
        return False

    def _resolver(self, owner: str) -> Resolve:
        return lambda name: self._resolve(name, owner)

    def _resolve(self, name: str, owner: str) -> str | None:
        """Resolve a name in its own scope, then in the enclosing ones, then as a full path."""
        path = name.lstrip(".").removesuffix("()")
        around = owner.partition("@")[0]
        while around:
            found = self._find(f"{around}.{path}")
            if found is not None:
                return found
            around = around.rpartition(".")[0]
        return self._find(path)

    def _find(self, path: str) -> str | None:
        """Return the id of an object in the package, or the target of an import in it."""
        found = self._names.canonical(path)
        if found is None or (found == path and self._names.lookup(found) is None):
            return None
        return found


def _line_of(owner: griffe.Object, name: str) -> int | None:
    """Return the line of a name in the docstring of an object, otherwise that of the object."""
    docstring = owner.docstring
    if not name or docstring is None or docstring.lineno is None:
        return owner.lineno
    before, found, _ = docstring.value.partition(name)
    return docstring.lineno + before.count("\n") if found else owner.lineno


def _is_complete(owner: griffe.Object) -> bool:
    """Tell whether everything is known that an object has: nothing is inherited or made."""
    if "__getattr__" in owner.members:
        return False
    node = class_node(owner)
    return owner.is_module or (node is not None and not (node.bases or node.keywords))
