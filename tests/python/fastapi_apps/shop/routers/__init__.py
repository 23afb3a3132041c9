from .items import router as items_router
from .users import users
