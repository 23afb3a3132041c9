"""What the arguments of a call that sends a request are, by their names.

They are the words by which HTTP and its clients call the parts of a request.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

Role = Literal["query", "header", "cookie", "json", "form", "body", "file", "options", "notSent"]

_PREFIX = re.compile(r"^_*(extra|additional|custom|http|request|default|url|local_var)_")
_ROLES: dict[Role, str] = {
    "query": "params parameters query query_params query_parameters query_string querystring"
    " queries search_params",
    "header": "headers header_params header_parameters",
    "cookie": "cookies",
    "json": "json json_data json_body json_payload json_params",
    "form": "data form form_data form_params form_fields post_params urlencoded",
    "body": "body content input body_params payload raw_body request_body body_data post_data"
    " entity raw_data post_args",
    "file": "files multipart multipart_data multipart_form_data",
    "options": "options opts request_options request req kwargs config request_config",
    "notSent": "timeout timeouts request_timeout timeout_ms timeout_seconds retries max_retries"
    " retry retry_config allow_redirects follow_redirects verify verify_ssl cert stream proxies"
    " proxy proxy_auth hooks async_req preload_content return_http_data_only use_cache"
    " raise_on_error session client",
}
_ROLE_OF: dict[str, Role] = {name: role for role, names in _ROLES.items() for name in names.split()}


@lru_cache(maxsize=4096)
def role_of(argument: str) -> Role | None:
    """Return what an argument is by its name: `extra_headers` are headers.

    Args:
        argument: The name of the parameter that gets it.

    Returns:
        Its role; None if the name does not say it.
    """
    name = argument.lower().strip("_")
    plain = _PREFIX.sub("", name)
    return _ROLE_OF.get(name) or _ROLE_OF.get(plain)


def is_extra(argument: str) -> bool:
    """Tell whether an argument is merged into what is sent anyway: `extra_headers`."""
    return argument.lower().strip("_").partition("_")[0] in {"extra", "additional"}
