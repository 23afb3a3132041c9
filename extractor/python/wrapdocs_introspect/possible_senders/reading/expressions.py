"""Expressions: which variable holds what one gives, and what evaluating it calls."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from wrapdocs_introspect.possible_senders.reading.annotations import connect_annotation
from wrapdocs_introspect.possible_senders.reading.assignments import assign
from wrapdocs_introspect.possible_senders.reading.attribute_access import AttributeRead
from wrapdocs_introspect.possible_senders.reading.call_expressions import read_call
from wrapdocs_introspect.possible_senders.reading.implicit_calls import ITERATION, SpecialCall
from wrapdocs_introspect.possible_senders.values.conversions import as_argument
from wrapdocs_introspect.possible_senders.values.variables import Variable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from wrapdocs_introspect.possible_senders.program.classes import Class
    from wrapdocs_introspect.possible_senders.program.functions import Function
    from wrapdocs_introspect.possible_senders.program.package import Program

    Held = Variable | None
    """What holds the value of an expression; None if nothing is known of it."""


class ExpressionReader:
    """Reads the expressions in the body of a function."""

    def __init__(self, program: Program, function: Function) -> None:
        """Read expressions of a function.

        Args:
            program: The package.
            function: The function, or the body of a module or class.
        """
        self.program = program
        self.solver = program.solver
        self.function = function

    def read(self, node: ast.expr | None) -> Held:
        """Return the variable that holds what an expression gives.

        Args:
            node: The expression.
        """
        if node is None:
            return None
        reader = _READERS.get(type(node))
        return reader(self, node) if reader is not None else self._read_parts(node)

    # Names

    def name(self, name: str) -> Held:
        """Return the variable that a name stands for."""
        function = self.function
        if function.is_local(name):
            return self._local(name)
        around = function.parent
        while around is not None:
            if around.is_local(name):
                return around.variable(name)
            around = around.parent
        module = self.program.scopes.of(function.scope.module)
        return self.program.names.global_name(module, name)

    def _local(self, name: str) -> Variable:
        """Return a local variable; the annotation of a parameter is read when it is used."""
        function = self.function
        variable = function.variable(name)
        if name in function.unread_parameters:
            function.unread_parameters.discard(name)
            connect_annotation(self, function.named[name].annotation, variable)
            self.solver.connect(self.read(function.defaults.get(name)), variable, as_argument)
        return variable

    def _name(self, node: ast.Name) -> Held:
        return self.name(node.id)

    # Attributes and items

    def _call(self, node: ast.Call) -> Held:
        return read_call(self, node)

    def _attribute(self, node: ast.Attribute) -> Held:
        owner = self.function.owner
        if owner is not None and self.is_self(node.value):
            return self._own_attribute(owner, node.attr, node.lineno)
        return self.attribute(self.read(node.value), node.attr, node.lineno)

    def attribute(self, base: Held, name: str, line: int) -> Variable:
        """Return an attribute of an object.

        Args:
            base: The variable that holds the object.
            name: The name of the attribute.
            line: The line on which it is read.
        """
        result = Variable()
        if base is not None:
            self.solver.watch(base, AttributeRead(self.program, self.function, line, name, result))
        if base is not self.program.data:
            self.program.unknown_reads.append((base, name, result))
        return result

    def is_self(self, node: ast.expr) -> bool:
        """Tell whether an expression is the object that the method is called on."""
        function = self.function
        if not isinstance(node, ast.Name) or node.id != function.self_name:
            return False
        return function.kind == "method" and node.id not in function.assigned_names

    def _own_attribute(self, owner: Class, name: str, line: int) -> Variable:
        """Return an attribute of `self`, which all methods of a class share."""
        found = self.program.attributes.of_instance(owner.itself, name)
        for callee in found.callees:
            self.program.add_call(self.function, callee, line)
        return found.variable

    def _subscript(self, node: ast.Subscript) -> Held:
        base = self.read(node.value)
        self.read(node.slice)
        return self.call_special(base, ("__getitem__",), node.lineno)

    def call_special(self, base: Held, names: Sequence[str], line: int) -> Held:
        """Return an object with what its methods return that Python calls by itself.

        Args:
            base: The variable that holds the object.
            names: The names of the methods.
            line: The line on which they are called.
        """
        if base is None or base is self.program.data:
            return base
        if not any(True for _ in self.program.special_methods(names)):
            return base
        result = Variable()
        self.solver.connect(base, result)
        SpecialCall(self.program, self.function, line, names, result).watch(base)
        return result

    # Everything else

    def _constant(self, node: ast.Constant) -> Held:
        return self.program.data if node.value is not None else None

    def _lambda(self, node: ast.Lambda) -> Held:
        """Read a lambda as a part of the function: whoever makes it counts as calling it."""
        arguments = node.args
        for one in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            self.function.variable(one.arg)
        self.read(node.body)
        return None

    def _inner(self, node: ast.Await | ast.Starred) -> Held:
        value = self.read(node.value)
        if isinstance(node, ast.Await):
            return self.call_special(value, ("__await__",), node.lineno)
        return value

    def _yield(self, node: ast.Yield | ast.YieldFrom) -> Held:
        value = self.read(node.value)
        if isinstance(node, ast.YieldFrom):
            value = self.call_special(value, ITERATION, node.lineno)
        self.solver.connect(value, self.function.returns)
        return None

    def _named_expression(self, node: ast.NamedExpr) -> Held:
        value = self.read(node.value)
        assign(self, node.target, value)
        return value

    def _conditional(self, node: ast.IfExp) -> Held:
        self.read(node.test)
        return self.merge([self.read(node.body), self.read(node.orelse)])

    def _either(self, node: ast.BoolOp) -> Held:
        return self.merge([self.read(one) for one in node.values])

    def _binary(self, node: ast.BinOp) -> Held:
        return self.merge([self.read(node.left), self.read(node.right), self.program.data])

    def _compare(self, node: ast.Compare) -> Held:
        self.read(node.left)
        for operator, one in zip(node.ops, node.comparators, strict=True):
            held = self.read(one)
            if isinstance(operator, (ast.In, ast.NotIn)):
                self.call_special(held, ("__contains__", "__iter__"), node.lineno)
        return self.program.data

    def _parts_as_data(self, node: ast.expr) -> Held:
        self._read_parts(node)
        return self.program.data

    def _read_parts(self, node: ast.AST) -> Held:
        for one in ast.iter_child_nodes(node):
            if isinstance(one, ast.expr):
                self.read(one)
        return None

    def _container(self, node: ast.List | ast.Tuple | ast.Set) -> Held:
        return self.merge([self.program.data, *map(self.read, node.elts)])

    def _dict(self, node: ast.Dict) -> Held:
        for key in node.keys:
            self.read(key)
        return self.merge([self.program.data, *map(self.read, node.values)])

    def _comprehension(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp
    ) -> Held:
        for one in node.generators:
            iterated = self.call_special(self.read(one.iter), ITERATION, node.lineno)
            assign(self, one.target, iterated)
            for condition in one.ifs:
                self.read(condition)
        if isinstance(node, ast.DictComp):
            self.read(node.key)
            return self.merge([self.program.data, self.read(node.value)])
        return self.merge([self.program.data, self.read(node.elt)])

    def merge(self, held: Iterable[Held]) -> Held:
        """Return a variable that holds what several hold."""
        known = list(dict.fromkeys(one for one in held if one is not None))
        if known[1:] == []:
            return known[0] if known else None
        result = Variable()
        for one in known:
            self.solver.connect(one, result)
        return result


_READERS: dict[type[ast.AST], Callable[[ExpressionReader, Any], Held]] = {
    ast.Name: ExpressionReader._name,
    ast.Constant: ExpressionReader._constant,
    ast.Attribute: ExpressionReader._attribute,
    ast.Call: ExpressionReader._call,
    ast.Lambda: ExpressionReader._lambda,
    ast.Await: ExpressionReader._inner,
    ast.Starred: ExpressionReader._inner,
    ast.Yield: ExpressionReader._yield,
    ast.YieldFrom: ExpressionReader._yield,
    ast.NamedExpr: ExpressionReader._named_expression,
    ast.Subscript: ExpressionReader._subscript,
    ast.IfExp: ExpressionReader._conditional,
    ast.BoolOp: ExpressionReader._either,
    ast.BinOp: ExpressionReader._binary,
    ast.Compare: ExpressionReader._compare,
    ast.UnaryOp: ExpressionReader._parts_as_data,
    ast.JoinedStr: ExpressionReader._parts_as_data,
    ast.FormattedValue: ExpressionReader._parts_as_data,
    ast.Slice: ExpressionReader._parts_as_data,
    ast.List: ExpressionReader._container,
    ast.Tuple: ExpressionReader._container,
    ast.Set: ExpressionReader._container,
    ast.Dict: ExpressionReader._dict,
    ast.ListComp: ExpressionReader._comprehension,
    ast.SetComp: ExpressionReader._comprehension,
    ast.GeneratorExp: ExpressionReader._comprehension,
    ast.DictComp: ExpressionReader._comprehension,
}
