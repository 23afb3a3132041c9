"""Methods that are used like attributes."""

import functools
from abc import ABC, abstractmethod
from functools import cached_property

from typing_extensions import deprecated

from toolbox import cached_property as memo


class Account(ABC):
    """An account."""

    def __init__(self, owner: str) -> None:
        """Make an account."""
        self._owner = owner

    @property
    def number(self) -> int:
        """Number of the account.

        It never changes.

        Raises:
            LookupError: It is closed.
        """

    @property
    def owner(self) -> str:
        """Who owns it."""

    @owner.setter
    def owner(self, owner: str) -> None:
        """Not shown: the property has the docstring of its getter."""

    @owner.deleter
    def owner(self) -> None: ...

    @cached_property
    def balance(self) -> float:
        """Its content."""

    @functools.cached_property
    def history(self) -> "list[Account]":
        """Its previous content."""

    @memo
    def rating(self) -> int:
        """Cached by another library."""

    @property
    @abstractmethod
    def kind(self) -> str:
        """What kind of account it is."""

    @property
    @deprecated("Use `number`.")
    def key(self) -> str:
        """The old number."""

    @property
    def code(self) -> str:
        """The oldest number.

        .. deprecated:: 1.4
            Use `number`.
        """

    def get_limit(self) -> int:
        """The overdraft limit."""

    def set_limit(self, limit: int) -> None:
        """Return the overdraft limit."""

    limit = property(get_limit, set_limit)
    floor = property(fget=get_limit, doc="Not read: it is no docstring.")
    """The lowest balance."""

    @property
    def _secret(self) -> str:
        """Not for readers."""
