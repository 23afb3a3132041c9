__all__ = ["Globe"]

from ._globe import Globe
