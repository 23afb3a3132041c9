"""A server: most handlers have a body that does something."""

from fastapi import APIRouter, FastAPI


def create_app() -> FastAPI:
    """Make the application."""
    app = FastAPI()
    router = APIRouter(prefix="/users")

    @router.get("/{user_id}")
    async def read_user(user_id: int) -> dict:
        """Read a user."""
        return {"id": user_id}

    @router.delete("/{user_id}", status_code=204)
    async def remove_user(user_id: int) -> None:
        """Remove a user."""
        raise NotImplementedError

    @router.post("/")
    async def add_user(name: str) -> dict:
        """Add a user."""
        return {"name": name}

    app.include_router(router)
    return app
