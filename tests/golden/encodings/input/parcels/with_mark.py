"""UTF-8 with a byte order mark: Grüße."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/mark")
def read_mark() -> str:
    """Liest das Päckchen aus Köln."""
