"""Routes that are only there under a condition, or whose schemas are written out."""

import os
from typing import Annotated

from fastapi import FastAPI, Header

app = FastAPI()
DEBUG = os.environ.get("DEBUG")
IS_CLOSED = False

if DEBUG:

    @app.get("/debug")
    def read_debug() -> str:
        """Tell more."""

else:

    @app.get("/plain")
    def read_plain() -> str:
        """Tell less."""


if not IS_CLOSED:

    @app.get("/open")
    def read_open() -> str:
        """Tell whether it is open."""


@app.get(
    "/cost",
    responses={200: {"content": {"application/json": {"schema": {"type": "number"}}}}},
)
def read_cost(
    accept: Annotated[str, Header(json_schema_extra={"enum": ["text/plain"]})] = "text/plain",
):
    """Return the cost."""
