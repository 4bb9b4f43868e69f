"""Workloads that are generated: the cell of SOLVER.md, its churn, and growth series.

Each function returns the text of a trace (see Traces/README.md).
"""

import random

EQUAL, AT_LEAST = "==", ">="


class Builder:
    """Collects constraints over named variables and writes them as a trace."""

    def __init__(self, name):
        self.name = name
        self.numbers = {}
        self.rows = []
        self.phases = []

    def number(self, variable):
        return self.numbers.setdefault(variable, len(self.numbers))

    def row(self, terms, relation, constant, priority=1000):
        merged = {}
        for variable, factor in terms:
            index = self.number(variable)
            merged[index] = merged.get(index, 0) + factor
        terms = " ".join(f"{index} {factor:g}" for index, factor in merged.items() if factor)
        count = sum(1 for factor in merged.values() if factor)
        self.rows.append(f"{priority} {relation} {constant:g} {count} {terms}")
        return len(self.rows) - 1

    def build_phase(self, edits=()):
        operations = [f"edit {self.number(name)} {priority}" for name, priority in edits]
        operations += [f"add {index}" for index in range(len(self.rows))]
        self.phases.append(("build", 1, operations + ["update"]))

    def text(self):
        head = f"trace {self.name} {len(self.numbers)} {len(self.rows)} {len(self.phases)}"
        lines = [head] + self.rows
        for name, divisor, operations in self.phases:
            lines.append(f"phase {name} {divisor} {len(operations)}")
            lines += operations
        return "\n".join(lines) + "\n"


def idle(path):
    """A trace of the same constraints that does nothing with them."""
    with open(path) as file:
        lines = file.read().splitlines()
    rows = [line for line in lines[1:] if line[0].isdigit()]
    name, variables = lines[0].split()[1:3]
    head = f"trace {name} {variables} {len(rows)} 1"
    return "\n".join([head] + rows + ["phase build 1 1", "update"]) + "\n"


def chain(count):
    """x(i+1) at least 10 and preferably 20 after x(i)."""
    builder = Builder(f"growchain{count}")
    builder.row([("x0", 1)], EQUAL, 0)
    for i in range(count):
        step = [(f"x{i + 1}", 1), (f"x{i}", -1)]
        builder.row(step, AT_LEAST, 10)
        builder.row(step, EQUAL, 20, 500)
    builder.build_phase()
    return builder.text()


