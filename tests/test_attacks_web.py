"""What somebody might try from outside: other sites, forged sessions, bombs, floods, and names that
are more than names. The numbers are those of the list in docs/security.md."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import websockets

from rookery import games
from rookery.kernel.errors import BadOption
from rookery.match import Match
from rookery.record import Record
from rookery.server import protocol as p
from rookery.server.accounts import LASTS, Accounts, Session
from rookery.server.house import House
from rookery.server.storage import SqliteStore
from rookery.speaker import cleaned
from tests.test_attacks import http, mine, play, sneaks
from tests.worlds import Ear, World, answer

EVIL = {"origin": "https://evil.example"}


def test_41_another_site_gets_no_socket(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        await sneaks(world)
        url = f"ws://127.0.0.1:{world.port}/api/tables/the-table/socket"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(url, additional_headers=EVIL)

    play(tmp_path, scene)


def test_42_another_site_cannot_act(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        await sneaks(world)
        body = {"game": "sneaks", "seats": 3, "name": "Eve"}
        for path in ("/api/tables", "/api/account", "/api/session", "/api/records"):
            page = await http(world, "POST", path, json=body, headers=EVIL)
            assert page.status_code == 403
        form = {"content-type": "text/plain"}
        page = await http(world, "POST", "/api/tables", content=json.dumps(body), headers=form)
        assert page.status_code == 415
        null = {"origin": "null"}
        assert (
            await http(world, "POST", "/api/tables", json=body, headers=null)
        ).status_code == 403

    play(tmp_path, scene)


def test_43_sessions_cannot_be_forged_fixed_or_read_by_scripts(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        account = {"name": "Anna", "passphrase": "correct horse battery"}
        page = await http(world, "POST", "/api/account", json=account)
        header = page.headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=strict" in header
        cookie = page.cookies["rookery_session"].strip('"')
        fixed = {"cookie": "rookery_session=chosen-by-somebody-else"}
        again = await http(world, "POST", "/api/session", json=account, headers=fixed)
        assert "chosen-by-somebody-else" not in again.headers["set-cookie"]
        forged = [
            cookie[:-4] + "AAAA",
            f"{cookie[:20]}AAAA{cookie[24:]}",
            base64.b64encode(b'{"name":"Anna"}').decode(),
            Accounts(world.house.store, b"another key" + b"." * 21).signed(
                Session(name="Anna", key=b"k" * 32)
            ),
            ".",
            "",
        ]
        for value in forged:
            headers = {"cookie": f"rookery_session={value}"}
            assert (await http(world, "GET", "/api/account", headers=headers)).status_code == 401
        right = {"cookie": f"rookery_session={cookie}"}
        assert (await http(world, "GET", "/api/account", headers=right)).status_code == 200
        old = world.app.state.accounts
        assert old.read(cookie) is not None
        later = time.time() + LASTS + 5
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("time.time", lambda: later)
            assert old.read(cookie) is None
        stored = str(await world.house.store.read("SELECT name, secret FROM accounts"))
        assert "correct horse" not in stored
        page = await http(world, "GET", "/api/games")
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert "unsafe" not in page.headers["content-security-policy"]

    play(tmp_path, scene)


def test_43_sign_in_gives_the_same_answer_and_slows_down(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        account = {"name": "Anna", "passphrase": "correct horse battery"}
        await http(world, "POST", "/api/account", json=account)
        answers = []
        for name in ("Anna", "Nobody"):
            wrong = {"name": name, "passphrase": "wrong horse battery"}
            page = await http(world, "POST", "/api/session", json=wrong)
            answers.append((page.status_code, page.content))
        assert answers[0] == answers[1]
        assert answers[0][0] == 401
        codes = []
        for _ in range(12):
            wrong = {"name": "Anna", "passphrase": "wrong horse battery"}
            codes.append((await http(world, "POST", "/api/session", json=wrong)).status_code)
        assert codes[-1] == 429

    play(tmp_path, scene)


def test_52_a_guesser_keeps_nobody_out(tmp_path: Path) -> None:
    """Whoever has signed in on a device before can do so again, however many guess elsewhere."""

    async def scene(world: World) -> None:
        account = {"name": "Anna", "passphrase": "correct horse battery"}
        made = await http(world, "POST", "/api/account", json=account)
        device = {"cookie": f"rookery_device={made.cookies['rookery_device']}"}
        wrong = account | {"passphrase": "wrong horse battery"}
        for _ in range(12):
            guess = await http(world, "POST", "/api/session", json=wrong)
        assert guess.status_code == 429
        assert (await http(world, "POST", "/api/session", json=account)).status_code == 429
        known = await http(world, "POST", "/api/session", json=account, headers=device)
        assert known.status_code == 200
        forged = {"cookie": f"rookery_device={made.cookies['rookery_device'][:-4]}0000"}
        other = await http(world, "POST", "/api/session", json=account, headers=forged)
        assert other.status_code == 429
        codes = [  # nor does a device that is known make guessing any quicker
            (await http(world, "POST", "/api/session", json=wrong, headers=device)).status_code
            for _ in range(12)
        ]
        assert codes[-1] == 429

    play(tmp_path, scene)


def test_53_a_name_that_is_not_ours(tmp_path: Path) -> None:
    """A site that gives its own name our address cannot make its visitors' browsers talk to us."""

    async def scene(world: World) -> None:
        await sneaks(world)
        for name, code in {
            "evil.example": 421,
            f"evil.example:{world.port}": 421,
            "127.0.0.1.evil.example": 421,
            "[::1": 421,
            "localhost": 200,
            f"LOCALHOST:{world.port}": 200,
            "[::1]": 200,
            "play.example:443": 200,
        }.items():
            page = await http(world, "GET", "/api/games", headers={"host": name})
            assert page.status_code == code, name
        reader, writer = await asyncio.open_connection("127.0.0.1", world.port)
        writer.write(
            b"GET /api/tables/the-table/socket HTTP/1.1\r\nhost: evil.example\r\n"
            b"upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
            b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert (await reader.readline()).split()[1] == b"403"
        writer.close()

    play(tmp_path, scene, hosts=["play.example"])


def test_54_every_answer_tells_browsers_what_they_may_do(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        for path in ("/", "/nothing", "/%00", "/assets/%00", "/api/tables/%00", "/api/nothing"):
            page = await http(world, "GET", path)
            assert page.status_code < 500, path
            assert "default-src 'self'" in page.headers["content-security-policy"], path
            assert page.headers["x-content-type-options"] == "nosniff", path
        schema = await http(world, "GET", "/schema")  # no page with scripts of other sites
        assert "html" not in schema.headers["content-type"]

    play(tmp_path, scene)


def test_55_what_a_form_can_send_is_refused_also_in_chunks(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        async def chunks() -> AsyncIterator[bytes]:
            yield json.dumps({"game": "sneaks", "seats": 3, "name": "Eve"}).encode()

        form = {"content-type": "text/plain"}
        page = await http(world, "POST", "/api/tables", content=chunks(), headers=form)
        assert page.status_code == 415

    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("first", "second", "shown"),
    [
        ("Mags", "Mags", "Mags 2"),
        ("Mags", "M\u0430gs", "M\u0430gs 2"),  # a Cyrillic letter
        ("Mags", " mags\u3164", "mags 2"),  # a letter that prints nothing
        ("Bill", "BiIl", "BiIl 2"),
        ("Zo\u00eb", "Zoe", "Zoe 2"),
        ("\u2800\u2800", "\u3164", "? 2"),
        ("Twenty-four letters long", "Twenty-four letters long", "Twenty-four letters lo 2"),
        ("Anna", "Hanna", "Hanna"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043b\u043b\u0430", "\u0410\u043b\u043b\u0430"),
    ],
)
def test_56_nobody_passes_for_somebody_else(
    first: str, second: str, shown: str, tmp_path: Path
) -> None:
    async def scene(world: World) -> None:
        body = {"game": "sneaks", "seats": 3, "name": first}
        made = (await http(world, "POST", "/api/tables", json=body)).json()
        path = f"/api/tables/{made['table']}"
        await http(world, "POST", f"{path}/seats/1", json={"name": second})
        seats = (await http(world, "GET", path)).json()["table"]["seats"]
        assert seats[0]["name"].strip()
        assert seats[1]["name"] == shown

    play(tmp_path, scene)


def test_57_a_spectator_takes_nobodys_seat_at_a_rematch(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        state = games.load("sneaks").new(3, 1)
        while not state.over:
            before, seat = state.copy(), state.deciders()[0]
            move = state.moves(seat)[0]
            state.play(seat, move)
        table = await world.table("the-table", before, {})
        await answer(table, seat, 1, before.game.vocabulary.word(move))
        rematch = "/api/tables/the-table/rematch"
        again = (await http(world, "POST", rematch, headers=mine(0))).json()
        path = f"/api/tables/{again['table']}/seats"
        eve = await http(world, "POST", f"{path}/1", json={"name": "Eve"})
        assert (eve.status_code, eve.json()["code"]) == (409, "kept")
        bert = await http(world, "POST", rematch, headers=mine(1))
        assert bert.json()["seat"] == 1
        await world.pass_time(301)
        late = await http(world, "POST", f"{path}/2", json={"name": "Eve"})
        assert late.status_code == 201

    play(tmp_path, scene)


NASTY = [
    "<script>alert(1)</script>",
    "\u202egnp.exe",
    "a\u200b\u2066b",
    "\x1b[31mred\x1b]0;title\x07",
    "line\nfeed\r\n2026-01-01 ERROR fake",
    "Käthe Müßig 🦝",
]


def test_44_46_names_and_chat_are_plain_text(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(world: World) -> None:
        for name in NASTY:
            body = {"game": "sneaks", "seats": 3, "name": name[:24], "public": True}
            made = (await http(world, "POST", "/api/tables", json=body)).json()
            page = await http(world, "GET", f"/api/tables/{made['table']}")
            shown = page.json()["table"]["seats"][0]["name"]
            assert shown == cleaned(name[:24])
            assert shown.isprintable()
            assert page.headers["content-type"].startswith("application/json")
            assert page.headers["x-content-type-options"] == "nosniff"
        assert cleaned("Käthe Müßig 🦝") == "Käthe Müßig 🦝"
        assert cleaned("line\nfeed") == "line feed"
        long = {"game": "sneaks", "seats": 3, "name": "x" * 10_000}
        assert (await http(world, "POST", "/api/tables", json=long)).status_code == 400
        await http(world, "GET", "/api/tables/%0a%1b[31mERROR%20fake")
        await http(world, "GET", "/api/games/%0aERROR/words")

    with caplog.at_level(logging.INFO):
        play(tmp_path, scene)
    for record in caplog.records:
        assert "\n" not in record.getMessage()
        assert "\x1b" not in record.getMessage()


BOMBS = [
    "",
    "rookery record 1\ngame: ../../etc/passwd\nrules: 1\nseats: 3\nseed: 1\n\nsetup\n",
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\noptions: "
    + "[" * 4000
    + "]" * 4000
    + "\n\nsetup\n",
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: NaN\nseed: 1\n\nsetup\n",
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1e999\n\nsetup\n",
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: 9223372036854775808\nseed: 1\n\nsetup\n",
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 9223372036854775808\n\nsetup\n",
    'rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\noptions: {"a":1,"a":2}\n\nsetup',
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\n\nsetup\n1. 0 sneak A\n" * 50,
    "rookery record 1\ngame: sneaks\nrules: 1\nseats: 3\nseed: 1\ncards: ../../x\n\nsetup\n",
]


def test_45_bombs_and_broken_records_are_refused(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        for record in BOMBS:
            page = await http(world, "POST", "/api/records", json={"record": record})
            assert 400 <= page.status_code < 429, (page.status_code, record[:80])
        raw = [
            b'{"record": "\\ud800"}',
            b'{"record": 1, "record": "x"}',
            b"[" * 100_000,
            b'{"record": NaN}',
            b'{"record": "' + b"x" * (p.MAX_RECORD + 200_000) + b'"}',
            b"\xff\xfe",
        ]
        for content in raw:
            headers = {"content-type": "application/json"}
            page = await http(world, "POST", "/api/records", content=content, headers=headers)
            assert 400 <= page.status_code < 429, (page.status_code, content[:40])
        codes = []
        for _ in range(30):
            page = await http(world, "POST", "/api/records", json={"record": BOMBS[0]})
            codes.append(page.status_code)
        assert codes[-1] == 429  # replaying takes its while: not for ever

    play(tmp_path, scene)


def test_47_limits_for_seats_addresses_and_tables(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        codes = []
        for number in range(230):
            refused = await table.command(0, p.Consent(id=f"flood-{number:04}", yes=True))
            codes.append(refused.code)
        assert codes[-1] == "slow-down"
        other = await table.command(1, p.Consent(id="flood-0000", yes=True))
        assert other.code == "not-asked"  # nobody else has to wait
        ears = [await Ear(world, table, 2).connect() for _ in range(12)]
        with pytest.raises(websockets.ConnectionClosed):
            await Ear(world, table, 2).connect()
        for ear in ears:
            await ear.close()
        codes = [(await http(world, "GET", "/api/games")).status_code for _ in range(45)]
        assert 429 in codes

    play(tmp_path, scene, requests_per_minute=40)


def test_47_sockets_of_one_address(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        ears = [await Ear(world, table, None).connect() for _ in range(3)]
        with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
            await Ear(world, table, None).connect()
        await ears.pop().close()
        for _ in range(100):
            await asyncio.sleep(0.01)
            if sum(world.app.state.sockets.values()) < 3:
                break
        ears.append(await Ear(world, table, None).connect())
        for ear in ears:
            await ear.close()

    play(tmp_path, scene, sockets_per_address=3)


def test_48_49_no_view_but_ones_own_and_no_replay_before_the_end(tmp_path: Path) -> None:
    async def scene(world: World) -> None:
        table = await sneaks(world)
        await answer(table, 0, 1, "sneak A", "snitch B")
        base = "/api/tables/the-table"
        for path in ("/views/0", "/seats/0", "/seat/0/view", "/log", "/tokens"):
            assert (await http(world, "GET", base + path, headers=mine(1))).status_code in (
                404,
                405,
            )
        for query in ("?as=0", "?seat=0", "?you=0&viewer=0"):
            seen = (await http(world, "GET", base + query, headers=mine(1))).json()
            assert seen["table"]["you"] == 1
            assert seen["table"]["view"]["seat"][0]["plan"]["sneaks"] == [None]
        for path in ("/replay?as=0", "/steps?as=0", "/analysis"):
            assert (await http(world, "GET", base + path)).status_code == 409
        export = (await http(world, "GET", base + "/record", headers=mine(0))).text
        assert "sneak A" not in export

    play(tmp_path, scene)


def test_50_no_escape_sequences_reach_a_terminal(tmp_path: Path) -> None:
    """A record with a nasty name is replayed in the terminal."""
    match = Match(games.load("sneaks"), 2, 3)
    nasty = "\x1b[31mEve\x1b]0;pwned\x07"
    match.record.headers["players"] = [{"name": nasty, "kind": "person"}] * 2
    file = tmp_path / "nasty.rook"
    file.write_text(str(match.record), "utf-8")
    command = [sys.executable, "-m", "rookery", "replay", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ, check=False)
    assert "\x1b]0;" not in done.stdout + done.stderr
    assert "\x1b[31mEve" not in done.stdout + done.stderr
    assert isinstance(match.record, Record)


@pytest.mark.parametrize(
    "name", ["run:touch {file}", "os:system", "burglar@3600", "mastermind@w999999999"]
)
def test_51_nobody_names_a_program_to_be_run(name: str, tmp_path: Path) -> None:
    """Bots of one's own are for the command line; here a stranger would run what they like."""
    file = tmp_path / "x"
    named = name.format(file=file)

    async def scene(world: World) -> None:
        body = {"game": "sneaks", "seats": 2, "name": "Anna"}
        made = await http(world, "POST", "/api/tables", json={**body, "bots": [named[:40]]})
        assert made.status_code == 400, made.text
        table = (await http(world, "POST", "/api/tables", json=body)).json()
        sat = await http(
            world,
            "POST",
            f"/api/tables/{table['table']}/seats/1",
            json={"name": "Ben", "bot": named[:40]},
            headers={"authorization": f"Bearer {table['token']}"},
        )
        assert sat.status_code == 400, sat.text
        assert world.house.tables[table["table"]].seats[1].kind == "open"

    play(tmp_path, scene)
    assert not file.exists()


def test_51_an_operator_may_name_one(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(SqliteStore(tmp_path / "rookery.db"), own_bots=["mine:Bot"])
        house.check_bot("sneaks", "mine:Bot")
        with pytest.raises(BadOption):
            house.check_bot("sneaks", "other:Bot")
        await house.close()

    asyncio.run(scene())
