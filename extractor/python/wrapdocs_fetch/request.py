"""Requests of the extractor; `extractor/sources/run-fetch.ts` writes them."""

from __future__ import annotations

from typing import TypedDict


class _Address(TypedDict):
    index: str


class SettingsRequest(_Address, total=False):
    """pip's configuration for one index, whose address is always there."""

    cert: str
    clientCert: str
    proxy: str
    trustedHosts: list[str]
    timeout: float


class IndexRequest(TypedDict):
    """Ask an index about a project."""

    settings: SettingsRequest
    userAgent: str
    project: str


class ReleaseRequest(IndexRequest):
    """Fetch a release into a folder."""

    version: str
    target: str


class CommitRequest(TypedDict):
    """Write a folder of a commit into a folder."""

    git: list[str]
    commit: str
    part: str
    label: str
    target: str
    folder: str
