#!/usr/bin/env python3
"""Compiles and runs the Swift code of documents, from the project's top folder after a debug build.

- A ```swift views block declares the views that the document's other code shares, `screen` among them.
- The last column of a table whose last heading is "ConstraintKit" is code: statements of a layout of those views that
  can be solved; those that use `make` stand in a `makeConstraints` of `box`. `same` is the column before, unchanged,
  and what else the cell names.
- A ```swift block that begins with a declaration of a type or an extension stands for itself; any other is a function.
  `EXPRESSION  // → VALUE` is checked, `// throws: TEXT` too, and what a block prints is the ```text block right after
  it. `…` stands for anything.
- A block that begins with `// FILE`, a file of Examples, is that file without its imports.
- ```swift UIKit and ```objc blocks are originals, which aren't compiled.
"""

import os
import re
import subprocess
import sys
import textwrap

MODULES = ["ConstraintKit", "FeedLayouts", "LayoutLanguage"]
FOLDER = ".build/swift-code"
HARNESS = "Scripts/check-swift-code.swift"
DECLARATION = re.compile(r"(?:final )?(?:class|struct|enum|extension|typealias) ")


def literal(text):
    return '###"""\n' + text + '\n"""###'


class Block:
    """A fenced block: what stands after the fence, the number of its first line, its text."""

    def __init__(self, info, number, lines):
        self.info = info
        self.number = number
        self.end = number + len(lines)
        self.text = textwrap.dedent("\n".join(lines))

    @property
    def example(self):
        match = re.match(r"// (Examples/\S+)\n", self.text)
        return match and match[1]

    @property
    def is_asynchronous(self):
        return re.search(r"\bawait\b", self.text) is not None

    @property
    def is_declaration(self):
        return DECLARATION.match(re.sub(r"(?m)^//.*\n", "", self.text))


class Document:
    """What of a document is compiled."""

    def __init__(self, path):
        self.name = os.path.basename(path)
        with open(path, encoding="utf-8") as file:
            self.lines = file.read().splitlines()
        self.blocks = list(self.fenced())

    @property
    def has_code(self):
        return any(block.info == "swift" for block in self.blocks)

    def fenced(self):
        start = None
        for number, line in enumerate(self.lines, 1):
            if not line.lstrip().startswith("```"):
                continue
            if start is None:
                start, info = number + 1, line.strip()[3:].strip()
            else:
                yield Block(info, start, self.lines[start - 1:number - 1])
                start = None

    def rows(self):
        """The code of the tables: the line's number and the statements."""
        is_code = False
        for number, line in enumerate(self.lines, 1):
            if not line.startswith("|"):
                is_code = False
                continue
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            if cells[-1] == "ConstraintKit":
                is_code = True
            elif is_code and not set(cells[-1]) <= set("-: "):
                ours = cells[-2:] if cells[-1].startswith("same") else cells[-1:]
                statements = re.findall(r"`([^`]+)`", " ".join(ours))
                yield number, [statement.replace("\\|", "|") for statement in statements]

    def output(self, block):
        """The text that a block prints, if it is shown."""
        following = [other for other in self.blocks if other.number > block.number]
        if following and following[0].info == "text" and following[0].number <= block.end + 3:
            return following[0].text + "\n"
        return None

    def example_faults(self):
        for block in self.blocks:
            if not block.example:
                continue
            with open(block.example, encoding="utf-8") as file:
                code = re.sub(r"(?m)^import .*\n", "", file.read()).strip()
            if code != block.text.split("\n", 1)[1].strip():
                yield f"{self.name}: {block.example} is different"

    def at(self, line):
        return f'#sourceLocation(file: "{self.name}", line: {line})\n'


def scene(document):
    properties, statements = [], []
    for block in document.blocks:
        if block.info != "swift views":
            continue
        for number, line in enumerate(block.text.splitlines(), block.number):
            if line.strip():
                kept = properties if line.startswith("let ") else statements
                kept.append(document.at(number) + line)
    return ("struct Scene {\n" + "\n".join(properties) + "\ninit() {\n" + "\n".join(statements)
            + "\n}\n}\n")


