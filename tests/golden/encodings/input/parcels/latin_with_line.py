# -*- coding: latin-1 -*-
"""Latin-1 with a declaration: Grüße."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/latin-line")
def read_latin() -> str:
    """Liest das Päckchen aus Köln."""
