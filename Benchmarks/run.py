#!/usr/bin/env python3
"""Runs every workload through ConstraintKit and its peers, in turn, in one run.

    Benchmarks/run.py                 all workloads
    Benchmarks/run.py --only NAME...  some workloads anew, by every solver; the other figures stay
    Benchmarks/run.py --memory        only the memory
    Benchmarks/run.py --feed          only the feed's cell, through templates
    Benchmarks/run.py --scale         only feeds of a million items, streams of cells, and text
    Benchmarks/run.py --layout        only the cell through the Swift DSL
    Benchmarks/run.py --language      only `.layout` files
    Benchmarks/run.py --smoke         one short pass; checks that everybody computes the same, writes nothing

The figures are kept in Benchmarks/results.json, of which the tables of Documentation/Performance.md are made.
Traces are timed by processor time, which other work on the machine doesn't lengthen as it does the clock's.

Peers: kiwi (C++, from the kiwisolver source distribution on PyPI) and the Rust crate cassowary
(Debian's librust-cassowary-dev). A peer that can't be built is left out, and said so.
"""

import argparse
import glob
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile

import workloads
from report import write_report

HERE = os.path.dirname(os.path.abspath(__file__))
DOCUMENTATION = os.path.join(HERE, "..", "Documentation")
RESULTS = os.path.join(HERE, "results.json")
WORK = os.path.join(HERE, ".build", "peers")
SMOKE = ["chainS10", "chainS100", "enaml", "feed", "drag20", "cell", "cellchurn"]
# What of LanguageBench runs in a process of its own, so that its peak memory is told.
LANGUAGE = ["parse", "format", "cells", "rows", "chain", "grid", "generated", "resize", "edit"]
GROWTH = [100, 300, 1000, 3000, 10000]
# A workload whose build takes a solver longer gets one pass, unless it's measured anew.
SLOW_SECONDS = 5
# Whose memory is measured.
MEMORY = ["chainS1000", "growchain3000", "chainS5000"]
MEMORY_TIMEOUT = 900
# What the peers' cost, which grows with the cube of the size, puts out of reach.
PEERS_LEAVE_OUT = ["growchain3000", "growchain10000", "nested3000", "nested10000", "chainS5000"]
# Their values aren't compared: enaml leaves 21 of 37 variables open, and in the others weighted sums choose
# other solutions than strict priorities do.
NOT_COMPARABLE = ["enaml", "drag20", "drag100", "nested100", "nested300", "nested1000"]


def run(command, **options):
    return subprocess.run(command, check=True, text=True, capture_output=True, **options).stdout


def build_ours(product="TraceRunner"):
    run(["swift", "build", "-c", "release", "--package-path", HERE, "--product", product])
    folder = run(["swift", "build", "-c", "release", "--package-path", HERE, "--show-bin-path"])
    return os.path.join(folder.strip(), product)


def build_kiwi(program="trace"):
    source = os.path.join(WORK, "kiwi")
    os.makedirs(source, exist_ok=True)
    if not glob.glob(source + "/kiwisolver-*/kiwi"):
        run([sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", "kiwisolver",
             "-d", source, "kiwisolver"])
        with tarfile.open(glob.glob(source + "/*.tar.gz")[0]) as archive:
            archive.extractall(source, filter="data")
    include = glob.glob(source + "/kiwisolver-*")
    include = [path for path in include if os.path.isdir(path)][0]
    target = os.path.join(WORK, "kiwi-" + program)
    run(["g++", "-O3", "-march=native", "-std=c++17", "-I", include,
         os.path.join(HERE, "Peers/kiwi", program + ".cpp"), "-o", target])
    return target


def build_cassowary():
    crates = glob.glob("/usr/share/cargo/registry/cassowary-*/src/lib.rs")
    if not crates:
        raise FileNotFoundError("librust-cassowary-dev is not installed")
    os.makedirs(WORK, exist_ok=True)
    library = os.path.join(WORK, "libcassowary.rlib")
    optimised = ["-O", "-C", "target-cpu=native", "--cap-lints", "allow"]
    run(["rustc", "--edition", "2015", *optimised, "--crate-type", "rlib",
         "--crate-name", "cassowary", crates[0], "-o", library])
    target = os.path.join(WORK, "cassowary-trace")
    run(["rustc", "--edition", "2021", *optimised, "--extern", "cassowary=" + library,
         os.path.join(HERE, "Peers/cassowary/trace.rs"), "-o", target])
    return target


def build_runners():
    runners = {"ConstraintKit": build_ours()}
    for name, build in (("kiwi", build_kiwi), ("cassowary", build_cassowary)):
        try:
            runners[name] = build()
        except (OSError, subprocess.CalledProcessError, IndexError) as error:
            print(f"left out: {name}: {error}", file=sys.stderr)
    return runners


