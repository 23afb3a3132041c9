from fastapi import FastAPI
from pydantic import BaseModel

app: FastAPI

class Book(BaseModel):
    title: str

def list_books(limit: int = ...) -> list[Book]: ...
def price(book: Book) -> float: ...
def refund(book: Book) -> None:
    """Give the money back; only in the stub."""
