"""Addresses whose scheme is held with its colon."""

import requests


class Box:
    """An object of a client of which nothing is known here."""

    def __init__(self, connection, number: str):
        self.connection = connection
        self.number = number

    def get_label(self):
        """Gets a label from the server of the connection."""
        url = f"{self.connection.scheme}//{self.connection.host}/boxes/{self.number}/label"
        return requests.get(url)

    def open_port(self, port: int):
        """Opens a box on another port."""
        front = self.connection.scheme + "//" + self.connection.host + ":" + str(port)
        return requests.post(front + "/boxes/" + self.number + "/open")

    def download(self):
        """Downloads a box from a server of its own."""
        return requests.get(f"{self.connection.scheme}//files.archive.example/boxes/{self.number}")

    def get_twice(self, path: str):
        """Gets a path behind an address that ends with a slash."""
        return requests.get(f"{self.connection.base_url}//{path}/boxes")
