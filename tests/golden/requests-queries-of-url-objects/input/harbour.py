"""Addresses of yarl with a query."""

import aiohttp
from yarl import URL


class Harbour:
    def __init__(self, session: aiohttp.ClientSession):
        self._session = session
        self._base = URL("https://harbour.test/v1/")

    async def _request(self, path, params=None):
        url = self._base.join(URL(path)).update_query(params)
        async with self._session.request("GET", url) as response:
            return await response.json()

    async def status(self):
        """Get the status, without a query."""
        return await self._request("status")

    async def ships(self, page: int):
        """List ships."""
        return await self._request("ships", {"page": page})

    async def boats(self, page: int):
        """List boats: the query is in keywords."""
        return await self._session.get((self._base / "boats").with_query(page=page, size=10))

    async def rafts(self, page: int):
        """List rafts, with the operator of addresses."""
        return await self._session.get(self._base / "rafts" % {"page": page})

    async def piers(self, pier: str, page: int):
        """List what is at a pier."""
        return await self._session.get(self._base.joinpath("piers", pier).extend_query({"page": page}))

    async def search(self, **filters):
        """Search for anything: what the query has is what the caller gives."""
        return await self._session.get((self._base / "search").update_query(**filters))
