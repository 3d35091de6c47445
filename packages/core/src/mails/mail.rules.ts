/** A letter's words, before it has an address. */
export type Words = { subject: string; text: string; html: string };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[\r\n]+/g, " ");

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

type Letter = {
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** Lists, each under its own title. */
  groups?: { title: string; lines: string[] }[];
  /** A code to read at a glance. */
  code?: string;
  link?: Link;
  closing?: string;
  /** What else can be done about letters like it. */
  also?: Link[];
};

type Link = { label: string; url: string };

// Tables and inline styles: what mail programs still understand. Light colours, readable without.
function compose({
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

const preferencesLink = (url: string): Link => ({ label: "Elegir de qué te avisamos", url });

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

/** The letter with the code that opens a new account. */
export function verificationLetter({
  name,
  code,
  url,
}: {
  name: string;
  code: string;
  url: string;
}) {
  return compose({
    subject: `${code} es tu código de Foja`,
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
      "Para terminar de abrir tu cuenta escribí este código. Vale por 10 minutos.",
    ],
    code,
    link: { label: "Escribir el código", url },
    closing: "Si no abriste una cuenta en Foja, no hace falta que hagas nada.",
  });
}

/** The letter with the code that allows a new password. */
export function resetLetter({ name, code, url }: { name: string; code: string; url: string }) {
  return compose({
    subject: `${code} es tu código para cambiar la contraseña`,
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
      "Pediste una contraseña nueva. Escribí este código para elegirla. Vale por 10 minutos.",
    ],
    code,
    link: { label: "Elegir la contraseña", url },
    closing: "Si no la pediste, tu contraseña sigue siendo la misma y podés ignorar este mensaje.",
  });
}

/** The letter that tells of an entry from a device never seen before. `when` is already worded. */
export function newSignInLetter(seen: {
  name: string;
  device: string;
  address: string;
  when: string;
  url: string;
}) {
  return compose({
    subject: "Nuevo ingreso a tu cuenta de Foja",
    paragraphs: [
      `Hola, ${oneLine(seen.name)}.`,
      `Entraron a tu cuenta el ${seen.when} desde ${oneLine(seen.device)} (dirección ${seen.address}).`,
      "Si fuiste vos, no hace falta que hagas nada.",
    ],
    link: { label: "Revisar mis sesiones", url: seen.url },
    closing: "Si no fuiste vos, cerrá esa sesión y cambiá tu contraseña cuanto antes.",
  });
}

/** The letter that tells what an alert tells, with where it leads. */
export function alertLetter(said: {
  name: string;
  primaryText: string;
  secondaryText: string | null;
  url: string;
  preferencesUrl: string;
}) {
  return compose({
    subject: said.primaryText,
    paragraphs: [
      `Hola, ${oneLine(said.name)}.`,
      said.primaryText,
      ...(said.secondaryText ? [said.secondaryText] : []),
    ],
    link: { label: "Abrir en Foja", url: said.url },
    also: [preferencesLink(said.preferencesUrl)],
  });
}

/** The letter of the morning: what falls due, and what came yesterday. */
export function digestLetter(digest: {
  name: string;
  subject: string;
  groups: { title: string; lines: string[]; more: number }[];
  url: string;
  preferencesUrl: string;
  unsubscribeUrl: string;
}) {
  return compose({
    subject: digest.subject,
    paragraphs: [`Hola, ${oneLine(digest.name)}. Esto es lo que viene.`],
    groups: digest.groups.map(({ title, lines, more }) => ({
      title,
      lines: more > 0 ? [...lines, `Y ${more} más, en Foja`] : lines,
    })),
    link: { label: "Abrir Foja", url: digest.url },
    also: [
      preferencesLink(digest.preferencesUrl),
      { label: "Dejar de recibir este resumen", url: digest.unsubscribeUrl },
    ],
  });
}
