"""Mounted applications."""

from fastapi import APIRouter, FastAPI

app = FastAPI(deprecated=True)
radar = FastAPI()
router = APIRouter(prefix="/images")


@app.get("/forecast")
def read_forecast() -> str:
    """Read the forecast."""


@router.get("/{name}")
def read_image(name: str) -> bytes:
    """Read a picture of the radar.

    Args:
        name: Name of the picture.
    """


radar.include_router(router)
app.mount("/radar", radar)


class Settings:
    """Settings."""

    base_path: str | None = None


settings = Settings()
if settings.base_path:
    outer = FastAPI()
    outer.mount(settings.base_path, app)
