"""Names of fields that a loop over an argument makes, and bodies that are all keywords."""

import requests

from seeds import sort_names

URL = "https://garden.test"


class Garden:
    """The client."""

    def plant(self, bed: str, seeds: dict, **more):
        """The seeds may add names beside those of the keywords."""
        more["bed"] = bed
        for name, count in seeds.items():
            more[f"seeds[{name}]"] = count
        return requests.post(f"{URL}/plants", data=more)

    def water(self, amounts: dict):
        """The amounts may add names to the query."""
        query = {"unit": "l"}
        for bed in sorted(amounts):
            query["bed_" + bed.lower()] = amounts[bed]
        return requests.get(f"{URL}/water", params=query)

    def weed(self, beds: list, **more):
        """What another package makes of an argument may be any name."""
        more["tool"] = "hoe"
        for name in sort_names(beds):
            more[name] = True
        return requests.post(f"{URL}/weeds", json=more)

    def set_options(self, **options):
        """Each option is a request, with its name in the path and in the query."""
        for name, value in options.items():
            requests.put(f"{URL}/options/{name}", params={name: value})

    def update(self, bed: int, **fields):
        """The keywords are the body, and the flag of the helper is no field of it."""
        return self._put(f"/beds/{bed}", json=True, **fields)

    def _put(self, path, json=False, **fields):
        if json:
            return requests.put(URL + path, json=fields)
        return requests.put(URL + path, data=fields)
