"""The long tests come first, those with a browser before all, so that at the end no process is left
alone with one of them."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(
        key=lambda item: (
            item.get_closest_marker("long") is None,
            item.path.name != "test_browser.py",
        )
    )