def row_method(document, number, statements):
    made = [s for s in statements if re.search(r"\bmake\.", s) and "{" not in s]
    code = [s for s in statements if s not in made]
    if made:
        code += ["box.makeConstraints { make in", *made, "}"]
    body = "".join(document.at(number) + line + "\n" for line in code)
    return f"func row{number}() throws -> LayoutView {{\n{body}return screen\n}}\n"


def block_method(document, block):
    code = [document.at(block.number)]
    for number, line in enumerate(block.text.splitlines(), block.number):
        value = re.fullmatch(r"\s*(.*\S)\s+// → (.*)", line)
        fault = re.fullmatch(r"\s*(.*\S)\s+// throws: (.*)", line)
        if value:
            code.append(f"findings.check({value[1]}, is: {literal(value[2])}, line: {number})\n"
                        + document.at(number + 1))
        elif fault:
            code.append(f"findings.check(throws: {literal(fault[2])}, line: {number}) {{\n"
                        + document.at(number) + f"_ = {fault[1]} }}\n" + document.at(number + 1))
        else:
            code.append(re.sub(r"\bprint\(", "findings.print(", line) + "\n")
    output = document.output(block)
    if output is not None:
        code.append(f"findings.checkPrinted({literal(output)}, line: {block.number})\n")
    isolation, effects = ("@MainActor ", "async throws") if block.is_asynchronous else ("", "throws")
    return (f"{isolation}func block{block.number}(_ findings: Findings) {effects} "
            f"{{\n{''.join(code)}}}\n")


def program(document):
    declarations, methods, calls = [scene(document)], [], []
    for number, statements in document.rows():
        methods.append(row_method(document, number, statements))
        calls.append(f"findings.row({number}) {{ try Scene().row{number}() }}")
    for block in document.blocks:
        if block.info != "swift":
            continue
        if block.is_declaration:
            declarations.append(document.at(block.number) + block.text + "\n")
        else:
            methods.append(block_method(document, block))
            wait = "await " if block.is_asynchronous else ""
            method = "await findings.asynchronousBlock" if block.is_asynchronous else "findings.block"
            calls.append(f"{method}({block.number}) "
                         f"{{ try {wait}Scene().block{block.number}($0) }}")
    parts = ["import Foundation", *(f"import {module}" for module in MODULES), *declarations,
             "extension Scene {", *methods, "}", "#sourceLocation(file: \"Main.swift\", line: 1)",
             "@main struct Program {", "@MainActor static func main() async {", "let findings = Findings()", *calls,
             f'findings.finish("{document.name}")', "}", "}"]
    return "\n".join(parts) + "\n"


def objects(build):
    for module in MODULES:
        with open(f"{build}/{module}.build/sources", encoding="utf-8") as file:
            for path in filter(None, map(str.strip, file)):
                yield f"{build}/{module}.build/{os.path.basename(path)}.o"


def is_as_shown(document, build):
    faults = list(document.example_faults())
    for fault in faults:
        print(fault)
    with open(f"{FOLDER}/Program.swift", "w", encoding="utf-8") as file:
        file.write(program(document))
    commands = [
        ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
         "-module-name", "App", "-I", f"{build}/Modules", HARNESS, f"{FOLDER}/Program.swift",
         f"@{FOLDER}/objects", "-o", f"{FOLDER}/program"],
        [f"{FOLDER}/program"],
    ]
    return not faults and all(subprocess.run(c, check=False).returncode == 0 for c in commands)


def main():
    os.makedirs(FOLDER, exist_ok=True)
    build = subprocess.run(["swift", "build", "--show-bin-path"], stdout=subprocess.PIPE, text=True,
                           check=True).stdout.strip()
    with open(f"{FOLDER}/objects", "w", encoding="utf-8") as file:
        file.write("\n".join(f'"{path}"' for path in objects(build)))
    documents = [Document(path) for path in sys.argv[1:]]
    results = [is_as_shown(document, build) for document in documents if document.has_code]
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
