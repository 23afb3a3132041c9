"""Forms of FastAPI's own, and classes that derive from them."""

from typing import Annotated

from fastapi import Depends, FastAPI, Form
from fastapi.security import OAuth2PasswordRequestForm, OAuth2PasswordRequestFormStrict

app = FastAPI()


class WithCode(OAuth2PasswordRequestForm):
    """A form with a constructor of its own."""

    def __init__(self, code: Annotated[str, Form(max_length=6)], username: str = Form()) -> None:
        """Keep the code."""
        super().__init__(username=username, password=code)


@app.post("/login")
def login(form: Annotated[OAuth2PasswordRequestForm, Depends()]) -> str:
    """Log in."""
    return form.username


@app.post("/strict")
def strict(form: OAuth2PasswordRequestFormStrict = Depends()) -> str:
    """Log in to the letter."""
    return form.username


@app.post("/code")
def with_code(form: WithCode = Depends(WithCode)) -> str:
    """Log in with a code."""
    return form.username
