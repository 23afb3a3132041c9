"""All routes, under one router."""

from fastapi import APIRouter

from . import depots, labels as labels_module
from .tracking import router as tracking

api = APIRouter(prefix="/v2", tags=["parcels"])
api.include_router(tracking)
api.include_router(depots.router, prefix="/depots", tags=["depots"], deprecated=True)
api.include_router(labels_module.router, prefix="/labels")
api.include_router(labels_module.router, prefix="/stickers", include_in_schema=False)
