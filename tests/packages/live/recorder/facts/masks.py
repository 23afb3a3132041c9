"""Replaces what differs from run to run: times, signatures, and UUIDs that the client makes."""

from __future__ import annotations

import datetime as dt
import re

from recorder.sandbox.clock import GENERATED_UUID

_DAY_S = 86400
_UUID = re.compile(
    rf"{GENERATED_UUID}[0-9a-f]{{12}}|{GENERATED_UUID.replace('-', '')}[0-9a-f]{{12}}"
)
_MOMENT = re.compile(
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?|\d{8}T\d{6}Z?"
    r"|\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})"
)
_DATE = re.compile(r"(?<!\d)(\d{4})-?(\d\d)-?(\d\d)(?!\d)")
_NUMBER = re.compile(r"(?<![\w.])1\d{9}(\d{3}|\d{6}|\d{9})?(\.\d+)?(?![\w])")
_SECRET_NAME = re.compile(
    r"(^|[-_.])(sign(ature|ed)?|sig|hmac|digest|nonce|timestamp|expires|date)$|content-(md5|sha256)",
    re.IGNORECASE,
)
_SECRET_PAIR = re.compile(
    r"\b(\w*(?:nonce|timestamp|signature|created))=(\"?)[^\",&]+(\"?)", re.IGNORECASE
)
_TOKEN = re.compile(r"\beyJ[\w-]+\.[\w-]+\.[\w-]*")
_DIGEST = re.compile(r"\b[0-9a-f]{32,128}\b|\b[A-Za-z0-9+/]{27,86}={1,2}(?!\w)")


def mask(text: str) -> str:
    """Replace times close to now, and UUIDs that the client has made."""
    text = _UUID.sub("{uuid}", text)
    text = _MOMENT.sub(_mask_moment, text)
    text = _NUMBER.sub(_mask_number, text)
    return _DATE.sub(_mask_date, text)


def mask_named(name: str, text: str) -> str:
    """Replace a value that its name says to be a signature or a time."""
    text = mask(text)
    found = _SECRET_NAME.search(name)
    is_made = found is not None and "{" not in text and re.search(r"\d", text) is not None
    if is_made and found is not None and len(text) > 5:
        return "{" + (found.group(2) or found.group(4) or "digest").lower() + "}"
    return text


def mask_credentials(text: str) -> str:
    """Replace what is computed for a single request in the value of a credential."""
    text = _SECRET_PAIR.sub(lambda pair: f"{pair[1]}={pair[2]}{{{pair[1].lower()}}}{pair[3]}", text)
    text = _TOKEN.sub("{jwt}", text)
    return _DIGEST.sub("{signature}", mask(text))


def _mask_moment(match: re.Match[str]) -> str:
    year = re.search(r"\d{4}", match.group())
    this = dt.datetime.now(tz=dt.UTC).year
    return "{timestamp}" if year and abs(int(year.group()) - this) <= 1 else match.group()


def _mask_number(match: re.Match[str]) -> str:
    now = dt.datetime.now(tz=dt.UTC).timestamp()
    seconds = int(match.group().split(".")[0][:10])
    return "{timestamp}" if abs(seconds - now) < 400 * _DAY_S else match.group()


def _mask_date(match: re.Match[str]) -> str:
    today = dt.datetime.now(tz=dt.UTC).date()
    try:
        date = dt.date(*[int(part) for part in match.groups()])
    except ValueError:
        return match.group()
    return "{date}" if abs((date - today).days) <= 1 else match.group()
