"""Each helper has a server and a version of its own; a flag replaces the servers."""

import aiohttp
import yarl


class Market:
    """An asynchronous client of a market."""

    SPOT = "https://spot{}.market.test/api"
    SPOT_SANDBOX = "https://sandbox.market.test/api"
    LOANS = "https://loans.market.{}/loans"

    def __init__(
        self, key: str | None = None, domain: str = "test", mirror: str = "", sandbox: bool = False
    ) -> None:
        self.domain = domain
        self.spot_url = self.SPOT.format(mirror)
        self.sandbox = sandbox
        self.session = aiohttp.ClientSession(headers={"X-Key": key or ""})

    async def _send(self, method: str, address: str, **options):
        async with getattr(self.session, method)(
            yarl.URL(address, encoded=True), **options
        ) as response:
            return await response.json()

    async def _spot(self, method: str, path: str, version: int = 1, **options):
        versions = {1: "v1", 2: "v2"}
        base = self.SPOT_SANDBOX if self.sandbox else self.spot_url
        return await self._send(method, f"{base}/{versions[version]}/{path}", **options)

    async def _loans(self, method: str, path: str, **options):
        base = self.LOANS.format(self.domain)
        return await self._send(method, f"{base}/v1/{path}", **options)

    async def prices(self, symbol: str):
        """Return the prices of a symbol."""
        return await self._spot("get", "prices", params={"symbol": symbol})

    async def trades(self, symbol: str, limit: int | None = None):
        """Return the last trades."""
        return await self._spot("get", "trades", 2, params={"symbol": symbol, "limit": limit})

    async def order(self, symbol: str, amount: float):
        """Place an order."""
        return await self._spot("post", "orders", json={"symbol": symbol, "amount": amount})

    async def loans(self):
        """Return all loans."""
        return await self._loans("get", "mine")

    async def repay(self, loan: str, amount: float):
        """Repay a part of a loan."""
        return await self._loans("post", f"mine/{loan}/repayments", json={"amount": amount})
