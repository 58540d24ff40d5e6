"""Rules for every file of the repository."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.support.servers.serving import ROOT

SCRIPTS = ["play", "check", ".ci/run", "scripts/env", "scripts/install"]
VENDORED = ["app/static/vendor", "app/static/fonts", "app/fonts"]
SECRETS = ["POSTGRES_PASSWORD", "STADION_SECRET_KEY"]

# The names are put together here, or this file would find itself.
REGISTRY_HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]
REGISTRY_HOSTS += [".".join(parts) for parts in (("npmjs", "com"), ("yarnpkg", "com"), ("crates", "io"))]
HOMES = [f"/{name}/" for name in ("root", "work", "home", "Users")]


@cache
def tracked() -> list[str]:
    """Return the paths of all files that git tracks and that exist."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def lines() -> list[tuple[str, str]]:
    """Return all lines of all tracked texts, each with its place."""
    found = []
    for name in tracked():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # This is a font or a picture.
        found += [(f"{name}:{number}", line) for number, line in enumerate(text.splitlines(), 1)]
    return found


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


# --- what must not be there ---------------------------------------------------------------


@pytest.mark.parametrize("host", REGISTRY_HOSTS)
def test_no_file_names_a_package_registry(host: str) -> None:
    assert [place for place, line in lines() if host in line] == []


@pytest.mark.parametrize("home", HOMES)
def test_no_file_names_a_folder_of_somebody_s_machine(home: str) -> None:
    absolute = re.compile(rf"(?<![\w.}}/-]){re.escape(home)}\w")

    assert [f"{place}: {line[:120]}" for place, line in lines() if absolute.search(line)] == []


def test_no_lock_file_holds_an_address() -> None:
    assert "resolved" not in (ROOT / "package-lock.json").read_text()
    for lock in ("requirements.lock", "requirements-dev.lock"):
        assert "://" not in (ROOT / lock).read_text()


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml", ".env", "data/secret_key"])
def test_what_holds_addresses_or_secrets_is_ignored(name: str) -> None:
    ignored = subprocess.run(["git", "check-ignore", "--quiet", name], cwd=ROOT, check=False)

    assert ignored.returncode == 0


def test_no_two_names_differ_only_in_their_case() -> None:
    names = [name.lower() for name in tracked()]

    assert len(set(names)) == len(names)


# --- what must be there -------------------------------------------------------------------


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_can_be_run_and_is_plain_shell(script: str) -> None:
    assert (ROOT / script).stat().st_mode & 0o111 == 0o111
    assert (ROOT / script).read_text().startswith("#!/bin/sh\n")
    subprocess.run(["sh", "-n", ROOT / script], check=True)


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_every_package_that_we_ask_for_is_locked(lock: str) -> None:
    wanted = list(project()["project"]["dependencies"])
    if "dev" in lock:
        wanted += project()["dependency-groups"]["dev"]
    locked = {line.partition("==")[0] for line in (ROOT / lock).read_text().splitlines() if "==" in line}

    assert {_name(one) for one in wanted} - {_name(one) for one in locked} == set()


