"""What the name of a parameter says about its values."""

from __future__ import annotations

import re

_FLAGS = re.IGNORECASE

CREDENTIAL = re.compile(
    r"session_id|token|key|secret|password|passwd|user|login|email|account|auth|tenant|client_id"
    r"|credential|sid$|access|domain|instance|realm|merchant|project|org|database|host|url|server",
    _FLAGS,
)
ADDRESS = re.compile(
    r"(^|_)(url|uri|endpoint|base_url|server|address|instance_url|webhook)s?$", _FLAGS
)
HOST = re.compile(r"(^|_)(host|hostname|domain|instance|site)$", _FLAGS)
NUMBER = re.compile(
    r"(^|_)(limit|count|page|size|offset|num|number|timeout|per_page|page_size|max|min|days|hours"
    r"|start|end|width|height|index|amount|quantity|port|timestamp|retries)(_|$)",
    _FLAGS,
)
LIST = re.compile(
    r"(ids|tags|items|list|names|keys|emails|values|fields|symbols|documents|records|rows|events"
    r"|objects)$",
    _FLAGS,
)
MAPPING = re.compile(
    r"(^|_)(data|params|body|payload|attributes|kwargs|metadata|options|headers|dict|properties|json"
    r"|query|filter|filters|config|settings|document|request|attrs|args)$",
    _FLAGS,
)
FLAG = re.compile(r"(is|has|use|include|with|enable)_", _FLAGS)
FILE = re.compile(r"(^|_)(file|path|filename|filepath)$", _FLAGS)
MOMENT = re.compile(r"(datetime|_at|_time)$", _FLAGS)
CLIENT = re.compile(
    r"^_?(client|api|http|http_client|session|connection|conn|requester|transport|parent|manager|root"
    r"|gateway|api_client|base|service|app|server|parent_client|client_wrapper|rest|controller|adapter"
    r"|fetcher|requestor)$",
    _FLAGS,
)
CONFIGURATION = re.compile(r"config|configuration|environment|env", _FLAGS)
TRANSPORT_OPTION = re.compile(
    r"^(timeout\w*|\w+_timeout|\w*headers|request_options|async_req|server_url|base_url"
    r"|session|retry|retries|raw|stream|streaming|idempotency_key|extra_query|extra_body|http_client"
    r"|_\w+|\w*callback\w*)$",
    _FLAGS,
)
"""Parameters that say how a request is sent; made-up values for them would only break it."""
NOT_CREDENTIAL = re.compile(
    r"url|host|server|auth_manager|requests_|verify|ssl|callback|session(?!_id)|class|cert|prox|_cls"
    r"|path|version",
    _FLAGS,
)
TOKEN = re.compile(r"token|key|session_id", _FLAGS)
OF_A_SIGN_IN = re.compile(r"access_token|refresh|client_id|client_secret", _FLAGS)
API_KEY = re.compile(
    r"_?(oauth2?_)?(api|access|auth)_?(key|token|secret|id)|token|key|secret|password|user(name)?|bearer_token"
)
EXTENDING = re.compile(r"client|api|session|gateway|connection|service|sdk", _FLAGS)
"""Names of classes that callers construct."""
