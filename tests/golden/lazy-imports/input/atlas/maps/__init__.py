"""Maps, without a list of names."""

from lazy_loader import attach

__getattr__, __dir__, _ = attach(__name__, submod_attrs={"paper": ["fold"]})
