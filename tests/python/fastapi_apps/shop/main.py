"""The application."""

import http

from fastapi import APIRouter, FastAPI

from . import routers
from .config import ADMIN, BASE, EITHER, FROM_ENVIRONMENT, get_settings, settings, special
from .models import Message
from .routers import users as users_module
from .routers.users import loose

app = FastAPI(title="Shop", responses={500: {"model": Message}})
api = APIRouter(prefix=settings.API_PREFIX)
admin = FastAPI()


@app.get(settings.health)
async def health():
    """Tell that the shop is open."""
    return {}


@app.get(get_settings().reports, status_code=http.HTTPStatus.ACCEPTED)
def reports(q: str, debug: bool = False) -> dict[str, int]:
    return {}


@app.get(special.API_PREFIX)
def special_path():
    return {}


@app.get(FROM_ENVIRONMENT + EITHER)
def environment():
    return {}


@admin.get("/stats")
def stats():
    return {}


def register(application: FastAPI) -> None:
    from shop.routers.items import router as local_items

    application.include_router(local_items, prefix=ADMIN, include_in_schema=True)


api.include_router(routers.items_router, prefix="", tags=["api"])
app.include_router(api, prefix=BASE)
register(app)
for router, prefix in [(users_module, "/u"), (loose, "")]:
    app.include_router(router, prefix=BASE + prefix)
app.mount("/mounted", admin)
