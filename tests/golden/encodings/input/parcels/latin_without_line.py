"""Latin-1 without a declaration: Grüße."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/latin")
def read() -> str:
    """Liest das Päckchen aus Köln."""
