"""An object that holds method and path together."""

from typing import Any


class Route:
    """A method and a path."""

    BASE = "https://chat.example/api/v10"

    def __init__(self, method: str, path: str, **parameters: Any) -> None:
        self.method = method
        self.path = path
        self.url = self.BASE + path.format_map(parameters)


class Http:
    """Sends routes."""

    async def request(self, route: Route, **options: Any) -> Any:
        """Send a route."""
        raise NotImplementedError

    def delete_message(self, channel_id: int, message_id: int):
        """Delete a message."""
        route = Route(
            "DELETE",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=channel_id,
            message_id=message_id,
        )
        return self.request(route)

    def pins(self, channel_id: int):
        """Return the pinned messages."""
        return self.request(Route("GET", "/channels/{channel_id}/pins", channel_id=channel_id))
