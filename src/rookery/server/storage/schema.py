"""The schema, as the steps that lead to it. A step that was released is never changed again.

`{real}`, `{big}` and `{tight}` are the words of a kind of database for floating point numbers, for
large integers, and for tables that are stored in the order of their key.
"""

from __future__ import annotations

from rookery.server.storage.base import StorageDown

STEPS = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
        public INTEGER NOT NULL, status TEXT NOT NULL, created {real} NOT NULL,
        touched {real} NOT NULL
    ) {tight};
    CREATE INDEX tables_by_status ON tables (public, status, touched);
    CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, cmd TEXT NOT NULL, kind TEXT NOT NULL,
        seat INTEGER, body TEXT NOT NULL, at {real} NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, cmd)
    ) {tight};
    CREATE TABLE tokens (
        hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL
    ) {tight};
    CREATE TABLE accounts (
        name TEXT PRIMARY KEY, secret TEXT NOT NULL, created {real} NOT NULL
    ) {tight};
    CREATE TABLE account_seats (
        account TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, token TEXT NOT NULL,
        PRIMARY KEY (account, table_id, seat)
    ) {tight};
    """,
    # Several processes: who owns a table, who lives, what was taken by force; secrets they share.
    """
    ALTER TABLE tables ADD COLUMN brief TEXT NOT NULL DEFAULT '{{}}';
    ALTER TABLE tables ADD COLUMN owner TEXT;
    ALTER TABLE tables ADD COLUMN epoch {big} NOT NULL DEFAULT 1;
    CREATE INDEX tables_running ON tables (status, owner);
    CREATE INDEX tokens_by_table ON tokens (table_id);
    CREATE TABLE nodes (
        id TEXT PRIMARY KEY, address TEXT NOT NULL, expires {real} NOT NULL
    ) {tight};
    CREATE TABLE meta (name TEXT PRIMARY KEY, value {big} NOT NULL) {tight};
    INSERT INTO meta VALUES ('taken', 0);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) {tight};
    """,
    # Where to send word that it is a seat's turn.
    """
    CREATE TABLE push (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, address TEXT NOT NULL, body TEXT NOT NULL,
        since {real} NOT NULL, PRIMARY KEY (table_id, seat, address)
    ) {tight};
    """,
    # Whose turn it is, one bit for each seat, so that nobody has to read a log to know.
    """
    ALTER TABLE tables ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
    """,
    # The lobby shows the newest tables first, not those where something happened last.
    """
    DROP INDEX tables_by_status;
    CREATE INDEX tables_by_age ON tables (public, status, created);
    """,
    # The sets of cards that matches were begun with, to go on with them whatever becomes of ours.
    """
    CREATE TABLE card_sets (fingerprint TEXT PRIMARY KEY, files TEXT NOT NULL) {tight};
    """,
    # Whom the operator does not let in.
    """
    CREATE TABLE bans (
        network TEXT PRIMARY KEY, why TEXT NOT NULL, since {real} NOT NULL
    ) {tight};
    """,
]


def statements(number: int, **words: str) -> list[str]:
    """The statements of one step in a database's own words."""
    text = STEPS[number].format(**words)
    return [part.strip() for part in text.split(";") if part.strip()]


def check(version: int) -> None:
    """Refuse a database that a newer Rookery has changed."""
    if version > len(STEPS):
        raise StorageDown(
            f"the database has schema {version}, this version knows {len(STEPS)}: upgrade Rookery"
        )
