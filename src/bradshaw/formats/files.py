"""Reading and writing whole files, plain or gzip, with limits and with errors that name the file."""

from __future__ import annotations

import gzip
import io
import os
import tempfile
import zlib
from contextlib import suppress
from pathlib import Path

from bradshaw.core.errors import BradshawError
from bradshaw.core.messages import Text, message

GZIP = ".gz"
_GZIP_MAGIC = b"\x1f\x8b"


class BadFile(BradshawError):
    """A file that is missing, cannot be read or written, or does not hold what it should."""

    def __init__(self, path: Path, problem: Text) -> None:
        super().__init__(message("formats-file", path=shown(path), problem=problem))


def shown(path: Path) -> str:
    """A path on one line, whatever characters it has."""
    text = str(path)
    return text if text.isprintable() else ascii(text)


def read(path: Path, most: int) -> bytes:
    """The content of a file, decompressed if need be; at most this many bytes of it."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
        if len(data) <= most and data.startswith(_GZIP_MAGIC):
            with gzip.GzipFile(fileobj=io.BytesIO(data)) as unpacked:
                data = unpacked.read(most + 1)
    except FileNotFoundError:
        raise BadFile(path, message("formats-no-file")) from None
    except IsADirectoryError:
        raise BadFile(path, message("formats-directory")) from None
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadFile(path, message("formats-damaged")) from None
    except (OSError, ValueError) as error:
        raise BadFile(path, message("formats-unreadable", reason=_reason(error))) from None
    if len(data) > most:
        raise BadFile(path, message("formats-too-large", most=most // (1 << 20)))
    return data


def check_place(path: Path) -> None:
    """Refuse a path at which no file can be written, before there is anything to write."""
    if path.is_dir():
        raise BadFile(path, message("formats-directory"))
    if not path.resolve().parent.is_dir():
        raise BadFile(path, message("formats-no-directory"))


def write(path: Path, data: bytes) -> None:
    """Write a file, as gzip if its name says so, so that there is always either the old content or the new."""
    content = gzip.compress(data, mtime=0) if path.suffix == GZIP else data
    try:
        target = path.resolve()
        if target.is_dir():
            raise BadFile(path, message("formats-directory"))
        handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, _mode(target))
            os.replace(name, target)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except FileNotFoundError:
        raise BadFile(path, message("formats-no-directory")) from None
    except (OSError, ValueError) as error:
        raise BadFile(path, message("formats-unwritable", reason=_reason(error))) from None


def _mode(target: Path) -> int:
    """The permissions of the file that is replaced, or of a new one."""
    if target.exists():
        return target.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def _reason(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return (text[:1].lower() + text[1:]).rstrip(".")
