"""Writes the measured tables and the growth plot of Documentation/Performance.md."""

import math
import os
import re

# The best of eight peers, as a ratio to kiwi in one and the same run (the constraints sorted first where that
# helps the peer). The goals are at least 3, better than that peer, and what `GOALS` says.
BEST_PEER = {
    ("chainS1000", "build"): 497000 / 93000,
    ("enaml", "build"): 556 / 276,
    ("enaml", "suggest_wh"): 2.3 / 0.85,
    ("feed", "build"): 62 / 33,
    ("feed", "suggest_ct_h"): 0.88 / 0.16,
    ("feed", "const_replace"): 12.9 / 12.0,
    ("feed", "grid_swap"): 1,
    ("resize100", "build"): 50500 / 3000,
    ("resize100", "suggest_w"): 9.8 / 5.5,
    ("resize1000", "build"): 56400000 / 268000,
    ("resize1000", "suggest_w"): 303 / 55,
    ("drag100", "drag_w"): 595 / 91,
    ("churn100", "remove_add"): 364 / 59,
}
GOALS = {
    ("resize100", "suggest_w"): 15,
    ("drag100", "drag_w"): 8,
    ("churn100", "remove_add"): 25,
    ("enaml", "build"): 12,
    ("enaml", "suggest_wh"): 10,
    ("cellchurn", "churn"): 8,
}
PHASE_TITLES = {"suggest_wh": "suggest", "suggest_w": "suggest", "drag_w": "drag",
                "remove_add": "remove + add", "suggest_ct_h": "suggest", "const_replace": "constant",
                "grid_swap": "grid swap"}


def figure(value):
    if value is None:
        return "–"
    digits = max(0, 2 - int(math.floor(math.log10(value)))) if value < 1000 else 0
    return f"{value:,.{digits}f}"


def goal(key):
    return max(3, BEST_PEER.get(key, 0), GOALS.get(key, 0))


def is_growth(name):
    return name.startswith(("growchain", "nested"))


def trace_table(shortest):
    ours, kiwi = shortest["ConstraintKit"], shortest.get("kiwi", {})
    rust = shortest.get("cassowary", {})
    lines = ["| workload | phase | ConstraintKit | kiwi | cassowary (Rust) | kiwi ÷ ours | goal | |",
             "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |"]
    for name in sorted(n for n in ours if not is_growth(n)):
        for phase, value in ours[name].items():
            peer = kiwi.get(name, {}).get(phase)
            ratio = peer / value if peer else None
            wanted = goal((name, phase))
            verdict = "" if ratio is None or ratio >= wanted else "short"
            lines.append(
                f"| {name} | {PHASE_TITLES.get(phase, phase)} | {figure(value)} | {figure(peer)} | "
                f"{figure(rust.get(name, {}).get(phase))} | {figure(ratio)} | {figure(wanted)} | {verdict} |")
    return "\n".join(lines)


def exponent(series):
    """The slope of log time over log size between the ends of the series."""
    (first, low), (last, high) = series[0], series[-1]
    return math.log(high / low) / math.log(last / first)


def growth_series(shortest, runner, prefix, sizes, phase="build"):
    found = shortest.get(runner, {})
    return [(size, found[f"{prefix}{size}"][phase]) for size in sizes
            if phase in found.get(f"{prefix}{size}", {})]


def growth_table(shortest, sizes):
    head = " | ".join(str(size) for size in sizes)
    lines = [f"| series | {head} | exponent |", "| --- |" + " ---: |" * (len(sizes) + 1)]
    for prefix, title in (("growchain", "chain"), ("nested", "nested boxes")):
        for runner in shortest:
            series = growth_series(shortest, runner, prefix, sizes)
            if len(series) < 2:
                continue
            cells = dict(series)
            row = " | ".join(figure(cells.get(size)) for size in sizes)
            lines.append(f"| {title} build, {runner} | {row} | {exponent(series):.2f} |")
    return "\n".join(lines)


def megabytes(size):
    return "–" if size is None else f"{size / 1e6:,.1f} MB"


