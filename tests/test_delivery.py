"""Files that are used where no test runs name things that exist: Makefile, container, services."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import rookery
from rookery.server.config import Config

ROOT = Path(__file__).parent.parent
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
SERVICE = (ROOT / "deploy" / "rookery.service").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
RELEASE_TEXT = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
RELEASE: dict[str, Any] = yaml.safe_load(RELEASE_TEXT)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def targets() -> set[str]:
    """What make can make, as make itself says."""
    told = subprocess.run(["make", "-npq", "-C", ROOT, "clean"], capture_output=True, text=True)
    return set(re.findall(r"^([\w./-]+):(?!=)", told.stdout, re.MULTILINE))


def test_what_is_named_to_make_exists() -> None:
    there = targets()
    named = set(re.search(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)[1].split())  # type: ignore[index]
    rules = set(re.findall(r"^([\w-]+):", MAKEFILE, re.MULTILINE))
    assert named == rules, "every name is a rule, every rule that makes no file is named"
    used = re.findall(r"^RUN make (\S+)", CONTAINER, re.MULTILINE)
    used += re.findall(r"run: make (\S+)", RELEASE_TEXT)
    for page in PAGES:
        used += re.findall(r"(?:`|^    )make ([a-z]\w*)", page.read_text("utf-8"), re.MULTILINE)
    assert len(used) > 5
    assert set(used) <= there


def test_settings_and_extras_that_are_named_exist() -> None:
    settings = set(Config.__struct_fields__)
    texts = [CONTAINER, SERVICE, (ROOT / "compose.yaml").read_text("utf-8")]
    texts += [page.read_text("utf-8") for page in PAGES]
    named = {name.lower() for text in texts for name in re.findall(r"\bROOKERY_([A-Z_]+)", text)}
    assert {"database", "host", "port"} <= named
    assert named - {"pure", "expect"} <= settings
    extras = {name for text in texts for name in re.findall(r"rookery\[(\w+)\]", text)}
    extras |= set(re.findall(r"\.whl\)\[(\w+)\]", CONTAINER))
    assert {"server", "cluster"} <= extras <= set(PROJECT["project"]["optional-dependencies"])


def test_the_container() -> None:
    assert f"EXPOSE {Config().port}" in CONTAINER
    for text in (CONTAINER, SERVICE):
        command = re.search(r"/opt/rookery/bin/(\w+)\W+serve", text)
        assert command
        assert command[1] in PROJECT["project"]["scripts"]
    server = COMPOSE["services"]["rookery"]
    assert (ROOT / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert server["ports"] == [f"127.0.0.1:{Config().port}:{Config().port}"]
    assert server["depends_on"].keys() <= COMPOSE["services"].keys()
    assert f"@{next(iter(server['depends_on']))}/" in server["environment"]["ROOKERY_DATABASE"]
    mounted = {one.split(":")[0] for one in COMPOSE["services"]["database"]["volumes"]}
    assert mounted == COMPOSE["volumes"].keys()


def test_the_service(tmp_path: Path) -> None:
    """systemd reads it without a complaint, where there is systemd."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("no systemd here")
    command = Path(sys.executable).parent / "python"
    file = tmp_path / "rookery.service"
    file.write_text(SERVICE.replace("/opt/rookery/bin/rookery", f"{command} -m rookery"))
    done = subprocess.run(
        [analyze, "verify", "--man=no", "--recursive-errors=no", file],
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_release() -> None:
    jobs = RELEASE["jobs"]
    kept = set()
    for name, job in jobs.items():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= jobs.keys(), name
        for step in job["steps"]:
            artifact = step.get("with", {}).get("name")
            if "upload-artifact" in step.get("uses", ""):
                kept.add(artifact)
            elif "download-artifact" in step.get("uses", "") and artifact:
                assert artifact in kept, "made by a job before"
    machines = " ".join(jobs["wheels"]["strategy"]["matrix"]["os"])
    for system in ("ubuntu-latest", "ubuntu-24.04-arm", "macos", "intel", "windows", "11-arm"):
        assert system in machines
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=").replace(".", "")
    assert PROJECT["tool"]["cibuildwheel"]["build"].startswith(f"cp{oldest}-")


def test_the_citation_and_the_package_have_the_version_of_the_code() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= told.keys()
    assert told["version"] == PROJECT["project"]["version"] == rookery.__version__
    assert told["license"] == PROJECT["project"]["license"]


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Swindler" in (tmp_path / "index.html").read_text("utf-8")
    assert (tmp_path / "search" / "search_index.json").stat().st_size > 100_000


def test_versions_are_locked() -> None:
    """Everything that is installed has one version for each Python, and npm installs its lock."""
    from tools.needs import needs

    lock = (ROOT / "constraints.txt").read_text("utf-8")
    locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    lines = [line for line in lock.splitlines() if not line.startswith("#")]
    assert len(lines) == len(re.findall(r"^[a-z0-9-]+==[\w.]+(?: ;.+)?$", lock, re.MULTILINE))
    for need in needs([]):
        name = re.split(r"[\[<>=; ]", need)[0].lower().replace("_", "-").replace(".", "-")
        assert name in locked, need
    assert "npm ci" in MAKEFILE.replace("$(NPM)", "npm")
    assert (ROOT / "client" / "package-lock.json").is_file()
