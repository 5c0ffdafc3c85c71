"""How a server runs: from a file, from the environment, or as it is."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Times(Struct, kw_only=True, forbid_unknown_fields=True):
    """Seconds of a table speed: a decision, a reaction window, its shortest time, an absence, and
    from when to when the server makes a move that is the only one."""

    decision: float | UnsetType | None = UNSET
    window: float | UnsetType | None = UNSET
    floor: float | UnsetType = UNSET
    grace: float | UnsetType | None = UNSET
    sole: tuple[float, float] | UnsetType = UNSET


class Config(Struct, kw_only=True, forbid_unknown_fields=True):
    """All settings with their defaults; docs/operations.md explains them."""

    database: str = "rookery.db"  # a file, or postgresql://user:password@host/name
    database_seconds: float = 5.0  # without an answer for so long, the database counts as away
    host: str = "127.0.0.1"
    port: int = 8642
    address: str = ""  # where other processes reach this one; http://host:port if empty
    lease_seconds: float = 3.0  # a process not heard of for so long loses its tables
    thinkers: int = 1
    bots: list[str] = []  # more bots that can be seated: `mymodule:MyBot`, `run:./mybot`
    paces: dict[str, Times] = {}  # the times of each table speed, where they are not the usual ones
    origins: list[str] = []  # besides the server's own
    tables_per_hour: int = 120  # made by one address
    requests_per_minute: int = 1200  # of one address
    messages_per_second: int = 30  # of one socket
    sockets_per_address: int = 10_000  # behind a proxy on this machine all have one address
    push_allow: list[str] = []  # origins of messages that may lie in our own network
    push_contact: str = "mailto:rookery@example.org"  # for push services that have a question
    operator_key: str = ""  # opens /metrics; without one nothing does
    log_level: str = "info"
    log_json: bool = False

    @property
    def own_address(self) -> str:
        return self.address or f"http://{self.host}:{self.port}"
