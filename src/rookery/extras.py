"""What is only there when asked for (`pip install 'rookery[server]'`), and what to say else."""

from __future__ import annotations

# The modules by which each extra is missed.
MODULES = {
    "server": (
        "cryptography http_ece httptools httpx litestar prometheus_client py_vapid "
        "uvicorn uvloop websockets"
    ),
    "cluster": "asyncpg",
    "vector": "librt numpy",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "openspiel": "open_spiel pyspiel",
    "ray": "ray",
}


class Missing(ImportError):
    """An extra that is not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs more: pip install 'rookery[{extra}]'")


def missing(what: str, error: ModuleNotFoundError) -> Missing | None:
    """What to say if a module of an extra was not found; None if it is no such module."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in MODULES.items():
        if module in modules.split():
            return Missing(what, extra)
    return None
