#!/usr/bin/env python3
"""Builds the DocC pages of the libraries with the toolchain's `docc` and fails on every warning. Runs from the project's
top folder after a debug build.

One kind of warning is let be: a parameter without documentation, since `fileID`, `line` and what its own name says
need none.
"""

import json
import os
import shutil
import subprocess
import sys

FOLDER = ".build/docs"
TARGET = ["swiftc", "-print-target-info"]
UNNAMED = "is missing documentation"


def output(command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def convert(module, docc, build, triple):
    folder = f"{FOLDER}/{module}"
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(f"{folder}/symbols")
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", f"{build}/Modules",
         "-target", triple, "-minimum-access-level", "public", "-skip-synthesized-members",
         "-emit-extension-block-symbols",
         "-output-dir", f"{folder}/symbols"], check=True)
    result = subprocess.run(
        [docc, "convert", f"Sources/{module}/{module}.docc", "--additional-symbol-graph-dir",
         f"{folder}/symbols", "--fallback-display-name", module, "--fallback-bundle-identifier",
         module, "--output-path", f"{folder}/{module}.doccarchive", "--diagnostics-file",
         f"{folder}/diagnostics.json", "--emit-digest"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    with open(f"{folder}/diagnostics.json", encoding="utf-8") as file:
        diagnostics = json.load(file)["diagnostics"]
    faults = [d for d in diagnostics
              if d["severity"] in ("warning", "error") and UNNAMED not in d["summary"]]
    for fault in faults:
        start = (fault.get("range") or {}).get("start", {})
        path = fault.get("source", "").replace(f"file://{os.getcwd()}/", "")
        print(f'{path}:{start.get("line", "")}: {fault["summary"]}')
    if result.returncode != 0:
        print(result.stdout)
    with open(f"{folder}/{module}.doccarchive/linkable-entities.json", encoding="utf-8") as file:
        pages = len(json.load(file))
    print(f"{module}: {pages} pages, {len(faults)} faults")
    return not faults and result.returncode == 0 and pages > 0


def main():
    build = output(["swift", "build", "--show-bin-path"]).strip()
    info = json.loads(output(TARGET))
    docc = os.path.join(os.path.dirname(os.path.realpath(shutil.which("swiftc"))), "docc")
    modules = sorted(name for name in os.listdir("Sources")
                     if os.path.isdir(f"Sources/{name}/{name}.docc"))
    results = [convert(module, docc, build, info["target"]["triple"]) for module in modules]
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
