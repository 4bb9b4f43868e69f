#!/usr/bin/env python3
"""Holds the editors' syntax files against the tool's own tokens, on each example.

The TextMate grammar is run by textmate-grammar-python, the Vim syntax by Vim. Both are installed if
they aren't there; what can't be is left out, and said so.

usage: Scripts/check-editors.py [--tool PATH] [FILE ...]
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
GRAMMAR = ROOT / "Editors/vscode/syntaxes/layout.tmLanguage.json"
VIM = ROOT / "Editors/vim"
TEXTMATE = "textmate-grammar-python==0.6.1"

# What of the tool's kinds an editor's class stands for. Where a word is a view's name or a value's takes
# the whole file to tell, so these colours are one.
TEXTMATE_KINDS = [
    ("comment", {"comment"}),
    ("punctuation.section.interpolation", {"punctuation"}),
    ("constant.character.escape", {"string"}),
    ("constant.other.color", {"color"}),
    ("constant.numeric", {"number"}),
    ("keyword.other.priority", {"priority"}),
    ("keyword.operator.word", {"keyword"}),
    ("keyword.operator", {"operator"}),
    ("keyword", {"keyword"}),
    ("storage.type", {"keyword"}),
    ("constant.language", {"keyword"}),
    ("variable.language", {"keyword"}),
    ("entity.name.declaration", {"name", "type"}),
    ("entity.name.type", {"type", "name"}),
    ("support.type.property-name", {"property", "name", "attribute"}),
    ("support.variable.attribute", {"attribute", "name", "property"}),
    ("support.function", {"name"}),
    ("punctuation", {"punctuation"}),
    ("variable.other", {"name", "property"}),
    ("string", {"string"}),
]
VIM_KINDS = {
    "layoutComment": {"comment"},
    "layoutTodo": {"comment"},
    "layoutString": {"string"},
    "layoutEscape": {"string"},
    "layoutInterpolation": {"name"},
    "layoutParentheses": {"name"},
    "layoutNumber": {"number"},
    "layoutColor": {"color"},
    "layoutPriority": {"priority"},
    "layoutType": {"type", "name"},
    "layoutAttribute": {"attribute", "name", "property"},
    "layoutFunction": {"name"},
    "layoutKeyword": {"keyword"},
    "layoutConstant": {"keyword"},
    "layoutReference": {"keyword"},
    "layoutProperty": {"property", "name", "attribute"},
    "layoutOperator": {"operator"},
    "layoutPunctuation": {"punctuation"},
    "": {"name", "property", "type"},
}


def tokens(tool, path):
    """The tool's tokens as (line, column, text, kind), from 0, in characters."""
    out = subprocess.run([tool, "ast", "--tokens", path], capture_output=True, check=True).stdout
    data = path.read_bytes()
    found = []
    for token in json.loads(out)["tokens"]:
        start, end = token["span"]
        head = data[:start].decode()
        line = head.count("\n")
        column = len(head) - (head.rfind("\n") + 1)
        for offset, text in enumerate(data[start:end].decode().split("\n")):
            if text.strip():
                indent = len(text) - len(text.lstrip()) if offset else 0
                found.append((line + offset, (0 if offset else column) + indent, text.strip(), token["kind"]))
    return found


def textmate(paths):
    """The innermost scope of each character, by file."""
    from textmate_grammar.parsers.base import LanguageParser
    import logging

    logging.disable(logging.CRITICAL)
    parser = LanguageParser(json.loads(GRAMMAR.read_text()))
    for path in paths:
        scopes = {}
        for (line, column), text, names in parser.parse_string(path.read_text()).flatten():
            for offset in range(len(text)):
                scopes[line, column + offset] = names[-1]
        yield path, scopes


def textmate_kinds(scope):
    return next((kinds for prefix, kinds in TEXTMATE_KINDS if scope.startswith(prefix)), {"no colour"})


SCRIPT = """
set nomore encoding=utf-8
set runtimepath^={vim}
filetype plugin on
syntax on
let all = []
for [path, places] in json_decode(join(readfile('{input}'), ''))
  execute 'edit ' . fnameescape(path)
  if &filetype !=# 'layout' | cquit | endif
  let names = []
  for [line, column] in places
    call add(names, synIDattr(synID(line, column, 1), 'name'))
  endfor
  call add(all, [path, names])
endfor
call writefile([json_encode(all)], '{output}')
quitall!
"""


def vim(places):
    """The syntax group at each of the places, by file."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        source, output, script = folder / "in.json", folder / "out.json", folder / "run.vim"
        source.write_text(json.dumps(places))
        script.write_text(SCRIPT.format(vim=VIM, input=source, output=output))
        subprocess.run(
            ["vim", "-N", "-u", "NONE", "-i", "NONE", "-es", "-S", script], check=True, timeout=300)
        return json.loads(output.read_text())


def report(editor, path, faults, count):
    for line, column, text, kind, found in faults[:5]:
        print(f"{path}:{line + 1}:{column + 1}: {text!r} is {kind}, but {editor} has {found}")
    return len(faults), count


def check_textmate(files):
    wrong = total = 0
    for path, scopes in textmate(list(files)):
        faults = []
        for line, column, text, kind in files[path]:
            scope = scopes.get((line, column), "nothing")
            if kind not in textmate_kinds(scope):
                faults.append((line, column, text, kind, scope))
        found, count = report("TextMate", path, faults, len(files[path]))
        wrong, total = wrong + found, total + count
    print(f"TextMate: {total} tokens of {len(files)} files, {wrong} with another colour")
    return wrong


def check_vim(files):
    places = []
    for path, found in files.items():
        lines = path.read_text().split("\n")
        places.append(
            [str(path), [[line + 1, len(lines[line][:column].encode()) + 1] for line, column, _, _ in found]])
    wrong = total = 0
    for path, names in vim(places):
        path = pathlib.Path(path)
        faults = [
            (line, column, text, kind, name or "nothing")
            for (line, column, text, kind), name in zip(files[path], names, strict=True)
            if kind not in VIM_KINDS.get(name, set())]
        found, count = report("Vim", path, faults, len(names))
        wrong, total = wrong + found, total + count
    print(f"Vim: {total} tokens of {len(files)} files, {wrong} with another colour")
    return wrong


def has_textmate():
    try:
        import textmate_grammar  # noqa: F401
    except ImportError:
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-q", "--break-system-packages", TEXTMATE], check=False)
    try:
        import textmate_grammar  # noqa: F401, F811
        return True
    except ImportError:
        return False


def has_vim():
    if not shutil.which("vim"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "vim"], check=False)
    return shutil.which("vim") is not None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default=str(ROOT / ".build/release/constraint-cli"))
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    paths = options.files or sorted(ROOT.glob("Examples/*.layout")) + sorted(ROOT.glob("Examples/guide/*.layout"))
    files = {path.resolve(): tokens(options.tool, path.resolve()) for path in paths}
    wrong = 0
    for name, has, check in [("TextMate", has_textmate, check_textmate), ("Vim", has_vim, check_vim)]:
        if has():
            wrong += check(files)
        else:
            print(f"{name} can't be installed here: its syntax file is NOT checked")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