def memory_table(memory):
    lines = ["| workload | solver | peak | of it before solving | the solver's |",
             "| --- | --- | ---: | ---: | ---: |"]
    for name, peaks in memory.items():
        for runner, (peak, idle) in peaks.items():
            difference = None if peak is None or idle is None else peak - idle
            cells = " | ".join(map(megabytes, (peak, idle, difference)))
            lines.append(f"| {name} | {runner} | {cells} |")
    return "\n".join(lines)


def growth_plot(shortest, sizes):
    """A log-log plot as SVG."""
    width, height, left, top, right, bottom = 720, 440, 70, 30, 180, 50
    series = []
    for prefix, title, dash in (("growchain", "chain", ""), ("nested", "nested", "6 4")):
        for runner, colour in (("ConstraintKit", "#0b6"), ("kiwi", "#c33"), ("cassowary", "#36c")):
            points = growth_series(shortest, runner, prefix, sizes)
            if points:
                series.append((f"{title}, {runner}", colour, dash, points))
    values = [value for *_, points in series for _, value in points]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))

    def x(size):
        span = math.log10(sizes[-1] / sizes[0])
        return left + (width - left - right) * math.log10(size / sizes[0]) / span

    def y(value):
        return height - bottom - (height - top - bottom) * (math.log10(value) - low) / (high - low)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
           'font-family="sans-serif" font-size="12">',
           f'<rect width="{width}" height="{height}" fill="white"/>']
    for decade in range(low, high + 1):
        level = y(10.0 ** decade)
        out.append(f'<line x1="{left}" x2="{width - right}" y1="{level:.1f}" y2="{level:.1f}" stroke="#ddd"/>')
        label = f"{10 ** decade / 1e6:g} s" if decade >= 6 else f"{10 ** decade / 1e3:g} ms" if decade >= 3 else f"{10.0 ** decade:g} µs"
        out.append(f'<text x="{left - 8}" y="{level + 4:.1f}" text-anchor="end">{label}</text>')
    for size in sizes:
        out.append(f'<text x="{x(size):.1f}" y="{height - bottom + 20}" text-anchor="middle">{size:,}</text>')
    out.append(f'<text x="{(left + width - right) / 2}" y="{height - 10}" text-anchor="middle">size (links, boxes)</text>')
    for index, (title, colour, dash, points) in enumerate(series):
        path = " ".join(f"{x(size):.1f},{y(value):.1f}" for size, value in points)
        style = f'stroke="{colour}" stroke-width="2" fill="none"' + (f' stroke-dasharray="{dash}"' if dash else "")
        out.append(f'<polyline points="{path}" {style}/>')
        row = top + 18 * index
        out.append(f'<line x1="{width - right + 12}" x2="{width - right + 36}" y1="{row}" y2="{row}" {style}/>')
        out.append(f'<text x="{width - right + 42}" y="{row + 4}">{title}</text>')
    out.append("</svg>")
    return "\n".join(out) + "\n"


def replace_section(text, name, body):
    section = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.S)
    if not section.search(text):
        raise ValueError(f"Performance.md has no section {name}")
    return section.sub(lambda match: match.group(1) + body + "\n" + match.group(2), text)


FEED_TITLES = {
    "kiwi": "kiwi: five `suggestValue`, `updateVariables`",
    "kiwi-rebuilt": "kiwi: the cell made anew for each item",
    "live": "`Solver`: five suggestions, all variables read",
    "single": "`SolvedTemplate.values(at:)`, one cell after the other, all 56 variables in an array",
    "miss": "the same where no region holds",
    "batch1000": "`SolvedTemplate.solve(_:into:)`, 1,000 cells",
    "filled1000": "the 1,000 cells, with the batch made anew of five columns of constants",
    "regions1000": "1,000 cells that lie in two regions in turn",
    "regions-live": "`Solver` for the same cells",
    "batch100000": "`SolvedTemplate.solve(_:into:)`, 100,000 cells (34 MB of results)",
}


def feed_table(figures):
    lines = ["| method | ns a cell | million cells a second | kiwi ÷ this |",
             "| --- | ---: | ---: | ---: |"]
    kiwi = figures.get("kiwi")
    for method, title in FEED_TITLES.items():
        if method not in figures:
            continue
        value = figures[method]
        ratio = kiwi / value if kiwi else None
        lines.append(f"| {title} | {figure(value)} | {figure(1000 / value)} | {figure(ratio)} |")
    return "\n".join(lines)


