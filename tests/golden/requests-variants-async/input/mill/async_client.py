import httpx

URL = "https://mill.example"


class AsyncMill:
    async def get(self, id: str) -> dict:
        async with httpx.AsyncClient() as client:
            return (await client.get(f"{URL}/mills/{id}")).json()

    async def only_async(self) -> dict:
        """It has no sync counterpart, so it is the primary function of its family."""
        async with httpx.AsyncClient() as client:
            return (await client.get(f"{URL}/only")).json()
