"""Class methods and static methods send requests, too."""

import requests


class Charge:
    """A charge."""

    @classmethod
    def class_url(cls) -> str:
        """Return the path of all charges."""
        return f"/v1/{cls.__name__.lower()}s"

    @classmethod
    def create(cls, amount: int):
        """Create a charge."""
        return requests.post(cls.class_url(), data={"amount": amount})

    @staticmethod
    def count() -> int:
        """Count the charges."""
        return requests.get("/v1/charges/count").json()
