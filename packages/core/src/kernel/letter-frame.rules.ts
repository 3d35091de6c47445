/** A letter without an address: its subject, its plain text and its HTML. */
export type Words = { subject: string; text: string; html: string };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[\r\n]+/g, " ");

/** Text on one line, single spaces: subjects are written by people. */
export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * A name in a letter, on one line and without what mail programs make a link of: one stored before
 * `fields.schema` refused that must not become one.
 */
export const nameInLetter = (name: string) =>
  oneLine(name.replace(/:\/\/+/g, " ").replace(/\bwww\./gi, "www "));

/** The content of a letter, in reading order. */
export type Letter = {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** Lists, each under its own title. */
  groups?: { title: string; lines: string[] }[];
  /** A code to read at a glance. */
  code?: string;
  link?: Link;
  closing?: string;
  /** Links to what else can be done about such letters. */
  also?: Link[];
};

export type Link = { label: string; url: string };

/**
 * Renders a letter in the application's layout, as plain text and as HTML. Tables and inline
 * styles, because mail programs support little else.
 */
export function compose({
  subject,
  paragraphs,
  groups = [],
  code,
  link,
  closing,
  also = [],
}: Letter): Words {
  const text = [
    ...paragraphs,
    ...groups.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join("\n")),
    ...(code ? [`    ${code}`] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...(closing ? [closing] : []),
    ...also.map(({ label, url }) => `${label}: ${url}`),
    "Foja",
  ].join("\n\n");
  const p = (body: string) => `<p style="margin:0 0 16px">${body}</p>`;
  const body = [
    ...paragraphs.map((paragraph) => p(escapeHtml(paragraph))),
    ...groups.map(listed),
    code ? `<p style="${CODE}">${escapeHtml(code)}</p>` : "",
    link ? p(anchor(link, LINK)) : "",
    ...(closing ? [foot(escapeHtml(closing))] : []),
    ...(also.length > 0 ? [foot(also.map((one) => anchor(one, FOOT_LINK)).join(" · "))] : []),
  ].join("\n");
  return { subject: oneLine(subject), text, html: page(oneLine(subject), body) };
}

const anchor = ({ label, url }: Link, style: string) =>
  `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;

const foot = (body: string) =>
  `<p style="margin:24px 0 0;color:#5c554b;font-size:13px">${body}</p>`;

function listed({ title, lines }: { title: string; lines: string[] }): string {
  const items = lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join("");
  return `<h2 style="margin:24px 0 8px;font-size:15px">${escapeHtml(title)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`;
}

const CODE =
  "margin:24px 0;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:#1f1b16";
const LINK = "color:#1d4d6b;font-weight:600";
const FOOT_LINK = "color:#5c554b";

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f6f2ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fffdf8;border:1px solid #ddd5c7;border-radius:6px">
<tr><td style="padding:24px 32px 0;font:500 22px Georgia,serif;color:#1f1b16">Foja</td></tr>
<tr><td style="padding:16px 32px 32px;font:15px/1.55 system-ui,-apple-system,Segoe UI,sans-serif;color:#1f1b16">
${body}
</td></tr></table></td></tr></table>
</body></html>`;
}
