"""Where prefixes come from."""

from enum import Enum

from pydantic import Field
from pydantic_settings import BaseSettings

VERSION = 3
API_ROOT = "/api"


class Areas(str, Enum):
    """Parts of the API."""

    ALERTS = "/alerts"


class Paths:
    """Paths as class attributes."""

    FORECASTS = "/forecasts"


class Settings(BaseSettings):
    """Settings with literal defaults."""

    admin_prefix: str = "/admin"
    radar_prefix: str = Field("/radar", description="Where the radar is.")


settings = Settings()
