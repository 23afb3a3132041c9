"""An application that says what arrived."""

from typing import Annotated, Any

from fastapi import Body, Cookie, FastAPI, File, Form, Header, Query, UploadFile
from pydantic import BaseModel
from starlette.datastructures import UploadFile as ReceivedFile

app = FastAPI()


def describe(value: Any) -> Any:
    if isinstance(value, ReceivedFile):
        return {"filename": value.filename, "size": value.size}
    if isinstance(value, bytes):
        return {"size": len(value)}
    if isinstance(value, list):
        return [describe(one) for one in value]
    return value


@app.post("/one")
def one(file: UploadFile) -> Any:
    """Upload a file."""
    return describe(file)


@app.post("/several")
def several(files: list[UploadFile], title: Annotated[str, Form()]) -> Any:
    """Upload files with a title."""
    return {"files": describe(files), "title": title}


@app.post("/raw")
def raw(content: Annotated[bytes, File()], parts: Annotated[list[bytes], File()]) -> Any:
    """Upload bytes."""
    return {"content": describe(content), "parts": describe(parts)}


@app.post("/optional")
def optional(file: Annotated[UploadFile | None, File()] = None, note: Annotated[str, Form()] = "x") -> Any:
    """Upload a file, or none."""
    return {"file": describe(file), "note": note}


@app.post("/form")
def form(names: Annotated[list[str], Form()], age: Annotated[int, Form(alias="theAge")]) -> Any:
    """Send a list in a form."""
    return {"names": names, "age": age}


class Login(BaseModel):
    """A form."""

    user: str
    scopes: list[str]
    remember: bool = False


@app.post("/login")
def login(data: Annotated[Login, Form()]) -> Any:
    """Send a model as a form."""
    return data.model_dump()


@app.get("/query")
def query(ids: Annotated[list[int], Query()], word: str, flag: bool, tag: Annotated[list[str], Header()], crumb: Annotated[str, Cookie()]) -> Any:
    """Send lists in the query and headers."""
    return {"ids": ids, "word": word, "flag": flag, "tag": tag, "crumb": crumb}


class Item(BaseModel):
    """An item."""

    name: str
    prices: list[float]


@app.put("/items/{key}")
def put(key: str, item: Item, others: list[Item]) -> Any:
    """Send JSON."""
    return {"key": key, "item": item.model_dump(), "others": [one.model_dump() for one in others]}


@app.post("/text")
def text(content: Annotated[str, Body(media_type="text/plain")]) -> Any:
    """Send text."""
    return content


@app.post("/defaults")
def defaults(sizes: Annotated[list[int], Form()] = [1, 2], word: Annotated[str, Form()] = "a&b=c d") -> Any:
    """Send a list that has a default."""
    return {"sizes": sizes, "word": word}


@app.post("/documents/{key}")
def documents(key: str, files: list[UploadFile], tags: Annotated[list[str], Form()], ids: Annotated[list[int], Query()]) -> Any:
    """Upload files with lists in the form and in the query."""
    return {"key": key, "files": describe(files), "tags": tags, "ids": ids}
