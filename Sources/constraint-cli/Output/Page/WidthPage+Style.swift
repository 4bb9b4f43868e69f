extension WidthPage {
  /// The page follows the reader's colours; the layout itself is drawn as `render` draws it.
  static let style = """
    :root { color-scheme: light dark; --ground: #f2f2f7; --ink: #1c1c1e; --dim: #636366; \
    --edge: #c7c7cc; --raised: #ffffff; --mark: #0a60ff; --bad: #c1121f; }
    @media (prefers-color-scheme: dark) { :root { --ground: #1c1c1e; --ink: #f2f2f7; \
    --dim: #aeaeb2; --edge: #48484a; --raised: #2c2c2e; --mark: #6aa6ff; --bad: #ff7b7b; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink); \
    font: 14px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; padding: 10px 16px; background: var(--raised); \
    border-bottom: 1px solid var(--edge); }
    h1 { margin: 0 0 6px; font-size: 15px; overflow-wrap: anywhere; }
    h2 { margin: 14px 0 4px; font-size: 13px; }
    .controls { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 14px; margin: 4px 0; }
    .track { position: relative; flex: 1 1 240px; height: 34px; }
    .track input { position: absolute; top: 0; width: 100%; margin: 0; height: 18px; \
    appearance: none; background: none; }
    #slider::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--edge); }
    #slider::-moz-range-track { height: 4px; border-radius: 2px; background: var(--edge); }
    #slider::-webkit-slider-thumb { appearance: none; width: 16px; height: 16px; margin-top: -6px; \
    border: 0; border-radius: 8px; background: var(--mark); }
    #slider::-moz-range-thumb { width: 16px; height: 16px; border: 0; border-radius: 8px; \
    background: var(--mark); }
    #ticks { position: absolute; top: 18px; left: 8px; right: 8px; height: 14px; }
    #ticks button { position: absolute; top: 0; width: 7px; height: 14px; margin-left: -3px; \
    padding: 0; border: 0; background: linear-gradient(var(--dim), var(--dim)) center / 1px 100% \
    no-repeat; cursor: pointer; }
    #ticks button:hover { background-color: var(--edge); }
    #number { width: 9em; font: inherit; }
    select { max-width: 20em; font: inherit; }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
    #piece { color: var(--dim); }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; padding: 16px; }
    .stage { flex: 1 1 auto; overflow: auto; max-width: 100%; }
    aside { flex: 0 1 360px; min-width: 260px; }
    aside ul { margin: 0; padding-left: 1.2em; overflow-wrap: anywhere; }
    aside code { font: 12px ui-monospace, monospace; }
    aside .place { color: var(--dim); font-size: 12px; }
    aside button { font: inherit; color: var(--mark); background: none; border: 0; padding: 0; \
    cursor: pointer; text-align: left; }
    #fault { color: var(--bad); font-weight: 600; }
    #stage { display: block; }
    #stage text { white-space: pre; font-family: Helvetica, Arial, 'Liberation Sans', 'PingFang SC', \
    'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
    #stage .name { fill: #8e8e93; font-size: 7px; pointer-events: none; }
    #stage .guide { stroke: #0a60ff; stroke-width: 0.5; stroke-dasharray: 3 2; }
    #stage g { cursor: pointer; }
    #stage g:focus { outline: none; }
    #stage g:focus > rect, #stage .selected > rect { stroke: #0a60ff; stroke-width: 1.5; \
    stroke-dasharray: none; }
    """
}
