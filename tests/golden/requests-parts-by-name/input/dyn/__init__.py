"""A client whose parts are loaded by name."""
import importlib
from string import Template
from typing import cast

import requests

URL = "https://dyn.test/api/"


def to_class_name(word: str) -> str:
    return "".join(one.capitalize() or "_" for one in word.split("_"))


class Part:
    """Base of parts."""

    PATH = "parts/$one"

    def __init__(self, client):
        self.client = client

    def find(self, params=None, **ids):
        path = self._path(**ids)
        return requests.get(URL + path, params=params)

    def _path(self, **ids):
        values = {"parent": "", "one": ""}
        values.update({key: value for key, value in ids.items() if value is not None})
        try:
            return Template(self.PATH).substitute(values)
        except KeyError as error:
            raise ValueError from error


class Client:
    """The client."""

    def part(self, name: str) -> Part:
        attribute = f"_{name}_part"
        known = getattr(self, attribute, None)
        if known is not None:
            return cast(Part, known)
        pieces = [".parts"]
        pieces.append(f"{name}_part")
        module = importlib.import_module(".".join(pieces), package="dyn")
        cls = getattr(module, to_class_name(f"{name}_part"))
        made = cls(self)
        setattr(self, attribute, made)
        return made

    def find_branch(self, project: str, branch: str):
        """Find a branch."""
        return self.part("branch").find(parent=project, one=branch)

    def find_key(self, project: str, key: int):
        """Find a key; the part is made by its name."""
        return self.part("key").find({"all": 1}, parent=project, one=key)

    def merge_branch(self, project: str):
        """Merge a branch into that of the project."""
        return self.part("branch").merge(project)

    def template(self, project):
        """The whole address is a template."""
        return requests.get(Template("https://dyn.test/x/${project}/y").safe_substitute(project=project))

    def direct(self, project):
        """Without a branch, the path ends with a slash."""
        from .parts.branch_part import BranchPart
        return BranchPart(self).find(parent=project)

    def named(self, project):
        """The class is found by a name that is made of another."""
        from .parts import branch_part
        return getattr(branch_part, to_class_name("branch_part"))(self).find(parent=project)
