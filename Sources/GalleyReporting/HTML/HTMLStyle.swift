/// The page's style: calm, no fonts but the machine's, light or dark as the reader has it.
enum HTMLStyle {
  static let sheet = colors + page + matrix + filters + cards + pictures + viewer

  private static let colors = """
    :root { color-scheme: light dark;
      --ground: #faf9f6; --surface: #ffffff; --text: #1d1d1f; --soft: #65656b; --line: #e3e1da;
      --error: #b3261e; --error-soft: #fbe4e1; --warning: #875400; --warning-soft: #fcefd2;
      --note: #2b5a94; --note-soft: #e3edf9; --good: #3d7048; --mark: #db141f; --accent: #2b5a94; }
    @media (prefers-color-scheme: dark) { :root {
      --ground: #151517; --surface: #1e1e21; --text: #ececee; --soft: #a3a3aa; --line: #35353a;
      --error: #ff9a90; --error-soft: #4a211f; --warning: #f0c25a; --warning-soft: #40331a;
      --note: #93bdf0; --note-soft: #1f3148; --good: #8fc79b; --accent: #93bdf0; } }

    """

  private static let page = """
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body { margin: 0 auto; max-width: 84rem; padding: 2.5rem 1.5rem 4rem; background: var(--ground); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
    h1, h2, h3, p, dl, dd, ul, figure { margin: 0; }
    h1 { font: 600 2.25rem/1.15 ui-serif, "Iowan Old Style", Palatino, Georgia, serif; letter-spacing: -0.01em; }
    h2 { margin: 2.5rem 0 0.75rem; font: 600 1.25rem/1.3 ui-serif, "Iowan Old Style", Palatino, Georgia, serif; }
    a { color: inherit; text-underline-offset: 0.2em; }
    code { font: 0.875em/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    [hidden] { display: none !important; }
    .brand { font-size: 0.8125rem; letter-spacing: 0.08em; text-transform: uppercase; color: var(--soft); }
    .top { border-inline-start: 4px solid var(--error); padding-inline-start: 1rem; }
    .top.passes { border-color: var(--good); }
    .summary { margin-top: 0.5rem; color: var(--soft); }
    .problems ul { list-style: none; padding: 0; display: grid; gap: 0.5rem; }
    .problems li { padding: 0.75rem 1rem; border-radius: 8px; background: var(--warning-soft); }
    .problems li.error { background: var(--error-soft); }
    .remedy { color: var(--soft); }
    footer table { border-collapse: collapse; font-size: 0.875rem; }
    footer th, footer td { padding: 0.25rem 1.5rem 0.25rem 0; text-align: start; }
    footer th { font-weight: 500; color: var(--soft); }

    """

  private static let matrix = """
    .scroll { overflow-x: auto; width: fit-content; max-width: 100%; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
    .matrix table { border-collapse: separate; border-spacing: 2px; padding: 0.5rem; font-size: 0.875rem;
      font-variant-numeric: tabular-nums; }
    .matrix th { font-weight: 500; white-space: nowrap; }
    .matrix th a { display: block; padding: 0.25rem 0.5rem; text-decoration: none; border-radius: 5px; }
    .matrix th a:hover, .matrix th.on a { background: var(--line); }
    .matrix th[scope=row] { position: sticky; inset-inline-start: 0; background: var(--surface); text-align: start;
      padding-inline-end: 0.75rem; }
    .matrix td { min-width: 2.75rem; height: 2rem; padding: 0; text-align: center; border-radius: 5px; }
    .matrix td a { display: grid; place-items: center; height: 2rem; text-decoration: none; font-weight: 600;
      border-radius: 5px; }
    .matrix td a:hover { box-shadow: inset 0 0 0 2px currentColor; }
    .matrix td.error { background: var(--error-soft); color: var(--error); }
    .matrix td.warning { background: var(--warning-soft); color: var(--warning); }
    .matrix td.note { background: var(--note-soft); color: var(--note); }
    .matrix td.doubt { border: 1px dashed var(--line); color: var(--soft); }
    .matrix td.clear, .matrix td.all { color: var(--soft); }
    .matrix td.on { box-shadow: 0 0 0 2px var(--text); }

    """

  private static let filters = """
    .filters { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center;
      margin: 0 -0.5rem 1rem; padding: 0.75rem 0.5rem; background: var(--ground); border-bottom: 1px solid var(--line); }
    .filters fieldset { display: contents; }
    .filters legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    input[type=search], select, button { font: inherit; font-size: 0.875rem; color: inherit; background: var(--surface);
      border: 1px solid var(--line); border-radius: 7px; padding: 0.35rem 0.6rem; max-width: 14rem; }
    input[type=search] { flex: 1 1 14rem; max-width: 22rem; }
    button { cursor: pointer; }
    button:hover { border-color: var(--soft); }
    .box { font-size: 0.875rem; padding: 0.3rem 0.65rem; border-radius: 99px; border: 1px solid var(--line);
      cursor: pointer; white-space: nowrap; }
    .box input { accent-color: currentColor; margin: 0; margin-inline-end: 0.35em; vertical-align: -0.1em; }
    .box input:focus-visible { outline: none; }
    .box:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
    .box.error:has(:checked) { background: var(--error-soft); color: var(--error); }
    .box.warning:has(:checked) { background: var(--warning-soft); color: var(--warning); }
    .box.note:has(:checked) { background: var(--note-soft); color: var(--note); }
    .shown { margin-inline-start: auto; color: var(--soft); font-size: 0.875rem; }
    .none { padding: 3rem; text-align: center; color: var(--soft); }
    @media (max-width: 52rem) { .filters { position: static; } }
    @media print { .filters { display: none; } }

    """

