"""Routers, each with a different kind of prefix."""

from fastapi import APIRouter, FastAPI

from weather import settings as configuration
from weather.settings import API_ROOT, VERSION, Areas, Paths, settings

app = FastAPI()
constant = APIRouter(prefix=API_ROOT)
formatted = APIRouter(prefix=f"{API_ROOT}/v{VERSION}")
attribute = APIRouter(prefix=Paths.FORECASTS)
setting = APIRouter(prefix=settings.admin_prefix)
field = APIRouter(prefix=configuration.settings.radar_prefix)
member = APIRouter(prefix=Areas.ALERTS.value)


@constant.get("/constant")
def from_constant() -> None:
    """Prefix from a constant of another module."""


@formatted.get("/formatted")
def from_formatted() -> None:
    """Prefix from an f-string with a number in it."""


@attribute.get("/attribute")
def from_attribute() -> None:
    """Prefix from a class attribute."""


@setting.get("/setting")
def from_setting() -> None:
    """Prefix from an instance of settings."""


@field.get("/field")
def from_field() -> None:
    """Prefix from the default in a `Field(...)` of a settings instance."""


@member.get("/member")
def from_member() -> None:
    """Prefix from the value of an enum member."""


for router in (constant, formatted, attribute, setting, field, member):
    app.include_router(router)
