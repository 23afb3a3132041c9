import httpx

URL = "https://mill.example"


class Mill:
    def grind(self, grain: str, *, fine: bool = False) -> dict:
        return httpx.post(f"{URL}/grain/{grain}/grind", json={"fine": fine}).json()

    async def grind_async(self, grain: str, *, fine: bool = False) -> dict:
        async with httpx.AsyncClient() as client:
            return (await client.post(f"{URL}/grain/{grain}/grind", json={"fine": fine})).json()

    def parse_grind(self, grain: str, text: str) -> dict:
        """Another family that sends the same request."""
        return httpx.post(f"{URL}/grain/{grain}/grind", json={"text": text}).json()

    def get(self, id: str) -> dict:
        return httpx.get(f"{URL}/mills/{id}").json()

    async def aget(self, id: str) -> dict:
        async with httpx.AsyncClient() as client:
            return (await client.get(f"{URL}/mills/{id}")).json()

    def stop(self) -> None:
        httpx.post(f"{URL}/stop")

    async def stop_async(self, reason: str) -> None:
        """It asks for more than `stop`, so it is no variant."""
        async with httpx.AsyncClient() as client:
            await client.post(f"{URL}/stop", json={"reason": reason})
