"""The server: tables that lose nothing and leak nothing. See docs/protocol.md."""

from importlib.util import find_spec

from rookery.extras import Missing

if find_spec("litestar") is None:
    raise Missing("The server", "server")
