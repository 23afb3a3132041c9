"""Runs commands with bash and records what curl sends."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from recorder.examples import describe_requests
from recorder.network.server import RECORDING, start_server, use_certificate

_SECONDS = 10
_MOST_REQUESTS = 10
_CERTIFICATE = (
    *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
    *("-subj", "/CN=recorder"),
)
_CONFIGURATION = "[req]\ndistinguished_name = name\n[name]\n"
_SETTINGS = """\
connect-to = "::127.0.0.1:{port}"
insecure
http1.1
"""


def run_commands(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Run each command, with a server that speaks TLS to those who begin it."""
    home = Path(os.environ["HOME"])
    certificate = home / "certificate.pem"
    configuration = home / "openssl.cnf"
    configuration.write_text(_CONFIGURATION)
    paths = ("-config", str(configuration), "-keyout", str(certificate), "-out", str(certificate))
    subprocess.run((*_CERTIFICATE, *paths), check=True, capture_output=True)  # noqa: S603
    use_certificate(str(certificate))
    (home / ".curlrc").write_text(_SETTINGS.format(port=start_server()))
    return [_run(command, home) for command in commands]


def _run(command: dict[str, Any], home: Path) -> dict[str, Any]:
    environment = command.get("environment", {})
    RECORDING.requests.clear()
    RECORDING.begin("call", _MOST_REQUESTS)
    ended = _execute(command["command"], home, environment)
    requests = list(RECORDING.requests)
    return {
        "id": command["id"],
        "ended": ended,
        "sends": describe_requests(requests, environment, ""),
    }


def _execute(text: str, home: Path, environment: dict[str, str]) -> str:
    try:
        ended = subprocess.run(  # noqa: S603 - what pages show is run in the jail
            ("bash", "-c", text),  # noqa: S607 - the shell of the jail
            cwd=home,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "timeout"
    if ended.returncode == 0:
        return "returned"
    return f"exit code {ended.returncode}: {ended.stderr.decode('utf-8', 'replace')[-300:].strip()}"
