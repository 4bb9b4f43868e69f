#!/usr/bin/env python3
"""Checks the examples of the language guide, from the project's top folder.

- A ```layout or ```json block is a file of Examples/guide, and each of those files is shown.
- A ```layout-fragment block stands, apart from its indentation, in one of the files.
- The `.layout` side of the Masonry table is made of lines of from-masonry.layout.
- `constraint-cli check` finds nothing in the files, and their tests pass.

What the guide's console blocks print is checked by check-readme.py.
"""

import glob
import re
import subprocess
import sys

GUIDE = "Documentation/Language.md"
FOLDER = "Examples/guide"
TOOL = ".build/release/constraint-cli"
TABLE = "| Masonry, SnapKit | `.layout` |"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def without_indentation(text):
    return "\n".join(line.strip() for line in text.strip().splitlines())


def block_faults(guide, files):
    shown = re.findall(r"```(?:layout|json)\n(.*?)```", guide, re.S)
    for block in shown:
        if block not in files.values():
            yield f"no file of {FOLDER} is\n{block}"
    for path, text in files.items():
        if text not in shown:
            yield f"{path} isn't shown"
    pages = [without_indentation(text) for text in files.values()]
    for fragment in re.findall(r"```layout-fragment\n(.*?)```", guide, re.S):
        if not any(without_indentation(fragment) in page for page in pages):
            yield f"in no file of {FOLDER}:\n{fragment}"


def table_faults(guide, lines):
    table = guide.partition(TABLE)[2].partition("\n\n")[0]
    rows = [row.split(" | ")[-1] for row in table.splitlines()[2:]]
    if not rows:
        yield f"no table begins with {TABLE}"
    for code in re.findall(r"`([^`]+)`", "\n".join(rows)):
        if code not in lines:
            yield f"in no line of from-masonry.layout: {code}"


def run_faults(paths):
    for command in ["check", "test"]:
        result = subprocess.run([TOOL, command, "-W", *paths], stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, check=False)
        if result.returncode != 0:
            yield f"{command}: exit {result.returncode}\n{result.stdout}"


def main():
    guide = read(GUIDE)
    files = {path: read(path) for path in sorted(glob.glob(f"{FOLDER}/*"))}
    lines = {line.strip() for line in read(f"{FOLDER}/from-masonry.layout").splitlines()}
    layouts = [path for path in files if path.endswith(".layout")]
    faults = [*block_faults(guide, files), *table_faults(guide, lines), *run_faults(layouts)]
    for fault in faults:
        print(fault)
    print(f"{len(files)} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
