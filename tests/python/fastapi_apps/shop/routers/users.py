"""Users: forms, files and security."""

from typing import Annotated, List, Optional

from fastapi import APIRouter, Depends, File, Form, Security, UploadFile

from ..config import Tags
from ..dependencies import api_key, current_user, verify_token
from ..models import LoginForm, Message

users = APIRouter(
    prefix="/users", tags=[Tags.users.value], dependencies=[Depends(verify_token)], deprecated=True
)
nested = APIRouter()
loose = APIRouter(prefix="/loose")


@users.post("/login")
def login(username: str = Form(...), password: Annotated[str, Form(min_length=8)] = "x" * 8):
    return {}


@users.post("/login-model", response_model=None)
def login_model(data: Annotated[LoginForm, Form()]):
    return {}


@users.post("/avatar", response_model=Message, responses={200: {"description": "Stored"}})
def avatar(file: UploadFile, note: Optional[str] = Form(None)):
    return {}


@users.post("/files")
def files(blobs: List[bytes] = File(), more: Optional[List[UploadFile]] = None):
    return {}


@nested.get("/{user_id}/key")
def key(user_id: int, key: str = Security(api_key), user=Depends(current_user)):
    return key


@loose.get("/one")
def one() -> int:
    return 1


users.include_router(nested, prefix="/nested", tags=["nested"])
