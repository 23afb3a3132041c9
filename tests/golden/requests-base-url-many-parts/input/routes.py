"""A client with an object for each operation; what it sends them with is read, too."""

import requests


class Configuration:
    """The configuration of a client."""

    def __init__(self, host: str | None = None) -> None:
        self.base_path = "https://api.shop.test" if host is None else host


class Sender:
    """Sends requests."""

    def __init__(self, configuration: Configuration | None = None) -> None:
        self.configuration = configuration or Configuration()

    def request(self, method: str, path: str) -> dict:
        return requests.request(method, self.configuration.base_path + path).json()


class Route:
    """What is sent for an operation."""

    def __init__(self, method: str, path: str, sender: Sender) -> None:
        self.settings = {"method": method, "path": path}
        self.sender = sender

    def send(self) -> dict:
        return self.sender.request(self.settings["method"], self.settings["path"])


class Shop:
    """A shop."""

    def __init__(self, sender: Sender | None = None) -> None:
        if sender is None:
            sender = Sender()
        self.sender = sender
        self._route_0 = Route("GET", "/things/0", sender)
        self._route_1 = Route("GET", "/things/1", sender)
        self._route_2 = Route("GET", "/things/2", sender)
        self._route_3 = Route("GET", "/things/3", sender)
        self._route_4 = Route("GET", "/things/4", sender)
        self._route_5 = Route("GET", "/things/5", sender)
        self._route_6 = Route("GET", "/things/6", sender)
        self._route_7 = Route("GET", "/things/7", sender)
        self._route_8 = Route("GET", "/things/8", sender)
        self._route_9 = Route("GET", "/things/9", sender)
        self._route_10 = Route("GET", "/things/10", sender)
        self._route_11 = Route("GET", "/things/11", sender)
        self._route_12 = Route("GET", "/things/12", sender)
        self._route_13 = Route("GET", "/things/13", sender)
        self._route_14 = Route("GET", "/things/14", sender)
        self._route_15 = Route("GET", "/things/15", sender)
        self._route_16 = Route("GET", "/things/16", sender)
        self._route_17 = Route("GET", "/things/17", sender)
        self._route_18 = Route("GET", "/things/18", sender)
        self._route_19 = Route("GET", "/things/19", sender)
        self._route_20 = Route("GET", "/things/20", sender)
        self._route_21 = Route("GET", "/things/21", sender)
        self._route_22 = Route("GET", "/things/22", sender)
        self._route_23 = Route("GET", "/things/23", sender)
        self._route_24 = Route("GET", "/things/24", sender)
        self._route_25 = Route("GET", "/things/25", sender)
        self._route_26 = Route("GET", "/things/26", sender)
        self._route_27 = Route("GET", "/things/27", sender)
        self._route_28 = Route("GET", "/things/28", sender)
        self._route_29 = Route("GET", "/things/29", sender)
        self._route_30 = Route("GET", "/things/30", sender)
        self._route_31 = Route("GET", "/things/31", sender)
        self._route_32 = Route("GET", "/things/32", sender)
        self._route_33 = Route("GET", "/things/33", sender)
        self._route_34 = Route("GET", "/things/34", sender)
        self._route_35 = Route("GET", "/things/35", sender)
        self._route_36 = Route("GET", "/things/36", sender)
        self._route_37 = Route("GET", "/things/37", sender)
        self._route_38 = Route("GET", "/things/38", sender)
        self._route_39 = Route("GET", "/things/39", sender)
        self._route_40 = Route("GET", "/things/40", sender)
        self._route_41 = Route("GET", "/things/41", sender)
        self._route_42 = Route("GET", "/things/42", sender)
        self._route_43 = Route("GET", "/things/43", sender)
        self._route_44 = Route("GET", "/things/44", sender)
        self._route_45 = Route("GET", "/things/45", sender)
        self._route_46 = Route("GET", "/things/46", sender)
        self._route_47 = Route("GET", "/things/47", sender)
        self._route_48 = Route("GET", "/things/48", sender)
        self._route_49 = Route("GET", "/things/49", sender)
        self._route_50 = Route("GET", "/things/50", sender)
        self._route_51 = Route("GET", "/things/51", sender)
        self._route_52 = Route("GET", "/things/52", sender)
        self._route_53 = Route("GET", "/things/53", sender)
        self._route_54 = Route("GET", "/things/54", sender)
        self._route_55 = Route("GET", "/things/55", sender)
        self._route_56 = Route("GET", "/things/56", sender)
        self._route_57 = Route("GET", "/things/57", sender)
        self._route_58 = Route("GET", "/things/58", sender)
        self._route_59 = Route("GET", "/things/59", sender)

    def get_0(self) -> dict:
        """Return thing 0."""
        return self._route_0.send()

    def get_1(self) -> dict:
        """Return thing 1."""
        return self._route_1.send()
