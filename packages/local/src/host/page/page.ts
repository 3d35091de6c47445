import type { Message } from "../../aws/mail/inbox";
import type { Job } from "../../aws/schedules/schedules";
import type { DeadLetter } from "../../aws/streams/dead-letters";
import type { Login } from "../../seed/users";
import { escapeHtml, htmlPage } from "../../support/html";

export type PageContent = {
  logins: Login[];
  messages: Message[];
  jobs: Job[];
  deadLetters: DeadLetter[];
};

/** The page for the person developing: the mails sent, the jobs, and what could not be handled. */
export function localPage(content: PageContent): string {
  const sections = [
    intro(content.logins),
    inboxSection(content.messages),
    jobsSection(content.jobs),
    deadLetterSection(content.deadLetters),
  ];
  return htmlPage("Foja en esta máquina", sections.join("\n"));
}

function intro(logins: Login[]): string {
  const rows = logins.map(({ email, password, what }) => row([what, email, password]));
  const access = rows.length > 0 ? table(["Cuenta", "E-mail", "Contraseña"], rows) : "";
  return `<h1>Foja en esta máquina</h1>
<p>Acá ves lo que en internet no se ve: los correos que salieron y el trabajo que corre solo.
<a href="/">Abrir Foja</a> o <a href="/login">iniciar sesión</a>.</p>${access}`;
}

function inboxSection(messages: Message[]): string {
  const rows = messages.slice(0, 50).map(mailRow);
  return section(
    "Correos",
    rows,
    ["Código", "Para", "Asunto", "Hora"],
    "Todavía no salió ninguno.",
  );
}

function mailRow(message: Message): string {
  const subject = `<a href="/_local/inbox/${message.id}">${escapeHtml(message.subject)}</a>`;
  const code = codeIn(message.text);
  return rawRow([codeMark(code), escapeHtml(message.to), subject, time(message.sentAt)]);
}

function codeMark(code: string | undefined): string {
  return code ? `<span class="code">${code}</span>` : "";
}

/** The six digits that a mail carries, if it carries some. */
export function codeIn(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
}

function jobsSection(jobs: Job[]): string {
  const rows = jobs.map(jobRow);
  const heads = ["Trabajo", "Acción", "Cuándo (UTC)", "Última vez", "Resultado"];
  return section("Trabajos programados", rows, heads, "No hay ninguno.");
}

function jobRow(job: Job): string {
  const run = `<form method="post" action="/_local/jobs/${job.name}/run">
<button aria-label="Correr ahora ${job.name}">Correr ahora</button></form>`;
  const last = job.lastRun ? time(job.lastRun) : "Nunca";
  return rawRow([job.name, run, escapeHtml(job.schedule), last, escapeHtml(outcome(job))]);
}

function outcome({ last }: Job): string {
  if (!last) return "";
  return last.ok ? `Bien: ${JSON.stringify(last.result ?? null)}` : `Falló: ${last.error}`;
}

function deadLetterSection(letters: DeadLetter[]): string {
  const rows = [...letters].reverse().slice(0, 50).map(letterRow);
  const heads = ["Hora", "Consumidor", "Intentos", "Motivo"];
  return section("Cambios que nadie pudo procesar", rows, heads, "No hay ninguno.");
}

function letterRow({ at, consumer, tries, reason }: DeadLetter): string {
  return rawRow([time(at), escapeHtml(consumer), String(tries), escapeHtml(reason)]);
}

/** One mail: what it says, and the same as its reader sees it. */
export function mailPage(message: Message): string {
  const subject = escapeHtml(message.subject);
  const code = codeIn(message.text);
  return htmlPage(
    subject,
    `<p><a href="/_local/">Volver</a></p>
<h1>${subject}</h1>
<p class="soft">De ${escapeHtml(message.from)} para ${escapeHtml(message.to)}, ${time(message.sentAt)}</p>
${code ? `<p>${codeMark(code)}</p>` : ""}
${message.html ? `<p><a href="/_local/inbox/${message.id}/html">Ver como lo ve quien lo recibe</a></p>` : ""}
<pre>${escapeHtml(message.text)}</pre>`,
  );
}

function section(title: string, rows: string[], heads: string[], empty: string): string {
  return `<h2>${title}</h2>${rows.length > 0 ? table(heads, rows) : `<p>${empty}</p>`}`;
}

/** A wide table scrolls by itself, also with the keyboard. */
function table(heads: string[], rows: string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<div class="scroll" tabindex="0" role="group" aria-label="${heads[0]}: tabla">
<table><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}

function row(cells: string[]): string {
  return rawRow(cells.map(escapeHtml));
}

function rawRow(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

const CLOCK = new Intl.DateTimeFormat("es-AR", {
  dateStyle: "short",
  timeStyle: "medium",
  hour12: false,
  timeZone: "America/Argentina/Buenos_Aires",
});

function time(iso: string): string {
  return `<time datetime="${iso}">${CLOCK.format(new Date(iso))}</time>`;
}
