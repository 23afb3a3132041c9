"""`python -m wrapdocs`, and the command `wrapdocs`."""

from __future__ import annotations

import os
import subprocess
import sys

from wrapdocs.installation import InstallationError, ensure_installation, find_node
from wrapdocs.python_packages import ensure_python_packages


def main() -> int:
    """Run wrapdocs with the arguments of this process.

    Returns:
        Its exit code.
    """
    try:
        home = ensure_installation()
        packages = ensure_python_packages()
    except InstallationError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    command = [find_node(), str(home / "extractor" / "bin.mjs"), *sys.argv[1:]]
    env = {
        "WRAPDOCS_PYTHON": sys.executable,
        **os.environ,
        "WRAPDOCS_PYTHON_DEPENDENCIES": str(packages),
    }
    if os.name == "posix":
        os.execve(command[0], command, env)  # noqa: S606 - no shell is wanted
    try:
        return subprocess.run(command, env=env, check=False).returncode  # noqa: S603
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
