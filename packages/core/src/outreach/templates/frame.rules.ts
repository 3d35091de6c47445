/** The sender: the name and postal address shown in the frame. */
export type Sender = { name: string; address: string; url: string };

/** The foot of a mail, different for each reader. */
export type Foot = {
  /** The page to unsubscribe. */
  unsubscribeUrl: string;
  /** The page to get fewer mails. */
  preferencesUrl?: string;
  /** A note on this copy: that it is a test. */
  viewNote?: string;
};

/**
 * The sentences of every advertising mail: ley 25.326 (art. 27 inc. 3) and decreto 1558/2001 (annex
 * I, art. 27, third paragraph), which Disposición DNPDP 4/2009 (art. 1) requires to transcribe.
 */
const LAW = [
  "El titular podrá en cualquier momento solicitar el retiro o bloqueo de su nombre de los bancos de datos a los que se refiere el presente artículo (ley 25.326, artículo 27, inciso 3).",
  "En toda comunicación con fines de publicidad que se realice por correo, teléfono, correo electrónico, Internet u otro medio a distancia a conocer, se deberá indicar, en forma expresa y destacada, la posibilidad del titular del dato de solicitar el retiro o bloqueo, total o parcial, de su nombre de la base de datos. A pedido del interesado, se deberá informar el nombre del responsable o usuario del banco de datos que proveyó la información (decreto 1558/2001, anexo I, artículo 27, tercer párrafo).",
];

export const MARK = "Publicidad";
const REMOVAL =
  "Podés pedir en cualquier momento, sin costo ni explicaciones, el retiro o bloqueo total o parcial de tus datos:";
const LEAVE = "Dejar de recibir estos mails";
const FEWER = "Recibir menos";

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

type Body = { subject: string; preheader: string; html: string };

/** A whole HTML mail: a template's body, within a frame that no template can change. */
export function framedHtml(body: Body, foot: Foot, sender: Sender): string {
  const link = (label: string, url: string) =>
    `<a class="foja-soft" href="${escaped(url)}" style="color:#5c554b">${escaped(label)}</a>`;
  const links = [
    link(LEAVE, foot.unsubscribeUrl),
    ...(foot.preferencesUrl ? [link(FEWER, foot.preferencesUrl)] : []),
  ].join(" · ");
  const note = foot.viewNote
    ? `<p class="foja-soft" style="${SOFT}"><b>${escaped(foot.viewNote)}</b></p>`
    : "";
  return `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(body.subject)}</title><style>${STYLE}</style></head>
<body class="foja-back" style="margin:0;padding:0;background-color:#f6f2ea">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escaped(body.preheader)}${"&#8199;&#847; ".repeat(body.preheader ? 60 : 0)}</div>
<table role="presentation" class="foja-back" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f6f2ea"><tr><td align="center" class="foja-out" style="padding:24px 16px">
<table role="presentation" class="foja-sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;table-layout:fixed;background-color:#fffdf8;border:1px solid #ddd5c7;border-radius:6px">
<tr><td class="foja-in" style="padding:20px 32px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="foja-ink" style="font:500 22px Georgia,serif;color:#1f1b16">Foja</td><td class="foja-soft" align="right" style="${MARK_STYLE}">${MARK}</td></tr></table></td></tr>
<tr><td class="foja-in foja-body" style="padding:16px 32px 24px;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#1f1b16;overflow-wrap:break-word;word-break:break-word">
${body.html}
</td></tr>
<tr><td class="foja-in foja-foot" style="padding:16px 32px 24px;border-top:1px solid #ddd5c7">
${note}<p class="foja-soft" style="${SOFT}">${MARK}. Te escribe ${escaped(sender.name)}, ${escaped(sender.address)} (<a class="foja-soft" href="${escaped(sender.url)}" style="color:#5c554b">${escaped(new URL(sender.url).host)}</a>).</p>
<p class="foja-soft" style="${SOFT}"><b>${REMOVAL}</b> ${links}</p>
${LAW.map((one) => `<p class="foja-soft" style="${SMALL}">${escaped(one)}</p>`).join("\n")}
</td></tr></table></td></tr></table>
</body></html>`;
}

/** Like `framedHtml`, as plain text. */
export function framedText(text: string, foot: Foot, sender: Sender): string {
  return [
    MARK,
    text.trim(),
    "--",
    ...(foot.viewNote ? [foot.viewNote] : []),
    `${MARK}. Te escribe ${sender.name}, ${sender.address} (${sender.url}).`,
    `${REMOVAL}\n${LEAVE}: ${foot.unsubscribeUrl}`,
    ...(foot.preferencesUrl ? [`${FEWER}: ${foot.preferencesUrl}`] : []),
    ...LAW,
  ].join("\n\n");
}

const SOFT =
  "margin:0 0 8px;font:13px/1.5 system-ui,-apple-system,Segoe UI,sans-serif;color:#5c554b";
const SMALL =
  "margin:8px 0 0;font:11px/1.45 system-ui,-apple-system,Segoe UI,sans-serif;color:#5c554b";
const MARK_STYLE =
  "font:600 12px system-ui,-apple-system,Segoe UI,sans-serif;color:#5c554b;letter-spacing:0.04em";

/** Styles for narrow screens and dark mode, where a template's colours are dropped but buttons'. */
const STYLE = `
.foja-image{max-width:100%!important;height:auto!important}
.foja-body img{max-width:100%!important;height:auto!important}
.foja-body table{max-width:100%!important}
@media (max-width:480px){
.foja-out{padding:0!important}
.foja-in{padding-left:20px!important;padding-right:20px!important}
.foja-col{display:block!important;width:100%!important;box-sizing:border-box!important;padding-left:0!important;padding-right:0!important}
}
@media (prefers-color-scheme:dark){
.foja-back{background-color:#14120f!important}
.foja-sheet{background-color:#1d1a16!important;border-color:#3a342b!important}
.foja-foot{border-color:#3a342b!important}
.foja-ink,.foja-body,.foja-body *{color:#ece6da!important}
.foja-body *{background-color:transparent!important}
.foja-body a{color:#9cc7e4!important}
.foja-body .foja-button{background-color:#ece6da!important;color:#1d1a16!important;border-color:#ece6da!important}
.foja-body .foja-button *{color:#1d1a16!important}
.foja-body .foja-line{background-color:transparent!important;color:#ece6da!important;border-color:#ece6da!important}
.foja-body .foja-line *{color:#ece6da!important}
.foja-body hr{border-color:#3a342b!important}
.foja-soft{color:#b5ab9b!important}
}`;
