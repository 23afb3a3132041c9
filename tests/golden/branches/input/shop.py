"""Routes in branches: those of the newest Python on Linux are shown, and the others are named."""

import sys
from contextlib import suppress

from fastapi import FastAPI

app = FastAPI()
DEBUG = False

if DEBUG:

    @app.get("/debug")
    def debug() -> str:
        """Show the state."""

else:

    @app.get("/status")
    def status() -> str:
        """Show the status."""


if sys.version_info >= (3, 12):

    @app.get("/version")
    def version() -> str:
        """Show the version, in the first branch."""

elif sys.platform == "win32":

    @app.get("/version/windows")
    def version() -> str:
        """Show the version, in the second branch."""

else:

    @app.get("/version/old")
    def version() -> str:
        """Show the version, in the last branch."""


try:
    import turbo

    @app.get("/fast")
    def fast() -> str:
        """Answer fast."""

except ImportError:

    @app.get("/slow")
    def slow() -> str:
        """Answer slowly."""

finally:

    @app.get("/always")
    def always() -> str:
        """Answer in any case."""


with suppress(ImportError):

    @app.get("/with")
    def inside_with() -> str:
        """Answer within a `with`."""


for _ in range(1):

    @app.get("/loop")
    def inside_loop() -> str:
        """Answer within a loop."""


if __name__ == "__main__":
    script = FastAPI()

    @script.get("/script")
    def run() -> str:
        """Only scripts have this."""

    class Options:
        """Options of the script."""

else:

    @app.get("/imported")
    def imported() -> str:
        """Importers have this."""


if "__main__" == __name__:
    VERBOSE = True

if __name__ != "__main__":
    QUIET = True
