"""The server: tables that lose nothing and leak nothing. See docs/protocol.md."""
