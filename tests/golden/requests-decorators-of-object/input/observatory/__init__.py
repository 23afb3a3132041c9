"""A client whose object has the decorators that declare its requests."""

from observatory.stars import Planets, rename_star, star

__all__ = ["Planets", "rename_star", "star"]
