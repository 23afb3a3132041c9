"""Security, and dependencies that are objects."""

from typing import Annotated

from fastapi import Depends, FastAPI, Header, Security
from fastapi.security import HTTPBearer, OAuth2PasswordBearer, OAuth2PasswordRequestForm

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
