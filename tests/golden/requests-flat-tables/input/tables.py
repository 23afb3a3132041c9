"""Two tables of an object say where each argument goes, and under which name."""


class Flight:
    """The type of a flight."""


class Endpoint:
    """An operation that is described by tables."""

    def __init__(self, settings: dict, places: dict, names: dict, api) -> None:
        self.settings = settings
        self.places = places
        self.names = names
        self.api = api

    def call(self, **arguments):
        """Send the request."""
        values = {"path": {}, "query": [], "header": {}, "body": None}
        for name, value in arguments.items():
            place = self.places[name]
            if place == "body":
                values["body"] = value
            elif place == "query":
                values["query"].append((self.names[name], value))
            else:
                values[place][self.names[name]] = value
        return self.api.call_api(
            self.settings["path"],
            self.settings["http_method"],
            values["path"],
            values["query"],
            values["header"],
            body=values["body"],
            response_type=self.settings["response_type"],
        )


class Flights:
    """Flights of an airport."""

    def __init__(self, api) -> None:
        self.search_endpoint = Endpoint(
            settings={
                "path": "/airports/{code}/flights/search",
                "http_method": "POST",
                "response_type": (Flight,),
            },
            places={"airport": "path", "page_size": "query", "flight_filter": "body"},
            names={"airport": "code", "page_size": "pageSize"},
            api=api,
        )

    def search(self, airport: str, flight_filter: dict, page_size: int = 10):
        """Search flights."""
        return self.search_endpoint.call(
            airport=airport, flight_filter=flight_filter, page_size=page_size
        )
