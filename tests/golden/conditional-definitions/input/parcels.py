"""Definitions in branches: the newest Python on Linux decides, else the first branch."""

import os
import platform
import sys
from enum import Enum, auto
from typing import TYPE_CHECKING

MODERN = sys.version_info[0] >= 3
FAST = True
COMPILED = not FAST

if sys.version_info < (3, 11):

    class Label:
        """For old versions."""

elif not sys.platform.startswith(("linux", "darwin")):

    class Label:
        """For other systems."""

else:

    class Label:
        """For new versions."""

        if sys.version_info[:2] >= (3, 12) and os.name != "nt":

            def print(self, copies: int) -> None:
                """Print copies."""

        else:

            def print(self) -> None:
                """Print one."""


try:
    from turbo import weigh as _weigh

    def weigh(parcel: str) -> int:
        """Weigh with the fast package."""
        return _weigh(parcel)

    SCALE = "fast"
except (ImportError, AttributeError):

    def weigh(parcel: str, exact: bool = False) -> int:
        """Weigh slowly."""
        return 0

    SCALE = "slow"


if COMPILED:

    def pack(parcel: str) -> None:
        """Pack with compiled code."""

else:

    def pack(parcel: str, paper: str) -> None:
        """Pack by hand."""


if os.environ.get("PARCELS_TEST"):

    def send(parcel: str) -> None:
        """Send, in the first branch."""

elif MODERN:

    def send(parcel: str, fast: bool) -> None:
        """Send, in the second branch."""


if TYPE_CHECKING:

    def track(parcel: str) -> str:
        """Track."""

else:

    def track(*args):
        return ""

    def only_here(parcel: str) -> None:
        """Is in one branch only."""


SEPARATOR = ";" if sys.platform == "win32" else ":"
if platform.system() == "Windows":
    ENDING = "\r\n"
else:
    ENDING = "\n"


class Size(Enum):
    """A size."""

    SMALL = auto()
    LARGE = auto()
