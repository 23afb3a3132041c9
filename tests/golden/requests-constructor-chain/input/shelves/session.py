"""The session that everything shares."""

import requests

_KNOWN = {}


class Session(requests.Session):
    """A session that makes addresses, each once."""

    base_url = "https://shelves.example/api"

    def make_address(self, *pieces: str) -> str:
        """Make an address of pieces."""
        parts = [self.base_url]
        parts.extend(pieces)
        key = tuple(parts)
        if key not in _KNOWN:
            _KNOWN[key] = "/".join(str(one) for one in parts)
        return _KNOWN[key]
