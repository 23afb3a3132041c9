"""Paths that cannot be known without running code, and one with a known default."""

import os

from fastapi import FastAPI
from shop_paths import CATALOGUE

app = FastAPI()
REGION = os.environ["REGION"]
TENANT = os.environ.get("TENANT", "main")


@app.get(f"/{REGION}/books")
def books() -> list[str]:
    """List the books of a region."""


@app.get(CATALOGUE)
def catalogue() -> list[str]:
    """List the catalogue, at a path from another package."""


@app.get(f"/{TENANT}/readers")
def readers() -> list[str]:
    """List the readers of a tenant, whose default is known."""
