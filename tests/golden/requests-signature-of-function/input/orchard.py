"""A helper makes the query of the parameters that the signature of a function names."""

import inspect

import requests

_SUFFIXES = ("above", "below")


class Orchard:
    """An orchard."""

    def _query_of(self, function, given):
        query = given["extra"] or {}
        for name, parameter in inspect.signature(function).parameters.items():
            if name == "extra" or parameter.default is inspect.Parameter.empty:
                continue
            value = given.get(name, parameter.default)
            if value is None:
                continue
            for suffix in _SUFFIXES:
                if name.endswith(f"_{suffix}"):
                    name = name[: -len(f"_{suffix}")] + f"[{suffix}]"
            query[name] = value
        return query

    def list_trees(self, field, kind=None, height_above=None, limit=10, extra=None):
        """List the trees of a field.

        Args:
            field: The field.
            kind: Only trees of this kind.
            height_above: Only trees that are higher, in metres.
            limit: How many trees are listed.
            extra: Further parameters of the query.
        """
        query = self._query_of(self.list_trees, locals())
        return requests.get(f"https://orchard.example/fields/{field}/trees", params=query).json()
