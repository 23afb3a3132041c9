"""Forms and files."""

from typing import Annotated, List, Optional

from fastapi import FastAPI, File, Form, UploadFile
from pydantic import BaseModel

app = FastAPI()


class Claim(BaseModel):
    """A claim for a lost parcel."""

    number: str
    amount: int = 0


@app.post("/sign-in")
def sign_in(username: str = Form(...), password: str = Form(..., min_length=8), remember: bool = Form(False, alias="rememberMe")) -> None:
    """Sign in with a form.

    Args:
        username: Name of the user.
        password: The password.
        remember: Whether to stay signed in.
    """


@app.post("/photo")
def upload_photo(photo: UploadFile) -> None:
    """Upload a photo.

    Args:
        photo: The photo.
    """


@app.post("/photos")
def upload_photos(photos: List[UploadFile], raw: bytes = File(b"", description="Bytes of a file."), note: Optional[str] = Form(None)) -> None:
    """Upload photos and a note.

    Args:
        photos: The photos.
        note: A remark.
    """


@app.post("/scan")
def upload_scan(scan: Annotated[bytes, File()], pages: Annotated[int, Form(ge=1)] = 1) -> None:
    """Upload a scan.

    Args:
        scan: Bytes of the scan.
        pages: How many pages.
    """


@app.post("/claim")
def claim(data: Annotated[Claim, Form()]) -> None:
    """Send a form that a model describes.

    Args:
        data: The claim.
    """