LAYOUT_TITLES = {
    "dsl": "views and constraints made in the DSL, and solved",
    "dslText": "the same with a text that is measured and wraps",
    "views": "of which views and constraints",
    "model": "of which the model",
    "engine": "of which the engine: a system of 92 rows, solved",
    "name": "the kept views solved again: another width of the time",
    "width": "the kept views solved again: another width of the cell",
    "text": "the kept views solved again: another text, measured and wrapped",
}


def layout_table(figures, traces):
    """How long a cell takes through the DSL, beside what its build takes the bare solvers."""
    lines = ["| what | µs | ÷ the solver's bare build | kiwi's bare build ÷ this |",
             "| --- | ---: | ---: | ---: |"]
    ours = traces["ConstraintKit"]["cell"]["build"]
    kiwi = traces.get("kiwi", {}).get("cell", {}).get("build")
    for method, title in LAYOUT_TITLES.items():
        if method not in figures:
            continue
        value = figures[method] / 1000
        ratio = kiwi / value if kiwi else None
        lines.append(f"| {title} | {figure(value)} | {figure(value / ours)} | {figure(ratio)} |")
    return "\n".join(lines)


# (workload, figure): title, and the goal: at most so many microseconds, milliseconds or bytes, at least so many a
# second.
SCALE_TITLES = {
    ("waterfall", "layout"): ("waterfall: laid out", 100),
    ("waterfall", "arithmetic"): ("the same by hand, frames only", None),
    ("waterfall", "memory"): ("its memory, frames included", 64),
    ("waterfall", "query-scrolling-median"): ("what is visible while scrolling, median", 2),
    ("waterfall", "query-anywhere-median"): ("what is visible anywhere, median", 2),
    ("waterfall", "append-median"): ("an item appended, median", 10),
    ("waterfall", "append-with-snapshot-kept-median"): ("the same while an old snapshot is kept", 10),
    ("waterfall", "insert-in-the-middle-median"): ("an item inserted in the middle: all behind it anew", None),
    ("waterfall", "resize"): ("another width", None),
    ("flow", "layout"): ("flow: laid out", 100),
    ("flow", "arithmetic"): ("the same by hand, frames only", None),
    ("flow", "memory"): ("its memory, frames included", 64),
    ("flow", "query-scrolling-median"): ("what is visible while scrolling, 115 items, median", None),
    ("flow", "append-median"): ("an item appended, median", 10),
    ("flow", "insert-in-the-middle-median"): ("an item inserted in the middle", None),
    ("list", "index.bytes"): ("height index: its memory", 64),
    ("list", "index.change"): ("a height changed", 1),
    ("list", "index.visible"): ("what is visible anywhere", 2),
    ("list", "index.append"): ("a row appended", 10),
    ("list", "index.insert"): ("a row inserted anywhere", None),
    ("list", "index.remove"): ("a row removed", None),
    ("list", "index.move"): ("a row moved", None),
    ("list", "moments.visible"): ("moments list: what is visible anywhere, with frames", 2),
    ("list", "moments.insert"): ("a post inserted on top", None),
    ("list", "moments.reload"): ("a post changed, measured and replaced", None),
}
ENGINE_TITLES = {
    "template": ("templates, text heights known", 2e6),
    "arithmetic": ("the same by hand", None),
    "template-posts": ("templates, with footers", None),
    "template-text": ("templates, texts measured, with footers", 1e5),
    "arithmetic-text": ("the same by hand, texts measured", None),
    "stream-1": ("`solveFeed` of 100,000 posts, one worker", None),
    "stream-2": ("`solveFeed` of 100,000 posts, two workers", None),
    "live": ("a live solver for each cell and footer", None),
}
UNITS = {"us": "µs", "ms": "ms", "bytes-an-item": "bytes an item"}


def scale_table(figures):
    lines = ["| of a million items | | goal | |", "| --- | ---: | ---: | --- |"]
    for (workload, what), (title, limit) in SCALE_TITLES.items():
        if what not in figures.get(workload, {}):
            continue
        value, unit = figures[workload][what]
        if unit == "ns":
            value, unit = value / 1000, "us"
        verdict = "short" if limit is not None and value > limit else ""
        wanted = "" if limit is None else f"{limit:,}"
        lines.append(f"| {title} | {figure(value)} {UNITS[unit]} | {wanted} | {verdict} |")
    return "\n".join(lines)


