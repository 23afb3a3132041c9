"""Routes with a list of their methods."""

from fastapi import APIRouter, FastAPI

app = FastAPI()
router = APIRouter(prefix="/orders")

READING = ["GET", "HEAD"]


@app.api_route("/stock", methods=["GET", "POST"], tags=["stock"])
def stock() -> dict[str, int]:
    """Read or write the stock."""


@app.api_route("/ping")
def ping() -> str:
    """Answer; without `methods` this is a GET."""


@app.api_route("/shelves", methods=READING)
def shelves() -> list[str]:
    """List the shelves."""


@app.get("/titles")
@app.get("/names", deprecated=True)
def titles() -> list[str]:
    """List the titles, at two addresses."""


def cancel_order(number: int) -> None:
    """Cancel an order.

    Args:
        number: Number of the order.
    """


def pay_order(number: int) -> None:
    """Pay an order.

    Args:
        number: Number of the order.
    """


router.add_api_route("/{number}", cancel_order, methods=["DELETE"], status_code=204)
router.add_api_route(path="/{number}/payment", endpoint=pay_order, methods={"PUT"}, tags=["money"])
app.include_router(router)
