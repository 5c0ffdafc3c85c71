"""Figures for Prometheus: how long answers take, what the house holds, what was refused."""

from __future__ import annotations

import time
from collections import Counter as Count
from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from rookery.server import protocol as p
    from rookery.server.house import House

RECENT = 60.0  # seconds

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What is counted as it happens, and what is looked up when somebody asks."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "rookery_command_seconds",
            "From the arrival of a command until it is answered (acknowledged: stored for good)",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.answers = Counter(
            "rookery_commands", "Commands by answer", ["answer"], registry=self.registry
        )
        self.snapshots = Counter(
            "rookery_slow_clients", "Snapshots sent in place of a backlog", registry=self.registry
        )
        self._recent: deque[tuple[float, float]] = deque(maxlen=60_000)  # when, and how long
        self._acknowledged = self.answers.labels("ack")
        self.registry.register(Holdings(house))
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def answered(self, began: float, answer: p.Ack | p.Refused) -> None:
        """Note an answer; `began` is of `time.perf_counter`."""
        now = time.perf_counter()
        self.seconds.observe(now - began)
        self._recent.append((now, now - began))
        code = getattr(answer, "code", None)
        (self.answers.labels(code) if code else self._acknowledged).inc()

    def last_minute(self) -> tuple[float, float, float]:
        """Commands a second, and the seconds within which half and 99 % of them were answered."""
        start = time.perf_counter() - RECENT
        while self._recent and self._recent[0][0] < start:
            self._recent.popleft()
        took = sorted(seconds for _, seconds in self._recent)
        if not took:
            return 0.0, 0.0, 0.0
        return len(took) / RECENT, took[len(took) // 2], took[int(0.99 * (len(took) - 1))]

    def text(self) -> str:
        return generate_latest(self.registry).decode()


class Holdings(Collector):
    """What the house holds at this moment."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        house = self.house
        held = Count((table.status, table.game.name) for table in house.tables.values())
        tables = GaugeMetricFamily("rookery_tables", "Tables in memory", labels=["status", "game"])
        for (status, game), number in held.items():
            tables.add_metric([status, game], number)
        yield tables
        faults = sum(table.fault is not None for table in house.tables.values())
        yield GaugeMetricFamily("rookery_tables_faulty", "Tables that stand still", faults)
        sockets = sum(len(table.listeners) for table in house.tables.values())
        yield GaugeMetricFamily("rookery_sockets", "Sockets at tables", sockets)
        if house.cluster is not None:
            passed_on = sum(map(len, house.cluster.visits.values()))
            yield GaugeMetricFamily("rookery_sockets_passed_on", "To other processes", passed_on)
            alive = GaugeMetricFamily("rookery_database_up", "1: the last heartbeat was stored")
            alive.add_metric([], float(not house.cluster.away))
            yield alive
        yield CounterMetricFamily("rookery_commits", "Transactions", house.store.commits)
        if house.thinkers is not None:
            yield CounterMetricFamily(
                "rookery_bots_killed", "Bots stopped by force", house.thinkers.killed
            )
            yield CounterMetricFamily(
                "rookery_bot_seconds", "Time that bots thought", round(house.thinkers.thought, -1)
            )
