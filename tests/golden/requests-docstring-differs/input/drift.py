"""A docstring that names another request than the code sends: the code counts."""

import requests


class Keys:
    """Keys."""

    def __init__(self, session: requests.Session) -> None:
        self._session = session

    def remove(self, key: str) -> None:
        """Remove a key.

        DELETE /user/keys/{key}
        """
        self._session.delete(f"/account/keys/{key}")

    def get(self, key: str) -> dict:
        """Return a key.

        GET /v3/account/keys/{id}
        """
        return self._session.get(f"/account/keys/{key}").json()
