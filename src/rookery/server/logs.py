"""Logs: one line for each thing that happened, readable or as JSON; never a card or a secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import deque
from typing import Any

OWN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {"message", "taskName"}


class Readable(logging.Formatter):
    """For people. What strangers have written cannot break the line or color the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        extra = "".join(f" {name}={value}" for name, value in extras(record).items())
        text = f"{at} {record.levelname.lower()} {record.getMessage()}{extra}"
        line = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    """For programs: one object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, default=str)


class Recent(logging.Handler):
    """The last warnings and errors, for the operator's page."""

    def __init__(self, most: int = 100) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[str] = deque(maxlen=most)
        self.setFormatter(Readable())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record).split("\n", 1)[0])  # no traces: they are in the log


def extras(record: logging.LogRecord) -> dict[str, Any]:
    """What was given besides the message: `log.info("...", extra={"table": id})`."""
    return {name: value for name, value in record.__dict__.items() if name not in OWN}


def configure(level: str, as_json: bool) -> None:
    """Everything goes to standard error; libraries only speak when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Readable())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("rookery").setLevel(level.upper())