def _name(requirement: str) -> str:
    return re.split(r"[\[<>=; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("package", ["engine", "games", "db", "table", "tournaments", "api"])
def test_the_layers_are_packages(package: str) -> None:
    assert (ROOT / "app" / package / "__init__.py").exists()


def test_every_layer_has_its_place_in_the_import_contract() -> None:
    contracts = project()["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["type"] == "layers")
    ground = next(one["source_modules"] for one in contracts if one["name"].startswith("The ground"))
    placed = set(re.findall(r"app\.(\w+)", " ".join([*layers, *ground])))
    there = {path.parent.name for path in (ROOT / "app").glob("*/__init__.py")}

    assert there <= placed


def test_the_licence_is_the_whole_apache_licence() -> None:
    text = (ROOT / "LICENSE").read_text()

    assert "Apache License" in text
    assert "END OF TERMS AND CONDITIONS" in text


# --- the works of others ------------------------------------------------------------------


@pytest.mark.parametrize("folder", VENDORED)
def test_vendored_files_are_as_published(folder: str) -> None:
    lines = (ROOT / folder / "CHECKSUMS").read_text().splitlines()
    listed = {name: checksum for checksum, name in (line.split(maxsplit=1) for line in lines)}
    there = {
        str(path.relative_to(ROOT / folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.name != "CHECKSUMS"
    }

    assert there == listed


@pytest.mark.parametrize("folder", VENDORED)
def test_the_notice_names_the_licence_of_every_vendored_work(folder: str) -> None:
    notice = (ROOT / "NOTICE").read_text()
    there = {str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*") if _is_licence(path)}
    works = [path for path in (ROOT / folder).iterdir() if path.is_dir()]

    assert f"{folder}/CHECKSUMS" in notice
    assert there
    assert {licence for licence in there if licence not in notice} == set()
    assert all(any(_is_licence(path) for path in work.iterdir()) for work in works)


def _is_licence(path: Path) -> bool:
    return "LICENSE" in path.name or path.name.startswith("OFL")


def test_the_notice_says_whose_the_games_are() -> None:
    notice = (ROOT / "NOTICE").read_text()

    for game in ("Um Reifenbreite", "Hockey Game", "Extraliga All-Stars", "Helvetia Cup"):
        assert game in notice


# --- the image and the compose file -------------------------------------------------------


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text())
    return loaded


@pytest.mark.parametrize("secret", SECRETS)
def test_the_compose_file_demands_its_secrets(secret: str) -> None:
    mentions = re.findall(rf"\${{{secret}(.)", json.dumps(compose()))

    assert mentions
    assert set(mentions) == {":"}
    assert f"${{{secret}:-" not in json.dumps(compose())
    assert f"\n{secret}=\n" in (ROOT / ".env.example").read_text()


def test_the_app_waits_for_a_healthy_database_that_keeps_its_files() -> None:
    services = compose()["services"]

    assert services["app"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert "--host=127.0.0.1" in services["database"]["healthcheck"]["test"]
    assert services["database"]["volumes"][0].split(":")[0] in compose()["volumes"]


def test_no_container_gains_rights_or_changes_its_files() -> None:
    services = compose()["services"]

    for name, service in services.items():
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["read_only"] is True, name
        assert not service.get("privileged"), name
    assert [name for name, service in services.items() if "cap_add" in service] == ["database"]


def test_read_only_containers_can_write_where_their_images_start() -> None:
    services = compose()["services"]

    assert {"CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETUID"} == set(services["database"]["cap_add"])
    assert {"/tmp", "/var/run/postgresql"} <= set(services["database"]["tmpfs"])
    assert services["broker"]["user"] == "valkey"
    assert services["broker"]["tmpfs"] == ["/data:uid=999,gid=999"]
    for name in ("app", "worker"):
        assert services[name]["tmpfs"] == ["/tmp"], name


def test_several_servers_stand_behind_a_proxy_that_they_trust() -> None:
    """With `--scale app=3` no server has a name, a port of the host or files of its own."""
    services = compose()["services"]
    (network,) = compose()["networks"]["default"]["ipam"]["config"]

    assert services["app"].keys().isdisjoint({"container_name", "ports", "volumes"})
    assert services["app"]["environment"]["STADION_REDIS_URL"].startswith("redis://broker:")
    assert services["app"]["environment"]["STADION_TRUSTED_PROXIES"].endswith(f":-{network['subnet']}}}")
    (mounted,) = services["proxy"]["volumes"]
    assert (ROOT / mounted.split(":")[0]).is_file()
    assert "app:8000" in (ROOT / "deploy/haproxy.cfg").read_text()


def test_compose_understands_its_file() -> None:
    """The file is checked with docker compose where that is installed; its first complaint is asserted
    without it too.
    """
    for variable in re.findall(r"\$\{(\w+)", (ROOT / "docker-compose.yml").read_text()):
        assert re.fullmatch(r"[A-Z_]+", variable)
    command = compose_command()
    if command:
        settings = dict.fromkeys(SECRETS, "x")
        subprocess.run([*command, "config", "--quiet"], cwd=ROOT, env=settings, check=True)
        refused = subprocess.run([*command, "config", "--quiet"], cwd=ROOT, env={}, capture_output=True)
        assert refused.returncode != 0


def compose_command() -> list[str]:
    if shutil.which("docker-compose"):
        return [shutil.which("docker-compose") or ""]
    docker = shutil.which("docker")
    if docker and subprocess.run([docker, "compose", "version"], capture_output=True).returncode == 0:
        return [docker, "compose"]
    return []


def test_the_image_is_not_run_by_root_and_says_how_it_is() -> None:
    image = (ROOT / "Dockerfile").read_text()

    assert "\nUSER stadion\n" in image
    assert "\nHEALTHCHECK " in image
    assert "--require-hashes" in image


def test_the_image_cannot_install_anything() -> None:
    *_, image = (ROOT / "Dockerfile").read_text().split("\nFROM ")
    venv = re.findall(r"-m venv .*", (ROOT / "Dockerfile").read_text())

    assert "pip uninstall --yes" in image
    assert "pip install" not in image
    assert venv == ["-m venv --without-pip /opt/stadion"]


def test_what_the_image_copies_is_let_through() -> None:
    image = (ROOT / "Dockerfile").read_text()
    copied = {name for line in re.findall(r"^COPY (?!--)(.+) \S+$", image, re.M) for name in line.split()}
    let_through = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.M)

    assert copied == set(let_through)


# --- the import contracts -----------------------------------------------------------------


def test_the_import_contracts_are_kept() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-logo"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)

    assert checked.returncode == 0, checked.stdout
