"""Latin-1 that does not say so: Grüße."""

from fastapi import FastAPI

app = FastAPI()


@app.get("/latin")
def read() -> str:
    """Liest das Päckchen aus Köln."""
