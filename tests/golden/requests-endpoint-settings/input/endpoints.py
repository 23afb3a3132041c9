"""Endpoints that the constructor describes in tables."""


class Endpoint:
    """A description of a request."""

    def __init__(self, settings: dict, client) -> None:
        self.settings = settings
        self.client = client

    def call(self, **values):
        """Send it."""
        path, method = self.settings["endpoint_path"], self.settings["http_method"]
        return self.client.call_api(path, method, values)


class MonitorsApi:
    """Monitors."""

    def __init__(self, client) -> None:
        self._get_monitor = Endpoint(
            settings={"endpoint_path": "/monitors/{monitor_id}", "http_method": "GET"},
            client=client,
        )
        self._create_monitor = Endpoint(
            settings={"endpoint_path": "/monitors", "http_method": "POST"}, client=client
        )

    def get_monitor(self, monitor_id: int):
        """Return a monitor."""
        return self._get_monitor.call(monitor_id=monitor_id)

    def create_monitor(self, body: dict):
        """Create a monitor."""
        return self._create_monitor.call(body=body)
