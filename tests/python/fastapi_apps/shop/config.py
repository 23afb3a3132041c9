"""Constants that paths are made of."""

import os
from enum import Enum

from pydantic import BaseModel, Field

API = "/api"
VERSION = 2
BASE = f"{API}/v{VERSION}"
ADMIN = "/".join([API, "admin"])


class Settings(BaseModel):
    API_PREFIX: str = "/s"
    reports: str = Field("/reports", description="Where reports live.")
    health: str = Field(default="/health")


settings = Settings()
special = Settings(API_PREFIX="/special")


def get_settings() -> Settings:
    return Settings()


class Paths:
    ROOT = "/paths"
    ITEMS = ROOT + "/items"


class MorePaths(Paths):
    USERS = "%s/users" % Paths.ROOT
    TEAM = "{}/teams/{team}".format("/paths", team="{team_id}")


class Tags(str, Enum):
    users = "Users"
    items = "Items"


FROM_ENVIRONMENT = os.environ.get("SHOP_PREFIX_NOT_SET", "/environment")
EITHER = os.getenv("SHOP_OTHER_NOT_SET") or "/either"