def measure_feed(passes):
    """The feed's cell: method -> nanoseconds a cell; raises if the methods' values differ."""
    programs = [build_ours("FeedBench")]
    try:
        programs.append(build_kiwi("feed"))
    except (OSError, subprocess.CalledProcessError, IndexError) as error:
        print(f"left out: kiwi's feed: {error}", file=sys.stderr)
    figures, sums = {}, {}
    for _ in range(passes):
        for program in programs:
            for line in run([program, "1"]).splitlines():
                if not line.startswith("feed "):
                    continue
                _, method, nanoseconds, checksum = line.split()
                figures.setdefault(method, []).append(float(nanoseconds))
                sums[method] = float(checksum)
    references = {method: "regions-live" if method.startswith("regions") else "live" for method in sums}
    differing = [method for method in sums if not close(sums[method], sums[references[method]])]
    if differing:
        raise ValueError(f"the feed's values differ: {sums}")
    return {method: statistics.median(values) for method, values in figures.items()}


def measure_layout(passes):
    """The cell through the DSL: method -> nanoseconds."""
    program = build_ours("LayoutBench")
    figures = {}
    for _ in range(passes):
        for line in run([program]).splitlines():
            _, method, nanoseconds = line.split()
            figures.setdefault(method, []).append(float(nanoseconds))
    return {method: min(values) for method, values in figures.items()}


def measure_scale(passes):
    """Feeds of a million items: workload -> figure -> (value, unit), the best of the passes."""
    program = build_ours("FeedBench")
    figures = {}
    for _ in range(passes):
        for workload in ("waterfall", "flow", "list", "engine", "text"):
            for line in run([program, workload]).splitlines():
                name, what, value, unit = line.split()[:4]
                best = max if unit.endswith("-a-second") else min
                known = figures.setdefault(name, {}).get(what, [float(value)])[0]
                figures[name][what] = [best(known, float(value)), unit]
    return figures


def measure_language(passes):
    """`.layout` files: figure -> unit -> value, the best of the passes."""
    program = build_ours("LanguageBench")
    figures = {}
    for _ in range(passes):
        for workload in LANGUAGE:
            for line in run([program, workload]).splitlines():
                _, name, value, unit = line.split()
                best = max if unit == "MB/s" else min
                known = figures.setdefault(name, {}).get(unit, float(value))
                figures[name][unit] = best(known, float(value))
    return figures


def collect_traces(folder, smoke):
    paths = {os.path.basename(p)[:-4]: p for p in sorted(glob.glob(HERE + "/Traces/*.txt"))}
    generated = [workloads.cell(), workloads.cell_churn()]
    if not smoke:
        generated += [workloads.chain(n) for n in GROWTH] + [workloads.nested(n) for n in GROWTH]
    for text in generated:
        name = text.split(" ", 2)[1]
        paths[name] = os.path.join(folder, name + ".txt")
        with open(paths[name], "w") as file:
            file.write(text)
    return {name: paths[name] for name in SMOKE} if smoke else paths


def measure(runner, path, timeout):
    """One pass: phase -> (microseconds, checksum), and the peak memory in bytes."""
    process = subprocess.Popen([runner, "1", path], stdout=subprocess.PIPE, text=True)
    try:
        output, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return None
    if process.returncode != 0:
        return None
    phases = {}
    for line in output.splitlines():
        if line.startswith("#"):
            continue
        _, phase, figure, checksum = line.split()
        phases[phase] = (float(figure), float(checksum))
    return phases


def peak_memory(runner, path):
    """The peak resident size that a process tells after it has run the trace, in bytes; nothing if it takes
    too long."""
    try:
        output = run([runner, "1", path], timeout=MEMORY_TIMEOUT)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        return None
    found = [int(line.split()[2]) for line in output.splitlines() if line.startswith("# peak ")]
    return found[-1] if found else None


def measure_memory(runners, traces, folder):
    """workload -> solver -> the peak of a process, and of one that only reads the trace and makes its
    constraints."""
    memory = {}
    for name in MEMORY:
        idle = os.path.join(folder, "idle.txt")
        with open(idle, "w") as file:
            file.write(workloads.idle(traces[name]))
        for runner, program in runners.items():
            peaks = peak_memory(program, traces[name]), peak_memory(program, idle)
            print("memory", runner, name, peaks, file=sys.stderr)
            memory.setdefault(name, {})[runner] = peaks
    return memory


def is_worth_running(name, runner):
    return runner == "ConstraintKit" or name not in PEERS_LEAVE_OUT


