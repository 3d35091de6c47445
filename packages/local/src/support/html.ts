const STYLE = `
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #26221b; --soft: #655e50;
  --line: #ddd5c4; --accent: #7a2e1f; --on-accent: #fffaf0; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1a15; --ink: #ece5d7; --soft: #b1a793;
  --line: #433c31; --accent: #eaa48f; --on-accent: #1d1a15; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.55 ui-sans-serif, system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 600; line-height: 1.25; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; border-top: 1px solid var(--line);
  padding-top: 1.5rem; }
a { color: var(--accent); text-underline-offset: .15em; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .6rem .75rem .6rem 0; text-align: start;
  vertical-align: top; }
th { color: var(--soft); font-size: .875rem; font-weight: 500; }
.scroll { overflow-x: auto; }
.code { font: 600 1.35rem/1.2 ui-monospace, monospace; letter-spacing: .12em; }
.soft { color: var(--soft); font-size: .875rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
label { display: block; margin-bottom: .25rem; } label.inline { display: inline; }
input:not([type=checkbox]) { width: 100%; max-width: 24rem; padding: .5rem .65rem; font: inherit;
  color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: 6px; }
button { min-height: 2.25rem; padding: .3rem .9rem; font: inherit; cursor: pointer;
  border: 1px solid var(--accent); border-radius: 6px; background: var(--accent);
  color: var(--on-accent); }
button.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** A page of the local tools, from a title and a body that are already escaped. */
export function htmlPage(title: string, body: string, lang = "en"): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for a page or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