def engine_table(figures, kiwi_nanoseconds):
    lines = ["| moments cells | a second | goal | by hand ÷ this | |", "| --- | ---: | ---: | ---: | --- |"]
    engine = figures["engine"]
    for method, (title, limit) in ENGINE_TITLES.items():
        if method not in engine:
            continue
        value = engine[method][0]
        hand = engine["arithmetic" if method in ("template", "template-posts", "arithmetic") else "arithmetic-text"][0]
        verdict = "short" if limit is not None and value < limit else ""
        wanted = "" if limit is None else f"{limit:,.0f}"
        lines.append(f"| {title} | {value:,.0f} | {wanted} | {figure(hand / value)} | {verdict} |")
    if kiwi_nanoseconds:
        value = 1e9 / kiwi_nanoseconds
        hand = engine["arithmetic"][0]
        title = "kiwi, its 62 constraints made anew for each cell, sizes known"
        lines.append(f"| {title} | {value:,.0f} | | {figure(hand / value)} | |")
    return "\n".join(lines)


def text_table(figures):
    lines = ["| text | MB a second | goal | |", "| --- | ---: | ---: | --- |"]
    for kind, (value, _) in figures["text"].items():
        lines.append(f"| {kind} | {figure(value)} | 20 | {'short' if value < 20 else ''} |")
    return "\n".join(lines)


# (figure, unit): title, and the goal: at least so many megabytes a second, else at most so many.
LANGUAGE_TITLES = {
    ("parse", "MB/s"): ("text to a tree", 50),
    ("parse-and-free", "MB/s"): ("the same, and the tree freed again", None),
    ("format", "MB/s"): ("text to its canonical form", None),
    ("cells", "ms"): ("2,000 cells of a component, texts measured", 250),
    ("rows", "ms"): ("1,000 rows of nine in a column", 250),
    ("chain", "ms"): ("a chain, in a loop", 250),
    ("grid", "ms"): ("a grid, in a loop", 250),
    ("generated", "ms"): ("909 groups of ten, each written out", 250),
    ("resize-fresh", "ms"): ("`Examples/feed.layout` at another width, without parsing", None),
    ("resize-kept", "ms"): ("the same by a `ResizableLayout`", None),
    ("edit", "ms"): ("a character of a thousand lines, to all diagnostics", 10),
    ("edit-broken", "ms"): ("the same where the text breaks, and back", None),
}
LARGEST_MEMORY = 200


def language_table(figures):
    lines = ["| `.layout` | | memory | goal | |", "| --- | ---: | ---: | ---: | --- |"]
    for (name, unit), (title, limit) in LANGUAGE_TITLES.items():
        if unit not in figures.get(name, {}):
            continue
        value, memory = figures[name][unit], figures[name].get("MB")
        is_short = limit is not None and (value < limit if unit == "MB/s" else value > limit)
        wanted = "" if limit is None else f"{limit:,}"
        if memory is not None:
            wanted += f", {LARGEST_MEMORY} MB"
            is_short = is_short or memory > LARGEST_MEMORY
        used = "" if memory is None else f"{figure(memory)} MB"
        lines.append(f"| {title} | {figure(value)} {unit} | {used} | {wanted} | {'short' if is_short else ''} |")
    return "\n".join(lines)


def write_report(folder, results, sizes):
    path = os.path.join(folder, "Performance.md")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    traces = results["traces"]
    text = replace_section(text, "traces", trace_table(traces))
    text = replace_section(text, "growth", growth_table(traces, sizes))
    text = replace_section(text, "memory", memory_table(results["memory"]))
    text = replace_section(text, "template", feed_table(results["feed"]))
    text = replace_section(text, "layout", layout_table(results["layout"], traces))
    text = replace_section(text, "scale", scale_table(results["scale"]))
    text = replace_section(text, "engine", engine_table(results["scale"], results["feed"].get("kiwi-rebuilt")))
    text = replace_section(text, "text", text_table(results["scale"]))
    text = replace_section(text, "language", language_table(results["language"]))
    with open(os.path.join(folder, "growth.svg"), "w", encoding="utf-8") as file:
        file.write(growth_plot(traces, sizes))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
