"""The client."""

import httpx


class FerryClient:
    """Sends all requests."""

    def __init__(self, token: str) -> None:
        self._http = httpx.Client(
            base_url="https://ferry.test", headers={"Authorization": f"Bearer {token}"}
        )

    def cancel(self, trip: int) -> None:
        """Cancel a trip."""
        self._http.delete(f"/trips/{trip}")
