"""Objects that a caller gives, and that a long method turns into the dict that is sent."""

from datetime import date, datetime
from typing import Any, List, Optional
from uuid import UUID

import requests
from pydantic import BaseModel


class Asked(BaseModel):
    """What is asked for."""

    def to_fields(self) -> dict:
        """Return a dict of plain values."""

        def convert(value: Any) -> Any:
            if isinstance(value, UUID):
                return str(value)
            if isinstance(value, Asked):
                return value.to_fields()
            if isinstance(value, dict):
                return {name: convert(one) for name, one in value.items()}
            if isinstance(value, list):
                return [convert(one) for one in value]
            if isinstance(value, datetime):
                if value.tzinfo is None or value.tzinfo.utcoffset(value) is None:
                    value = value.replace(tzinfo=None)
                return value.isoformat()
            if isinstance(value, date):
                return value.isoformat()
            return value

        fields = self.model_dump(exclude_none=True)
        if "star_or_stars" in fields:
            stars = fields["star_or_stars"]
            if isinstance(stars, list):
                stars = ",".join(stars)
            fields["stars"] = stars
            del fields["star_or_stars"]
        return {
            name: convert(value)
            for name, value in fields.items()
            if value is not None and value != {} and len(str(value)) > 0
        }


class AskedStars(Asked):
    """Asks for stars."""

    star_or_stars: List[str]
    start: Optional[datetime] = None
    end: Optional[datetime] = None
    lens: Optional[str] = None
    limit: Optional[int] = None
    sort: Optional[str] = None


class AskedBrightness(AskedStars):
    """Asks for the brightness of stars."""

    unit: Optional[str] = None
    filter: Optional[str] = None


class AskedDistance(AskedStars):
    """Asks for the distance of stars."""

    error: Optional[float] = None


class Observatory:
    """An observatory."""

    def _get(self, path: str, data: dict):
        return requests.get("https://observatory.example" + path, params=data)

    def stars(self, asked: AskedStars):
        """Look at stars."""
        return self._get("/stars", asked.to_fields())

    def brightness(self, asked: AskedBrightness):
        """Look at their brightness."""
        return self._get("/stars/brightness", asked.to_fields())

    def distance(self, asked: AskedDistance):
        """Look at their distance."""
        return self._get("/stars/distance", asked.to_fields())
