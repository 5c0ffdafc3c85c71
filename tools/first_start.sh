#!/usr/bin/env bash
# From an empty folder to the first move: how long does a stranger wait?
#
#     tools/first_start.sh [REPOSITORY]      the folder or address to clone; this one if none is given
#
# Clones into a temporary folder with a home of its own (no database, no cache of pip, npm or the
# compiler), runs `make play`, and prints what docs/operations.md shows; then how long compiling takes,
# everything and after a change in the rules of one game. Settings of pip and npm, such as a mirror,
# are kept.
set -eu

repository=${1:-$(cd "$(dirname "$0")/.." && pwd)}
folder=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
url=http://127.0.0.1:$port
play=
trap '[ -z "$play" ] || { kill -TERM -- -"$play" 2>/dev/null || true; wait "$play" 2>/dev/null || true; }; rm -rf "$folder"' EXIT

now() { date +%s.%N; }
since() { awk -v a="$1" -v b="$(now)" 'BEGIN { printf "%.1f", b - a }'; }
megabytes() { du -sm "$@" 2>/dev/null | awk '{ s += $1 } END { print s + 0 }'; }
wait_for() { # a time limit, and what must succeed
  local limit=$1 began; began=$(now)
  shift
  until "$@"; do
    kill -0 "$play" 2>/dev/null || { cat "$folder/log" >&2; echo "make play ended" >&2; exit 1; }
    awk -v a="$(since "$began")" -v l="$limit" 'BEGIN { exit !(a < l) }' || { cat "$folder/log" >&2; exit 1; }
    sleep 0.1
  done
}
page() { curl -sf -o /dev/null "$url/"; }
said() { grep -q "$1" "$folder/log"; }
start() {
  began=$(now)
  set -m
  make -C "$folder/rookery" play DATABASE="$folder/home/rookery.db" >"$folder/log" 2>&1 &
  play=$!
  set +m
}

# Whoever has settings for pip or npm keeps them; caches and data are new.
export PIP_CONFIG_FILE=${PIP_CONFIG_FILE:-$HOME/.config/pip/pip.conf}
export NPM_CONFIG_USERCONFIG=${NPM_CONFIG_USERCONFIG:-$HOME/.npmrc}
export HOME=$folder/home XDG_CACHE_HOME=$folder/home/.cache XDG_DATA_HOME=$folder/home/.local/share
export PIP_CACHE_DIR=$HOME/.cache/pip NPM_CONFIG_CACHE=$HOME/.npm
export ROOKERY_PORT=$port BROWSER=true
mkdir -p "$HOME"

echo "load of the machine before: $(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo unknown), cores: $(getconf _NPROCESSORS_ONLN)"
git clone --quiet "$repository" "$folder/rookery"
start
wait_for 600 page
echo "first served page: $(since "$began") s, $(megabytes "$folder/rookery/.venv" "$folder/rookery/client/node_modules") MB installed"

table=$(curl -sf -X POST "$url/api/tables" -H 'content-type: application/json' \
  -d '{"game": "sneaks", "seats": 3, "name": "Anna", "speed": "relaxed", "bots": ["cutpurse", "cutpurse"]}')
field() { printf %s "$table" | python3 -c "import json,sys; print(json.load(sys.stdin)['$1'])"; }
id=$(field table) token=$(field token)
move() {
  shown=$(curl -sf "$url/api/tables/$id" -H "authorization: Bearer $token")
  command=$(printf %s "$shown" | python3 -c "
import json, sys
table = json.load(sys.stdin)['table']
print(json.dumps({'t': 'play', 'id': 'first-move', 'decision': table['decision'],
                  'moves': [table['prompt']['moves'][0]['word']]}))")
  curl -sf -X POST "$url/api/tables/$id/commands" -H "authorization: Bearer $token" \
    -H 'content-type: application/json' -d "$command" | grep -q '"ack"'
}
wait_for 60 move
echo "first move accepted: $(since "$began") s"
wait_for 1200 said "has taken over"
wait_for 60 page
echo "compiled engine: $(since "$began") s, $(megabytes "$folder/rookery/.venv" "$folder/rookery/client/node_modules" "$folder/rookery/build") MB with compiler and build"
kill -TERM -- -"$play"
wait "$play" 2>/dev/null || true
start
wait_for 60 page
echo "second start: $(since "$began") s"
kill -TERM -- -"$play"
wait "$play" 2>/dev/null || true
play=

cd "$folder/rookery"
rm -rf build dist
began=$(now)
make --silent .venv/built >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
echo "whole compile, wheel and installing it: $(since "$began") s"
for game in nohonor sneaks; do # the largest and the smallest
  touch "$folder/then"
  sleep 1 # so that files written now are newer for make
  rules=$(find "src/rookery/games/$game" -path '*rules*.py' ! -name __init__.py -printf '%s %p\n' | sort -n | tail -n 1)
  printf '\n\ndef nothing(seat: int) -> int:\n    return seat + 7\n' >>"${rules#* }"
  began=$(now)
  make --silent .venv/built >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
  echo "after a change in the rules of $game: $(since "$began") s, compiled: $(find build/lib* -name 'rookery_*__mypyc*' -newer "$folder/then" -exec basename {} \; | cut -d. -f1 | xargs)"
done
echo "load of the machine after: $(cut -d' ' -f1 /proc/loadavg 2>/dev/null || echo unknown)"
