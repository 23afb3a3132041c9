"""Names that are imported when they are used."""

import lazy_loader as lazy

__version__ = "1.0"

__getattr__, __dir__, __all__ = lazy.attach(
    __name__,
    submodules={"maps"},
    submod_attrs={"roads": ("Road", "drive"), "maps.paper": ["fold"]},
)
