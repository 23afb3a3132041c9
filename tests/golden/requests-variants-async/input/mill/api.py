import httpx

URL = "https://mill.example"


class MillAPI:
    def list(self, limit: int = 10) -> dict:
        return httpx.get(f"{URL}/mills", params={"limit": limit}).json()
