"""Security, and dependencies that are objects."""

from typing import Annotated

from fastapi import APIRouter, Depends, FastAPI, Header, Security
from fastapi.openapi.models import OAuthFlows
from fastapi.security import (
    APIKeyCookie,
    APIKeyHeader,
    APIKeyQuery,
    HTTPBasic,
    HTTPBasicCredentials,
    HTTPBearer,
    HTTPDigest,
    OAuth2,
    OAuth2AuthorizationCodeBearer,
    OAuth2PasswordBearer,
    OAuth2PasswordRequestForm,
    OAuth2PasswordRequestFormStrict,
    OpenIdConnect,
)
from fastapi.security.base import SecurityBase
from fastapi.security.http import HTTPBase

from shop_settings import settings

TOKEN = "token"

app = FastAPI()
bearer = HTTPBearer()
oauth2 = OAuth2PasswordBearer(tokenUrl="token")


class Checker:
    """A dependency whose objects are called."""

    def __init__(self, role: str) -> None:
        """Make a checker.

        Args:
            role: Role to check for.
        """
        self.role = role

    def __call__(self, x_role: str = Header(...)) -> bool:
        """Check the role.

        Args:
            x_role: Role of the caller.
        """
        return self.role == x_role


def get_reader(token: str = Depends(oauth2), locale: str = "en") -> str:
    """Find the reader.

    Args:
        locale: Language of the reader.
    """
    return token + locale


is_clerk = Checker("clerk")


@app.get("/me")
def read_me(reader: str = Security(get_reader, scopes=["me"])) -> str:
    """Read the reader."""


@app.get("/till")
def read_till(allowed: Annotated[bool, Depends(is_clerk)]) -> int:
    """Read the till."""


@app.get("/safe")
def read_safe(allowed: bool = Depends(Checker("boss")), credentials=Depends(bearer)) -> int:
    """Read the safe."""


# Schemes with options, through a class of this package, and on routers.
class CookieToken(OAuth2):
    """A token in a cookie."""

    def __init__(
        self, tokenUrl: str, scopes: dict[str, str] | None = None, auto_error: bool = True
    ) -> None:
        """Make the scheme."""
        if not scopes:
            scopes = {}
        flows = OAuthFlows(password={"tokenUrl": tokenUrl, "scopes": scopes})
        super().__init__(flows=flows, auto_error=auto_error)


class Ticket(APIKeyHeader):
    """A key with an option of its own."""

    def __init__(self, seats: int = 1, **options) -> None:
        """Make the scheme."""
        super().__init__(**options)
        self.seats = seats


class Secret(SecurityBase):
    """A scheme that nobody can read."""

    def __call__(self) -> str:
        """Return the secret."""


code = OAuth2AuthorizationCodeBearer(
    "/authorize", f"/{TOKEN}", refreshUrl="/refresh", scopes={"buy": "Buy books", "sell": "Sell"}
)
router = APIRouter(dependencies=[Security(get_reader, scopes=["books"])])
back = APIRouter(prefix="/back", dependencies=[Depends(APIKeyQuery(name="key", auto_error=False))])


@router.get("/books")
def list_books(reader: Annotated[str, Security(get_reader, scopes=["read", "books"])]) -> list[str]:
    """List the books."""


@back.get("/orders")
def list_orders(
    token: str = Security(code, scopes=["buy"]),
    cookie: str = Depends(CookieToken("token", scopes={"eat": "Eat"}, auto_error=False)),
    ticket: str = Depends(Ticket(2, name="X-Ticket", scheme_name="Seat", description="A *seat*.")),
) -> list[str]:
    """List the orders."""


@back.get("/keys")
def list_keys(
    session: str = Depends(APIKeyCookie(name=settings.cookie)),
    user: HTTPBasicCredentials = Depends(HTTPBasic(realm="shop")),
    other: str = Depends(HTTPBase(scheme="negotiate")),
    digest: str = Depends(HTTPDigest()),
    login: str = Depends(OpenIdConnect(openIdConnectUrl="/openid")),
) -> list[str]:
    """List the keys."""


@app.get("/secret")
def read_secret(
    secret: str = Depends(Secret()), user: str = Depends(settings.find_user("me"))
) -> str:
    """Read the secret."""


app.include_router(router)
app.include_router(back, dependencies=[Depends(HTTPBearer(bearerFormat="JWT"))])


@app.post("/token")
def sign_in(form: Annotated[OAuth2PasswordRequestForm, Depends()]) -> dict[str, str]:
    """Sign in."""


@app.post("/token/strict")
def sign_in_strictly(form: OAuth2PasswordRequestFormStrict = Depends()) -> dict[str, str]:
    """Sign in."""


class Provider:
    """Knows who sends a request."""

    @classmethod
    def create(cls) -> "Provider":
        """Make a provider."""
        return cls()

    def get_caller(self, key: str = Depends(APIKeyHeader(name="X-Caller"))) -> str:
        """Find the caller."""
        return key


provider = Provider.create()


@app.get("/instance")
def by_instance(caller: str = Depends(provider.get_caller)) -> str:
    """Depend on a method of an instance."""
    return caller


def make_guarded_router(is_guarded: bool) -> APIRouter:
    """Make a router that asks for a key if a setting says so."""
    dependencies = [Depends(get_reader)]
    if is_guarded:
        dependencies.append(
            Depends(APIKeyHeader(name="X-Guard", scheme_name="Guard"))
        )
    router = APIRouter(dependencies=dependencies)

    @router.get("/guarded")
    def guarded() -> str:
        """Ask for a key under a condition."""
        return ""

    return router


app.include_router(make_guarded_router(settings.is_guarded))
