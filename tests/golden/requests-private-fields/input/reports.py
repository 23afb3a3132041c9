"""Models with private attributes, which nobody can give to their constructors."""

from dataclasses import asdict, dataclass
from typing import Optional

import httpx
from pydantic import BaseModel, Field


class ReportRequest(BaseModel):
    title: str
    pages: Optional[int] = None
    record_id: Optional[str] = Field(default=None, alias="_id")
    _trace: Optional[str] = None


@dataclass
class Label:
    text: str
    _color: str = "red"


class Reports:
    def __init__(self, token: str):
        self._http = httpx.Client(
            base_url="https://reports.example", headers={"Authorization": f"Bearer {token}"}
        )

    def create(self, title: str, pages: Optional[int] = None, trace: Optional[str] = None):
        """Creates a report."""
        request = ReportRequest(title=title, pages=pages, _trace=trace)
        body = request.model_dump(by_alias=True, exclude_none=True)
        return self._http.post("/reports", json=body)

    def replace(self, title: str, record_id: str):
        """Replaces a report, whose id is sent under another name."""
        request = ReportRequest(title=title, _id=record_id)
        return self._http.put("/reports", json=request.model_dump(by_alias=True))

    def label(self, text: str, color: str):
        """Adds a label, which is no model."""
        return self._http.post("/labels", json=asdict(Label(text=text, _color=color)))
