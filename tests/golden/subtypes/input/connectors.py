"""A base model that represents its subclasses."""

from typing import Annotated, Literal, Union

from fastapi import FastAPI
from pydantic import BaseModel, Field

app = FastAPI()


class Config(BaseModel):
    """Settings of a connector, by service."""

    service: str


class DatabaseConfig(Config):
    """Settings of a database."""

    host: str


class PostgresConfig(DatabaseConfig):
    """Settings of Postgres."""

    service: Literal["postgres"]


class FileConfig(Config):
    """Settings of a file store."""

    service: Literal["files"]
    bucket: str


class Connector(BaseModel):
    """A connector."""

    config: Config
    exact: Annotated[Union[PostgresConfig, FileConfig], Field(discriminator="service")]


@app.post("/connectors")
def create_connector(connector: Connector) -> Config:
    """Create a connector.

    Args:
        connector: The connector.
    """
