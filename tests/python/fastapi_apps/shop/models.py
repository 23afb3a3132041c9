"""Models of the shop."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, List, Optional, TypeVar

from pydantic import BaseModel, Field

T = TypeVar("T")


class Color(str, Enum):
    red = "red"
    blue = "blue"


class Base(BaseModel):
    id: int


class Item(Base):
    name: str
    color: Optional[Color] = None


class Message(BaseModel):
    detail: str


class Page(BaseModel, Generic[T]):
    items: List[T]


class Filters(BaseModel):
    limit: int = Field(100, gt=0, le=100, description="How many.")
    offset: int = 0
    order_by: str = Field("created", alias="orderBy")
    needed: str


class CommonHeaders(BaseModel):
    host: str
    save_data: bool = False
    x_tag: Optional[str] = None


class LoginForm(BaseModel):
    username: str
    password: str


@dataclass
class Point:
    x: int
    y: int = 0
