"""How a server runs: from a file, from the environment, or as it is."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec import UNSET, Struct, UnsetType

LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Times(Struct, kw_only=True, forbid_unknown_fields=True):
    """Seconds of a table speed: a decision, a reaction window, its shortest time, an absence, and
    from when to when the server makes a move that is the only one, and what a step of a turn lasts
    in which people might speak up."""

    decision: float | UnsetType | None = UNSET
    window: float | UnsetType | None = UNSET
    floor: float | UnsetType = UNSET
    grace: float | UnsetType | None = UNSET
    sole: tuple[float, float] | UnsetType = UNSET
    breath: float | UnsetType = UNSET


class Config(Struct, kw_only=True, forbid_unknown_fields=True):
    """All settings with their defaults; docs/operations.md explains them."""

    database: str = "rookery.db"  # a file, or postgresql://user:password@host/name
    database_seconds: float = 5.0  # without an answer for so long, the database counts as away
    host: str = "127.0.0.1"
    port: int = 8642
    address: str = ""  # where other processes reach this one; http://host:port if empty
    lease_seconds: float = 3.0  # a process not heard of for so long loses its tables
    thinkers: int | None = None  # as many as there are cores but one
    bots: list[str] = []  # more bots that can be seated: `mymodule:MyBot`, `run:./mybot`
    paces: dict[str, Times] = {}  # the times of each table speed, where they are not the usual ones
    hosts: list[str] = []  # names that visitors know the server by
    origins: list[str] = []  # besides the server's own
    tables_per_hour: int = 120  # made by one address
    requests_per_minute: int = 1200  # of one address
    messages_per_second: int = 30  # of one socket
    sockets_per_address: int = 10_000  # behind a proxy on this machine all have one address
    push_allow: list[str] = []  # origins of messages that may lie in our own network
    push_contact: str = "mailto:rookery@example.org"  # for push services that have a question
    operator_key: str = ""  # opens /metrics and the operator's page; without one nothing does
    archive: str = ""  # a file into which the operator's page moves old matches
    log_level: str = "info"
    log_json: bool = False

    @property
    def own_address(self) -> str:
        return self.address or f"http://{self.host}:{self.port}"

    @property
    def known_as(self) -> list[str]:
        """The names that a request may call the server by; every name if none is given and others
        than this machine can reach it. A page elsewhere could give its own name our address."""
        local = [*LOOPBACK, "[::1]"]
        if not self.hosts and self.host not in LOOPBACK:
            return ["*"]
        sites = [urlsplit(origin).hostname or "" for origin in (*self.origins, self.address)]
        return [*local, self.host, *self.hosts, *filter(None, sites)]
