"""Write the client's TypeScript types from the server's own structs.

python tools/client_types.py > client/src/lib/protocol.ts
"""

from __future__ import annotations

from typing import Any

import msgspec

from rookery.server import protocol

STRUCTS = [
    *protocol.AnyCommand.__args__,
    protocol.Hello,
    protocol.Ping,
    protocol.Update,
    protocol.Ack,
    protocol.Refused,
    protocol.Pong,
    protocol.GameInfo,
    protocol.NewTable,
    protocol.Onward,
    protocol.NewSeat,
    protocol.SeatGiven,
    protocol.TableInfo,
    protocol.Hint,
    protocol.Steps,
    protocol.ReplayView,
    protocol.Analysis,
    protocol.LessonTry,
    protocol.LessonView,
    protocol.ExampleView,
    protocol.Imported,
    protocol.ReplayId,
    protocol.Credentials,
    protocol.KeepSeat,
    protocol.Account,
    protocol.PushKey,
    protocol.Subscription,
    protocol.Problem,
    protocol.HouseState,
    protocol.TableState,
    protocol.Archiving,
    protocol.Archived,
    protocol.NewBan,
    protocol.Banned,
]

# What a client writes may leave out fields that have a default.
OPTIONAL = (
    "NewTable",
    "Onward",
    "NewSeat",
    "Hello",
    "LessonTry",
    "StandingOrder",
    "Condition",
    "Subscription",
)


def written(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join("null" if v is None else repr(v).replace("'", '"') for v in values)
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {written(extra) if isinstance(extra, dict) else 'unknown'}>"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return {"null": "null", **names}.get(str(kind), "unknown")


def main() -> None:
    _schemas, parts = msgspec.json.schema_components(STRUCTS, ref_template="#/$defs/{name}")
    print("// Made by tools/client_types.py from the server's own types. Do not edit.\n")
    for name, schema in sorted(parts.items()):
        print(f"export interface {name} {{")
        required = schema.get("required", [])
        for field, one in schema["properties"].items():
            given = field in required or name not in OPTIONAL
            print(f"  {field}{'' if given else '?'}: {written(one)};")
        print("}\n")
    commands = " | ".join(one.__name__ for one in protocol.AnyCommand.__args__)
    print(f"export type AnyCommand = {commands};")
    print("export type ToClient = Update | Ack | Refused | Pong;")


if __name__ == "__main__":
    main()
