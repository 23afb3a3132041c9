"""Additional responses, merged from dictionaries."""

from fastapi import APIRouter, FastAPI
from pydantic import BaseModel


class Forecast(BaseModel):
    """A forecast."""

    text: str


class Problem(BaseModel):
    """What went wrong."""

    message: str


class Accepted(BaseModel):
    """A promise to do it later."""

    ticket: str


COMMON = {401: {"model": Problem, "description": "Not signed in."}}
LIMITED = {**COMMON, 429: {"model": Problem}}
ROUTER_RESPONSES = {"4XX": {"description": "The caller's fault."}}

app = FastAPI(responses={500: {"model": Problem, "description": "Our fault."}})
router = APIRouter(responses=ROUTER_RESPONSES)


@app.get("/forecast", responses={**LIMITED, 404: {"model": Problem, "description": "No such place."}})
def read_forecast() -> Forecast:
    """Read the forecast: merged with `**`."""


@app.post("/forecast", responses={"201": {"model": Forecast}, "default": {"model": Problem}})
def make_forecast():
    """Make a forecast: text keys."""


@app.put("/forecast", status_code=202, response_model=Accepted, responses=COMMON | {404: {}})
def plan_forecast():
    """Plan a forecast: merged with `|`."""


@app.get("/forecast.png", responses={200: {"content": {"image/png": {}}, "description": "A map."}})
def draw_forecast():
    """Draw the forecast: a content type and no model."""


@app.patch("/forecast", responses={200: {"description": "The changed forecast."}})
def change_forecast() -> Forecast:
    """Change the forecast: a description for the usual response."""


@router.delete("/forecast", responses=dict(COMMON))
def drop_forecast() -> None:
    """Delete the forecast: the router's responses and a `dict()`."""


app.include_router(router, responses={418: {"description": "A teapot."}})


# Responses that comprehensions and functions make.
CODES = (404, 409)
TEXTS = {418: "Teapot", 419: "Page expired"}


def fail(*codes: int, model=Problem):
    """Make responses of the same kind."""
    return {code: {"model": model, "description": "Failed."} for code in codes}


def more(*codes, text="Down"):
    """Add one to them."""
    return {**fail(*codes), 503: {"description": text}}


def collect(*codes):
    """Make responses step by step."""
    made = {}
    for code in codes:
        made[code] = {"model": Problem}
    return made


@app.get("/function", responses=fail(404, 409))
def by_function() -> None:
    """Responses of a function."""


@app.get("/nested", responses=more(400, text="Closed") | {c: {"model": Problem} for c in CODES})
def by_nested_function() -> None:
    """Responses of a function that calls another one."""


@app.get("/loop", responses={code: {"description": text} for code, text in TEXTS.items()})
def by_loop() -> None:
    """Responses of a comprehension."""


@app.get("/steps", responses={**collect(401), 402: {"description": "Pay."}})
def by_steps() -> None:
    """Some responses are only known at run time."""


def gone(text="Gone"):
    """Describe one response."""
    return {"model": Problem, "description": text}


@app.get("/parts", responses={404: gone(), 410: gone("No more")})
def by_parts() -> None:
    """Responses whose parts functions make."""
