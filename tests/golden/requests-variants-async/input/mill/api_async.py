import httpx

URL = "https://mill.example"


class MillAPIAsync:
    async def list(self, limit: int = 10) -> dict:
        async with httpx.AsyncClient() as client:
            return (await client.get(f"{URL}/mills", params={"limit": limit})).json()