def nested(boxes, per_row=10):
    """Rows of boxes in a column: widths equal where they can be, row heights that hug."""
    builder = Builder(f"nested{boxes}")
    row = builder.row
    row([("W", 1)], AT_LEAST, 0)
    for r in range(boxes // per_row):
        left, top, width, height = (f"row{r}.{side}" for side in "ltwh")
        row([(left, 1)], EQUAL, 8)
        row([(width, 1), ("W", -1)], EQUAL, -16)
        if r == 0:
            row([(top, 1)], EQUAL, 8)
        else:
            row([(top, 1), (f"row{r - 1}.t", -1), (f"row{r - 1}.h", -1)], EQUAL, 8)
        for i in range(per_row):
            box_left, box_top, box_width, box_height = (f"box{r}.{i}.{side}" for side in "ltwh")
            if i == 0:
                row([(box_left, 1), (left, -1)], EQUAL, 4)
            else:
                before = f"box{r}.{i - 1}"
                row([(box_left, 1), (before + ".l", -1), (before + ".w", -1)], EQUAL, 4)
                row([(box_width, 1), (f"box{r}.0.w", -1)], EQUAL, 0, 510)
            row([(box_width, 1)], AT_LEAST, 30 if i % 3 else 60)
            row([(box_top, 1), (top, -1)], EQUAL, 2)
            row([(box_height, 1)], EQUAL, 20 + i, 500)
            row([(box_height, 1)], AT_LEAST, 10)
            row([(height, 1), (box_top, -1), (top, 1), (box_height, -1)], AT_LEAST, 2)
            if i == per_row - 1:
                row([(box_left, 1), (box_width, 1), (left, -1), (width, -1)], EQUAL, -4, 600)
        row([(height, 1)], EQUAL, 0, 250)
    builder.build_phase(edits=[("W", 750)])
    width = builder.number("W")
    operations = []
    for step in range(300):
        operations += [f"suggest {width} {300 + step * 37 % 1200}", "update"]
    builder.phases.append(("resize", 300, operations))
    return builder.text()


def _cell(builder):
    row = builder.row

    def box(name):
        return [f"{name}.{side}" for side in "ltwh"]

    cell, avatar, name, time, body = map(box, ["cell", "avatar", "name", "time", "body"])
    row([(cell[0], 1)], EQUAL, 0)
    row([(cell[1], 1)], EQUAL, 0)
    row([(cell[2], 1)], EQUAL, 390)
    row([(avatar[0], 1), (cell[0], -1)], EQUAL, 12)
    row([(avatar[1], 1), (cell[1], -1)], EQUAL, 12)
    row([(avatar[2], 1)], EQUAL, 40)
    row([(avatar[3], 1)], EQUAL, 40)
    row([(name[0], 1), (avatar[0], -1), (avatar[2], -1)], EQUAL, 8)
    row([(name[1], 1), (avatar[1], -1)], EQUAL, 0)
    row([(name[3], 1)], EQUAL, 18)
    row([(name[2], 1)], EQUAL, 120, 510)
    row([(name[2], 1)], AT_LEAST, 40)
    row([(time[0], 1), (name[0], -1), (name[2], -1)], AT_LEAST, 8)
    row([(time[0], 1), (time[2], 1), (cell[0], -1), (cell[2], -1)], EQUAL, -12)
    row([(time[2], 1)], EQUAL, 40, 600)
    row([(time[1], 1), (name[1], -1)], EQUAL, 0)
    row([(time[3], 1)], EQUAL, 18)
    row([(body[0], 1), (name[0], -1)], EQUAL, 0)
    row([(body[0], 1), (body[2], 1), (cell[0], -1), (cell[2], -1)], EQUAL, -12)
    row([(body[1], 1), (name[1], -1), (name[3], -1)], EQUAL, 4)
    row([(body[3], 1)], EQUAL, 60)
    images = [box(f"image{i}") for i in range(9)]
    for i, image in enumerate(images):
        r, c = divmod(i, 3)
        if c == 0:
            row([(image[0], 1), (body[0], -1)], EQUAL, 0)
        else:
            row([(image[0], 1), (images[i - 1][0], -1), (images[i - 1][2], -1)], EQUAL, 4)
        if r == 0:
            row([(image[1], 1), (body[1], -1), (body[3], -1)], EQUAL, 8)
        else:
            row([(image[1], 1), (images[i - 3][1], -1), (images[i - 3][3], -1)], EQUAL, 4)
        if i:
            row([(image[2], 1), (images[0][2], -1)], EQUAL, 0)
        row([(image[3], 1), (image[2], -1)], EQUAL, 0)
        if i == 2:
            row([(image[0], 1), (image[2], 1), (body[0], -1), (body[2], -1)], EQUAL, 0)
    for last in (images[8], avatar, body):
        row([(cell[1], 1), (cell[3], 1), (last[1], -1), (last[3], -1)], AT_LEAST, 12)
    row([(cell[3], 1)], EQUAL, 0, 250)
    row([(cell[3], 1)], AT_LEAST, 64)


def cell():
    builder = Builder("cell")
    _cell(builder)
    builder.build_phase()
    return builder.text()


def cell_churn(changes=4000):
    """The cell, with single constraints taken out and put back at random."""
    builder = Builder("cellchurn")
    _cell(builder)
    builder.build_phase()
    generator = random.Random(3)
    operations = []
    for _ in range(changes // 2):
        index = generator.randrange(len(builder.rows))
        operations += [f"remove {index}", f"add {index}"]
    builder.phases.append(("churn", changes, operations + ["update"]))
    return builder.text()
