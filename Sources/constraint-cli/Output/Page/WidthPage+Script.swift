extension WidthPage {
  /// Written by hand for current browsers, without a library. Frames stand on the elements, too:
  /// `data-path`, `data-x`, `data-y`, `data-width`, `data-height`, in the root's coordinates and with
  /// all digits. `#width=512` in the page's address shows that width.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const get = (id) => document.getElementById(id);
    const [lowest, highest] = data.range;
    const margin = 16;
    const tints = ["#dbe7f5", "#e3efdc", "#f6e6d8", "#e8e0f2", "#f5dfe2", "#daeeee", "#f3eed3"];
    const breakpoints = data.pieces.slice(0, -1).map((piece) => piece.to);
    let width = data.width;
    let selected = "";

    const told = (number) => String(Math.round(number * 1e4) / 1e4);

    function pieceAt(width) {
      const index = data.pieces.findIndex((piece) =>
        width < piece.to || (width === piece.to && piece.with));
      return index < 0 ? data.pieces.length - 1 : index;
    }

    const covering = (list, piece) =>
      (list ?? []).find((entry) => entry[0] <= piece && piece <= entry[1]);

    // The value at both ends of a stretch, and between.
    function frameAt(view, piece, width) {
      const entry = covering(view.frames, piece);
      if (!entry) return null;
      const [, , from, to, ...ends] = entry;
      const part = to > from ? (width - from) / (to - from) : 0;
      const value = (index) => ends[index] + (ends[index + 1] - ends[index]) * part;
      return { x: value(0), y: value(2), width: value(4), height: value(6) };
    }

    // MARK: The picture

    function make(name, attributes, parent) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      parent.append(element);
      return element;
    }

    const stage = get("stage");
    const layer = make("g", { transform: `translate(${margin} ${margin})` }, stage);
    const hiddenRoots = data.views.filter((view) => view.hidden).map((view) => view.path + ".");
    const alphas = new Map(data.views.map((view) => [view.path, view.style.alpha]));
    let images = 0;
    const drawn = data.views.map((view) => {
      const group = make("g", { "data-path": view.path, "data-kind": view.kind }, layer);
      const isUnseen = view.hidden || hiddenRoots.some((path) => view.path.startsWith(path));
      if (view.path !== "root" && !isUnseen) {
        group.setAttribute("tabindex", "-1");
        group.setAttribute("role", "button");
        group.setAttribute("aria-label", `${view.path}, ${view.kind}`);
      }
      const box = make("rect", { fill: groundOf(view) }, group);
      if (view.style.stroke) box.setAttribute("stroke", view.style.stroke);
      group.setAttribute("opacity", alphaOf(view.path));
      const title = make("title", {}, group);
      const drawing = { view, group, box, title, isUnseen, lines: null, texts: [] };
      if (view.path === "root") return drawing;
      const select = () => choose(view.path);
      group.addEventListener("click", select);
      group.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        select();
      });
      return drawing;
    });
    const overlay = make("g", {}, layer);

    // A superview's alpha is that of all that is in it.
    function alphaOf(path) {
      const own = alphas.get(path) ?? 1;
      const end = path.lastIndexOf(".");
      return end < 0 ? own : own * alphaOf(path.slice(0, end));
    }

    function groundOf(view) {
      if (view.style.fill) return view.style.fill;
      if (view.path === "root") return "#ffffff";
      if (view.kind === "image") return tints[images++ % tints.length];
      return view.kind === "button" ? "#e5e5ea" : "transparent";
    }

    function place(drawing, piece) {
      const { view, group, box } = drawing;
      const frame = frameAt(view, piece, width);
      const isShown = frame !== null && !drawing.isUnseen;
      group.style.display = isShown ? "" : "none";
      for (const side of ["x", "y", "width", "height"]) {
        if (frame) group.setAttribute("data-" + side, String(frame[side]));
        else group.removeAttribute("data-" + side);
      }
      if (!isShown) return null;
      for (const side of ["x", "y", "width", "height"]) box.setAttribute(side, frame[side]);
      const radius = view.style.radius ?? (view.kind === "button" ? 8 : 0);
      box.setAttribute("rx", Math.max(0, Math.min(radius, frame.width / 2, frame.height / 2)));
      outline(drawing);
      group.classList.toggle("selected", view.path === selected);
      drawing.title.textContent =
        view.path + "  " + [frame.x, frame.y, frame.width, frame.height].map(told).join(" ");
      drawLines(drawing, frame, piece);
      return frame;
    }

    function outline({ view, box }) {
      if (view.style.stroke) return;
      const isPlain = !view.style.fill && !["label", "button", "image"].includes(view.kind);
      const isWanted = get("outlines").checked && isPlain;
      box.setAttribute("stroke", isWanted ? "#c7c7cc" : "none");
      box.setAttribute("stroke-width", "0.5");
      box.setAttribute("stroke-dasharray", isWanted && view.path !== "root" ? "2 2" : "none");
    }

    function drawLines(drawing, frame, piece) {
      const { view, group } = drawing;
      const lines = covering(view.lines, piece);
      if (drawing.lines !== lines) {
        drawing.texts.forEach((text) => text.remove());
        drawing.texts = (lines ? lines[3] : []).map(([string, , length]) => {
          const text = make("text", { "font-size": view.size }, group);
          text.textContent = string;
          text.setAttribute("fill", view.style.color ?? (isButton(view) ? "#0a60ff" : "#1c1c1e"));
          if (view.bold) text.setAttribute("font-weight", "bold");
          if (length > 0) {
            text.setAttribute("textLength", length);
            text.setAttribute("lengthAdjust", "spacingAndGlyphs");
          }
          return text;
        });
        drawing.lines = lines;
      }
      if (!lines) return;
      const anchor = isButton(view) ? "middle" : data.mirrored ? "end" : "start";
      const part = { start: 0, middle: 0.5, end: 1 }[anchor];
      const drop = isButton(view) ? (frame.height - lines[2]) / 2 : 0;
      drawing.texts.forEach((text, index) => {
        text.setAttribute("text-anchor", anchor);
        text.setAttribute("x", frame.x + frame.width * part);
        text.setAttribute("y", frame.y + drop + lines[3][index][1]);
      });
    }

    const isButton = (view) => view.kind === "button";

    function drawOverlay(frames, size) {
      overlay.replaceChildren();
      if (get("names").checked) {
        drawn.forEach(({ view, lines }, index) => {
          const frame = frames[index];
          if (!frame || lines || view.path === "root" || frame.height < 9) return;
          if (frame.width < 4 * view.name.length) return;
          const name = make("text", { class: "name", x: frame.x + 2, y: frame.y + 7.5 }, overlay);
          name.textContent = view.name;
        });
      }
      const frame = frames[drawn.findIndex(({ view }, index) =>
        view.path === selected && frames[index])];
      if (!frame || !get("guides").checked) return;
      for (const x of [frame.x, frame.x + frame.width]) {
        make("line", { class: "guide", x1: x, x2: x, y1: -margin, y2: size.height + margin }, overlay);
      }
      for (const y of [frame.y, frame.y + frame.height]) {
        make("line", { class: "guide", x1: -margin, x2: size.width + margin, y1: y, y2: y }, overlay);
      }
    }

    // MARK: The facts

    function add(parent, name, text, className) {
      const element = document.createElement(name);
      if (text !== undefined) element.textContent = text;
      if (className) element.className = className;
      parent.append(element);
      return element;
    }

    function listConstraints(title, numbers) {
      if (numbers.length === 0) return;
      add(get("facts"), "h2", title);
      const list = add(get("facts"), "ul");
      for (const number of numbers) {
        const [statement, place] = data.constraints[number];
        const item = add(list, "li");
        add(item, "code", statement);
        if (place) add(item, "div", place, "place");
      }
    }

    function tellFacts(piece, frames) {
      const facts = get("facts");
      facts.replaceChildren();
      const index = drawn.findIndex(({ view }, index) => view.path === selected && frames[index]);
      if (index >= 0) {
        const { view } = drawn[index];
        const frame = frames[index];
        add(facts, "h2", `${view.path} (${view.kind})`);
        add(facts, "code",
          `x ${told(frame.x)}  y ${told(frame.y)}  ${told(frame.width)} × ${told(frame.height)}`);
        const why = covering(view.why, piece) ?? [0, 0, [], []];
        if (why[2] && why[3]) {
          listConstraints("What decides horizontally", why[2]);
          listConstraints("What decides vertically", why[3]);
        } else {
          add(facts, "p", "The layout is too large to say which constraints decide this view.");
        }
      } else {
        add(facts, "p", "Select a view to see which constraints decide its frame at this width.");
      }
      listConstraints("What gives way at this width", data.pieces[piece].unmet);
      if (data.findings.length === 0) return;
      add(facts, "h2", "Findings");
      const list = add(facts, "ul");
      for (const finding of data.findings) {
        const item = add(list, "li");
        const button = add(item, "button", finding.title);
        button.type = "button";
        button.addEventListener("click", () => show(finding.widths[0][0]));
        add(item, "div", [finding.label, "at widths " + finding.text, finding.place]
          .filter((text) => text).join("; "), "place");
      }
    }

    // MARK: The width

    function show(wanted) {
      if (!Number.isFinite(wanted)) return;
      width = Math.min(Math.max(wanted, lowest), highest);
      const piece = pieceAt(width);
      const frames = drawn.map((drawing) => place(drawing, piece));
      const root = frames[0] ?? { x: 0, y: 0, width, height: 0 };
      stage.setAttribute("width", root.width + 2 * margin);
      stage.setAttribute("height", root.height + 2 * margin);
      stage.style.overflow = "visible";
      drawOverlay(frames, root);
      tellFacts(piece, frames);
      const slider = get("slider");
      slider.value = String(width);
      slider.setAttribute("aria-valuetext", `${told(width)} points`);
      if (document.activeElement !== get("number")) get("number").value = String(width);
      get("piece").textContent = `piece ${piece + 1} of ${data.pieces.length}`;
      get("fault").hidden = data.pieces[piece].solved;
      if (!data.pieces[piece].solved) {
        get("fault").textContent = data.findings
          .filter(({ widths }) => widths.some(([from, to]) => from <= width && width <= to))
          .map(({ title }) => title).join("\n") || "no frames";
      }
      document.documentElement.dataset.width = String(width);
      const hash = "#width=" + String(width);
      if (location.hash !== hash) history.replaceState(null, "", hash);
    }

    function choose(path) {
      selected = selected === path ? "" : path;
      get("view").value = selected;
      show(width);
    }

    const toNext = () => show(breakpoints.find((place) => place > width) ?? highest);
    const toLast = () => show(breakpoints.findLast((place) => place < width) ?? lowest);

    function readHash() {
      const match = /[#&]width=([0-9.eE+-]+)/.exec(location.hash);
      return match ? Number(match[1]) : NaN;
    }

    const steps = {
      ArrowLeft: (size) => show(width - size), ArrowDown: (size) => show(width - size),
      ArrowRight: (size) => show(width + size), ArrowUp: (size) => show(width + size),
      PageUp: toNext, PageDown: toLast,
      Home: () => show(lowest), End: () => show(highest),
    };
    get("slider").addEventListener("keydown", (event) => {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      step(event.shiftKey ? 10 : 1);
    });
    get("slider").addEventListener("input", () => show(Number(get("slider").value)));
    get("number").addEventListener("input", () => {
      const number = Number(get("number").value);
      if (get("number").value !== "" && number >= lowest && number <= highest) show(number);
    });
    get("number").addEventListener("change", () => {
      get("number").value = String(width);
    });
    get("forth").addEventListener("click", toNext);
    get("back").addEventListener("click", toLast);
    for (const id of ["names", "outlines", "guides"]) {
      get(id).addEventListener("change", () => show(width));
    }
    get("view").addEventListener("change", () => {
      selected = get("view").value;
      show(width);
    });
    addEventListener("hashchange", () => show(readHash()));

    for (const place of breakpoints) {
      const tick = add(get("ticks"), "button");
      tick.type = "button";
      tick.tabIndex = -1;
      tick.title = told(place);
      tick.setAttribute("aria-label", `Breakpoint at width ${told(place)}`);
      tick.style.left = `${highest > lowest ? (place - lowest) / (highest - lowest) * 100 : 0}%`;
      tick.addEventListener("click", () => show(place));
    }
    for (const path of new Set(drawn.filter(({ view, isUnseen }) =>
      view.path !== "root" && !isUnseen).map(({ view }) => view.path))) {
      add(get("view"), "option", path).value = path;
    }
    const asked = readHash();
    show(Number.isFinite(asked) ? asked : data.width);
    """#
}