  private static let cards = """
    .cards { display: grid; gap: 1.25rem; }
    .card { display: grid; grid-template-columns: minmax(17rem, 24rem) 1fr; gap: 2rem; padding: 1.5rem;
      background: var(--surface); border: 1px solid var(--line); border-radius: 12px; scroll-margin-top: 5rem;
      content-visibility: auto; contain-intrinsic-size: auto 24rem; break-inside: avoid; }
    @media (max-width: 52rem) { .card { grid-template-columns: 1fr; gap: 1rem; padding: 1rem; } }
    .card:target, .card.current { border-color: var(--soft); }
    .words { display: grid; gap: 0.75rem; align-content: start; min-width: 0; }
    .kind { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: baseline; font-size: 0.8125rem; color: var(--soft); }
    .badge { padding: 0.05rem 0.5rem; border-radius: 99px; font-weight: 600; }
    .error .badge { background: var(--error-soft); color: var(--error); }
    .warning .badge { background: var(--warning-soft); color: var(--warning); }
    .note .badge { background: var(--note-soft); color: var(--note); }
    .tag { padding: 0 0.45rem; border: 1px dashed var(--soft); border-radius: 99px; }
    .link { margin-inline-start: auto; text-decoration: none; padding: 0 0.35rem; }
    h3 { font-size: 1.125rem; font-weight: 600; line-height: 1.4; overflow-wrap: anywhere; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 0.15rem 0.75rem; font-size: 0.875rem; }
    dt { color: var(--soft); }
    .measure { display: grid; gap: 0.2rem; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
    .measure p { display: grid; grid-template-columns: 2.75rem 1fr 5rem; gap: 0.5rem; align-items: center; }
    .measure .label { color: var(--soft); }
    .measure .length { text-align: end; }
    .measure .bar { display: block; height: 0.5rem; border-radius: 2px; background: var(--soft); opacity: 0.45; }
    .measure .needs .bar { background: currentColor; opacity: 1; }
    .error .needs .bar { background: var(--error); } .warning .needs .bar { background: var(--warning); }
    .note .needs .bar { background: var(--note); }
    .measure .margin { display: block; text-align: end; font-weight: 600; }
    .chips { display: flex; flex-wrap: wrap; gap: 0.35rem; align-items: center; font-size: 0.8125rem; }
    .chips .label { color: var(--soft); margin-inline-end: 0.25rem; }
    .chip { font-size: 0.8125rem; padding: 0.05rem 0.5rem; border: 1px solid var(--line); border-radius: 5px;
      background: none; max-width: 100%; }
    .chip.fails { border-color: transparent; background: var(--line); }
    .chip.possible { border-style: dashed; border-color: var(--soft); }
    .chip.passes { color: var(--soft); }
    button.chip { text-decoration: underline; text-underline-offset: 0.2em; }
    button.chip[aria-pressed=true] { background: var(--text); color: var(--surface); text-decoration: none; }
    details { font-size: 0.875rem; }
    summary { cursor: pointer; color: var(--soft); width: fit-content; }
    details p { margin-top: 0.5rem; }

    """

  private static let pictures = """
    .pictures { display: flex; gap: 1.25rem; align-items: flex-start; min-width: 0; }
    .pictures.wide { flex-direction: column; }
    .pictures.empty { display: none; }
    .card:has(.pictures.empty) { grid-template-columns: minmax(17rem, 48rem); }
    figure { flex: 0 1 auto; min-width: 0; max-width: 100%; width: calc(var(--w, 393) * 1px); }
    .pictures:not(.wide) figure { flex: 1 1 0; max-width: 26rem; }
    .pictures.wide figure { width: 100%; max-width: 38rem; }
    figcaption { font-size: 0.8125rem; color: var(--soft); margin-bottom: 0.35rem; }
    figcaption b { color: var(--text); font-weight: 600; }
    .faulty figcaption b::before { content: ""; display: inline-block; width: 0.6em; height: 0.6em;
      margin-inline-end: 0.4em; border-radius: 2px; background: var(--mark); }
    .shot { display: block; position: relative; overflow: hidden; width: 100%; aspect-ratio: var(--w) / var(--part);
      background: #fff; border: 1px solid var(--line); border-radius: 8px; cursor: zoom-in; }
    .sheet { display: block; position: relative; }
    .sheet img { display: block; width: 100%; height: auto; }
    .mark { position: absolute; outline: 2px solid var(--mark); outline-offset: 1px; border-radius: 1px;
      background: rgb(219 20 31 / 0.08); }

    """

  private static let viewer = """
    dialog { width: 100vw; height: 100vh; max-width: none; max-height: none; border: 0; padding: 0; color: var(--text);
      background: var(--ground); }
    dialog::backdrop { background: rgb(0 0 0 / 0.6); }
    .tools { display: flex; gap: 0.5rem; align-items: center; padding: 0.6rem 1rem; height: 3.5rem;
      border-bottom: 1px solid var(--line); }
    .tools p { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
    .stage { display: flex; flex-wrap: wrap; gap: 1.5rem; justify-content: center; align-content: flex-start;
      height: calc(100vh - 3.5rem); overflow: auto; padding: 1.25rem; }
    .stage figure { flex: none; max-width: 100%;
      width: min(46vw, calc((100vh - 8.5rem) * var(--w) / var(--h))); min-width: min(20rem, 92vw); }
    .stage.wide figure { width: min(92vw, calc((50vh - 6rem) * var(--w) / var(--h))); }
    .stage .shot { aspect-ratio: var(--w) / var(--h); cursor: default; }
    .stage .sheet { margin-top: 0 !important; }
    .stage.bare .mark { display: none; }

    """
}
