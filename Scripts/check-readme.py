#!/usr/bin/env python3
"""Runs what a document shows and compares what it prints.

In every ```console block, a line that begins with `$ ` is a command and the lines up to the next command are its
output: standard output, or both streams where the command says `2>&1`. `…` in a line stands for anything, and a line
that is just `…` for any number of lines. A command followed by no output is only required to succeed; one whose
exit code isn't 0 is written with `; echo "exit $?"`.

A command that has just been run is left out with `--done COMMAND`.

Every ```swift block stands, apart from its indentation, in one of the tests, and so was compiled and run; so does every
```text block, as what a test expects.
"""

import argparse
import glob
import re
import subprocess
import sys


def blocks(text):
    for match in re.finditer(r"```console\n(.*?)```", text, re.S):
        command, expected = None, []
        for line in match.group(1).splitlines():
            if line.startswith("$ "):
                if command:
                    yield command, expected
                command, expected = line[2:], []
            else:
                expected.append(line)
        if command:
            yield command, expected


def pattern(expected):
    parts = []
    for line in expected:
        if line == "…":
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(".*".join(re.escape(piece) for piece in line.split("…")) + r"[ ]*\n")
    return re.compile("".join(parts))


def without_indentation(text):
    return "\n".join(line.strip() for line in text.splitlines())


def untested(text):
    tests = []
    for path in glob.glob("Tests/**/*.swift", recursive=True):
        with open(path, encoding="utf-8") as file:
            tests.append(without_indentation(file.read()))
    snippets = re.findall(r"```(?:swift|text)\n(.*?)```", text, re.S)
    return [s for s in snippets if not any(without_indentation(s) in test for test in tests)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--done", action="append", default=[], metavar="COMMAND")
    parser.add_argument("paths", nargs="+", metavar="PATH")
    options = parser.parse_args()
    failures = 0
    for path in options.paths:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for snippet in untested(text):
            failures += 1
            print(f"{path}: not in the tests:\n{snippet}")
        for command, expected in blocks(text):
            if command in options.done:
                continue
            result = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE,
                                    stderr=subprocess.PIPE, text=True, check=False)
            matches = not expected or pattern(expected).fullmatch(result.stdout)
            if result.returncode == 0 and matches:
                print(f"ok: {command}")
                continue
            failures += 1
            print(f"{path}: {command}: exit {result.returncode}\n--- expected\n" + "\n".join(expected))
            print(f"--- got\n{result.stdout}--- standard error\n{result.stderr[-2000:]}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