def compare(figures, traces):
    """What differs between the values that the solvers found, and who found none."""
    wrong = []
    for name in traces:
        ours = figures["ConstraintKit"].get(name)
        if ours is None:
            wrong.append(f"{name}: ConstraintKit gave no result")
            continue
        if name in NOT_COMPARABLE:
            continue
        for runner in figures:
            for phase, passes in figures[runner].get(name, {}).items():
                if not close(ours[phase][0][1], passes[0][1]):
                    wrong.append(f"{name} {phase}: {ours[phase][0][1]}, {runner} {passes[0][1]}")
    return wrong


def verify(program, traces):
    """What isn't an optimum after some phase of the traces, held against the original constraints."""
    process = subprocess.run([program, "verify", *traces.values()], text=True, capture_output=True)
    found = process.stdout.splitlines()
    return found if process.returncode in (0, 1) else found + [process.stderr]


def close(a, b):
    return abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))


def measure_traces(runners, traces, passes, is_whole):
    """solver -> workload -> phase -> the passes' microseconds and checksums."""
    figures = {runner: {} for runner in runners}
    done = set()
    for turn in range(passes):
        for name, path in traces.items():
            for runner, program in runners.items():
                if (name, runner) in done or not is_worth_running(name, runner):
                    continue
                phases = measure(program, path, timeout=300)
                if phases is None:
                    print(f"no result: {runner} on {name}", file=sys.stderr)
                    done.add((name, runner))
                    continue
                if is_whole and phases["build"][0] > SLOW_SECONDS * 1e6:
                    done.add((name, runner))
                for phase, result in phases.items():
                    figures[runner].setdefault(name, {}).setdefault(phase, []).append(result)
                print(turn, runner, name, {p: round(f, 3) for p, (f, _) in phases.items()},
                      file=sys.stderr)
    return figures


def load_results():
    if not os.path.exists(RESULTS):
        return {}
    with open(RESULTS, encoding="utf-8") as file:
        return json.load(file)


def save_results(results):
    """Keeps the figures, and makes the tables of them once there is a whole run's."""
    with open(RESULTS, "w", encoding="utf-8") as file:
        json.dump(results, file, indent=1)
        file.write("\n")
    if all(results.get(part) for part in ("traces", "memory", "feed", "layout", "scale", "language")):
        write_report(DOCUMENTATION, results, GROWTH)
    else:
        print("the tables wait for a whole run", file=sys.stderr)


def merge(results, figures):
    """Puts the shortest of each figure's passes in place of what there was of the same workload."""
    kept = results.setdefault("traces", {})
    for runner, by_name in figures.items():
        for name, phases in by_name.items():
            kept.setdefault(runner, {})[name] = {
                phase: min(figure for figure, _ in passes) for phase, passes in phases.items()}


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--smoke", action="store_true", help="one short pass, nothing is written")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--only", nargs="+", metavar="NAME", help="names of workloads to measure anew")
    parser.add_argument("--feed", action="store_true", help="only the feed's cell")
    parser.add_argument("--scale", action="store_true", help="only feeds of a million items")
    parser.add_argument("--layout", action="store_true", help="only the cell through the DSL")
    parser.add_argument("--language", action="store_true", help="only `.layout` files")
    parser.add_argument("--memory", action="store_true", help="only the memory")
    return parser.parse_args()


def smoke(runners, folder):
    traces = collect_traces(folder, True)
    differing = compare(measure_traces(runners, traces, 1, True), traces)
    differing += verify(runners["ConstraintKit"], traces)
    for line in differing:
        print("differs:", line)
    measure_feed(1)
    measure_layout(1)
    run([build_ours("LanguageBench"), "smoke"])
    print(f"{len(traces)} workloads, {len(runners)} solvers, {len(differing)} differences")
    return 1 if differing else 0


def main():
    options = parse_options()
    parts = (options.only, options.feed, options.scale, options.layout, options.language, options.memory)
    is_whole = not any(parts)
    results = {} if is_whole else load_results()
    with tempfile.TemporaryDirectory() as folder:
        if options.smoke:
            return smoke(build_runners(), folder)
        if is_whole or options.only or options.memory:
            runners = build_runners()
            traces = collect_traces(folder, False)
        if is_whole or options.only:
            chosen = {name: traces[name] for name in options.only or traces}
            figures = measure_traces(runners, chosen, options.passes, is_whole)
            for line in compare(figures, chosen) + verify(runners["ConstraintKit"], chosen):
                print("differs:", line)
            merge(results, figures)
        if is_whole or options.memory:
            results["memory"] = measure_memory(runners, traces, folder)
    if is_whole or options.feed:
        results["feed"] = measure_feed(options.passes)
    if is_whole or options.scale:
        results["scale"] = measure_scale(options.passes)
    if is_whole or options.layout:
        results["layout"] = measure_layout(options.passes)
    if is_whole or options.language:
        results["language"] = measure_language(options.passes)
    save_results(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
