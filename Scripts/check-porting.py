#!/usr/bin/env python3
"""Compiles and runs the code of the porting guide, from the project's top folder after a debug build.

- The ```swift views block declares the views that everything else shares.
- The last column of a table whose last heading is "ConstraintKit" is code: statements of a layout of those views that
  can be solved; those that use `make` stand in a `makeConstraints` of `box`. `same` is the column before, unchanged, and what else the
  cell names.
- A ```swift block that begins with a declaration of a type or an extension stands for itself; any other is a function
  of the views. `EXPRESSION  // → VALUE` is checked, `// throws: TEXT` too, and what a block prints is the ```text block
  right after it. `…` stands for anything.
- A block that begins with `// FILE`, a file of Examples, is that file without its imports.
- ```swift UIKit and ```objc blocks are originals, which aren't compiled.
"""

import os
import re
import subprocess
import sys
import textwrap

GUIDE = "Documentation/Porting.md"
FOLDER = ".build/porting"
HARNESS = "Scripts/porting-harness.swift"
TYPES = re.compile(r"(?:final )?(?:class|struct|enum|extension|typealias) ")


def source_location(line):
    return f'#sourceLocation(file: "Porting.md", line: {line})\n'


def literal(text):
    return '###"""\n' + text + '\n"""###'


def blocks(lines):
    """The fenced blocks as (info, first line's number, text)."""
    start, info = None, ""
    for number, line in enumerate(lines, 1):
        is_fence = line.lstrip().startswith("```")
        if start is None and is_fence:
            start, info = number + 1, line.strip()[3:].strip()
        elif start is not None and is_fence:
            yield info, start, textwrap.dedent("\n".join(lines[start - 1:number - 1]))
            start = None


def rows(lines):
    """The code of the tables as (line's number, statements)."""
    is_ours = False
    for number, line in enumerate(lines, 1):
        if not line.startswith("|"):
            is_ours = False
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if cells[-1] == "ConstraintKit":
            is_ours = True
        elif is_ours and not set(cells[-1]) <= set("-: "):
            ours = cells[-2:] if cells[-1].startswith("same") else cells[-1:]
            statements = re.findall(r"`([^`]+)`", " ".join(ours))
            yield number, [s.replace("\\|", "|") for s in statements]


def scene(text, first):
    properties, statements = [], []
    for number, line in enumerate(text.splitlines(), first):
        if line.strip() and not line.startswith("//"):
            kept = properties if line.startswith("let ") else statements
            kept.append(source_location(number) + line)
    return ("struct Scene {\n" + "\n".join(properties) + "\ninit() {\n" + "\n".join(statements)
            + "\n}\n}\n")


def row(number, statements):
    made = [s for s in statements if re.search(r"\bmake\.", s) and "{" not in s]
    others = [s for s in statements if s not in made]
    code = "\n".join(others)
    if made:
        code += "\nbox.makeConstraints { make in\n" + source_location(number) + "\n".join(made) + "\n}"
    return f"func row{number}(_ findings: Findings) throws {{\n{source_location(number)}{code}\n}}\n"


def function(number, text, printed):
    out = [source_location(number).rstrip()]
    for line_number, line in enumerate(text.splitlines(), number):
        value = re.fullmatch(r"(\s*)(.*\S)\s+// → (.*)", line)
        fault = re.fullmatch(r"(\s*)(.*\S)\s+// throws: (.*)", line)
        if value:
            out.append(f"findings.check({value[2]}, is: {literal(value[3])}, line: {line_number})\n"
                       + source_location(line_number + 1).rstrip())
        elif fault:
            out.append(f"findings.check(throws: {literal(fault[3])}, line: {line_number}) {{\n"
                       + source_location(line_number) + f"_ = {fault[2]} }}\n" + source_location(line_number + 1).rstrip())
        else:
            out.append(re.sub(r"\bprint\(", "findings.print(", line))
    if printed is not None:
        out.append(f"findings.checkPrinted({literal(printed)}, line: {number})")
    return f"func block{number}(_ findings: Findings) throws {{\n" + "\n".join(out) + "\n}\n"


def example_fault(text):
    name = re.match(r"// (Examples/\S+)\n", text)
    if not name:
        return None
    with open(name[1], encoding="utf-8") as file:
        code = re.sub(r"(?m)^import .*\n", "", file.read()).strip()
    shown = text.split("\n", 1)[1].strip()
    return None if code == shown else f"{name[1]} isn't what the guide shows"


def program(lines):
    found = list(blocks(lines))
    views = next(block for block in found if block[0] == "swift views")
    declarations, members, calls = [scene(views[2], views[1])], [], []
    for number, statements in rows(lines):
        members.append(row(number, statements))
        calls.append(f"findings.row({number}) {{ scene in try scene.row{number}(findings) }}")
    for index, (info, number, text) in enumerate(found):
        if info != "swift":
            continue
        code = "\n".join(line for line in text.splitlines() if not line.startswith("//"))
        if TYPES.match(code.strip()):
            declarations.append(source_location(number) + text + "\n")
            continue
        after = found[index + 1] if index + 1 < len(found) else ("", 0, "")
        printed = after[2] + "\n" if after[0] == "text" and after[1] <= number + text.count("\n") + 4 else None
        members.append(function(number, text, printed))
        calls.append(f"findings.block({number}) {{ try Scene().block{number}(findings) }}")
    main = ("@main struct Guide {\nstatic func main() {\nlet findings = Findings()\n" + "\n".join(calls)
            + '\nfor fault in findings.faults { print(fault) }\nprint("\\(findings.checks) checks, '
            + '\\(findings.faults.count) faults")\nif !findings.faults.isEmpty { exit(1) }\n}\n}\n')
    return ("import ConstraintKit\nimport Foundation\n" + "\n".join(declarations)
            + "\nextension Scene {\n" + "\n".join(members) + "}\n#sourceLocation()\n" + main)


def objects(build):
    with open(f"{build}/ConstraintKit.build/sources", encoding="utf-8") as file:
        names = [os.path.basename(line.strip()) for line in file if line.strip()]
    return [f"{build}/ConstraintKit.build/{name}.o" for name in names]


def main():
    with open(GUIDE, encoding="utf-8") as file:
        lines = file.read().splitlines()
    faults = [fault for _, _, text in blocks(lines) if (fault := example_fault(text))]
    for fault in faults:
        print(fault)
    os.makedirs(FOLDER, exist_ok=True)
    with open(f"{FOLDER}/Guide.swift", "w", encoding="utf-8") as file:
        file.write(program(lines))
    build = subprocess.run(["swift", "build", "--show-bin-path"], stdout=subprocess.PIPE, text=True,
                           check=True).stdout.strip()
    with open(f"{FOLDER}/objects", "w", encoding="utf-8") as file:
        file.write("\n".join(f'"{path}"' for path in objects(build)))
    compiled = subprocess.run(
        ["swiftc", "-swift-version", "6", "-module-name", "App", "-parse-as-library", "-warnings-as-errors", "-I",
         f"{build}/Modules", HARNESS, f"{FOLDER}/Guide.swift", f"@{FOLDER}/objects", "-o",
         f"{FOLDER}/guide"], check=False)
    if compiled.returncode != 0:
        return compiled.returncode
    return subprocess.run([f"{FOLDER}/guide"], check=False).returncode or (1 if faults else 0)


if __name__ == "__main__":
    sys.exit(main())
