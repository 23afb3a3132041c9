"""Constructors that raise an error without parameters that have a default."""

import os

import requests


class Ferry:
    """It demands a name, and one of two harbours; the company has a value in any case."""

    def __init__(self, name=None, company=None, *, north=None, south=None, session=None):
        if company is None:
            company = os.environ.get("FERRY_COMPANY")
        if company is None:
            raise ValueError("no company")
        if session is None:
            session = requests.Session()
        elif name is None:
            name = session.headers.get("User-Agent")
        if name is None:
            raise ValueError("a ferry needs a name")
        if not (north or south):
            raise ValueError("a ferry needs a harbour")
        self.name = name
        self.session = session

    def list_trips(self):
        """List the trips."""
        return self.session.get("https://ferry.example/trips", headers={"User-Agent": self.name})

    def book(self, trip=None, day=None):
        """Book a trip or a day, but not both."""
        if not bool(trip) ^ bool(day):
            raise ValueError("either a trip or a day")
        return self.session.post("https://ferry.example/bookings", json={"trip": trip, "day": day})


class Harbour(Ferry):
    """It inherits what is demanded."""

    def list_berths(self):
        """List the berths."""
        return self.session.get("https://ferry.example/berths")
