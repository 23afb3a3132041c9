"""Shows what private modules define."""

import os

from typing import TYPE_CHECKING

from pydantic import BaseModel

from . import _client, tools as tools
from ._client import Client, _default as default, helper as helper
from ._client import Session as HttpSession
from .nested import deep

if TYPE_CHECKING:
    from ._client import OnlyForTypes
