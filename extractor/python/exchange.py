"""Exchange two folders in one step: `python exchange.py FIRST SECOND`.

Node has no call for it. The exit code is 0 on success, 3 if the system or the file system does not
support it, and 1, with the name of the error, if it failed.
"""

from __future__ import annotations

import ctypes
import errno
import os
import sys

_FAILED = 1
_UNSUPPORTED = 3
_AT_FDCWD = -100
_RENAME_EXCHANGE = 2
_RENAME_SWAP = 2
_CANNOT = {errno.ENOSYS, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP}


def exchange(first: str, second: str) -> int:
    """Exchange the files or folders at two paths.

    Args:
        first: A path.
        second: Another one on the same file system.

    Returns:
        0, or the number of the error; ENOSYS if the system has no such call.
    """
    library = ctypes.CDLL(None, use_errno=True)
    names = (os.fsencode(first), os.fsencode(second))
    if hasattr(library, "renameat2"):
        result = library.renameat2(_AT_FDCWD, names[0], _AT_FDCWD, names[1], _RENAME_EXCHANGE)
    elif hasattr(library, "renamex_np"):
        result = library.renamex_np(names[0], names[1], _RENAME_SWAP)
    else:
        return errno.ENOSYS
    return 0 if result == 0 else ctypes.get_errno()


def main(first: str, second: str) -> int:
    """Exchange two paths and report the result.

    Args:
        first: A path.
        second: Another one on the same file system.

    Returns:
        The exit code.
    """
    try:
        number = exchange(first, second)
    except (OSError, TypeError):
        # Windows has no library of the process itself.
        return _UNSUPPORTED
    if number == 0:
        return 0
    if number in _CANNOT:
        return _UNSUPPORTED
    sys.stderr.write(f"{errno.errorcode.get(number, str(number))}: {os.strerror(number)}\n")
    return _FAILED


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
