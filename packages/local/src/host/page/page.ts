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

/** The developer's page: the mails sent, the scheduled jobs, and the changes that failed. */
export function localPage(content: PageContent): string {
  const sections = [
    intro(content.logins),
    inboxSection(content.messages),
    jobsSection(content.jobs),
    deadLetterSection(content.deadLetters),
  ];
  return htmlPage("Foja on this machine", sections.join("\n"));
}

function intro(logins: Login[]): string {
  const rows = logins.map(({ email, password, what }) => row([what, email, password]));
  const access = rows.length > 0 ? table(["Account", "E-mail", "Password"], rows) : "";
  const other = logins.slice(0, 1).map(googleLine).join("");
  return `<h1>Foja on this machine</h1>
<p>The mails that Foja sent, its scheduled jobs, and the changes that failed. Times are those of
Buenos Aires. <a href="/">Open Foja</a> or <a href="/login">sign in</a>.</p>${access}${other}`;
}

/** The line with the page that edits a person's calendar on Google's side. */
function googleLine({ email }: Login): string {
  const address = `/_local/google/calendars/${encodeURIComponent(email)}`;
  return `<p>Google Calendar, as its owner edits it there: <a href="${address}">${escapeHtml(email)}</a>, and
any other account by its e-mail at the end of that address.</p>`;
}

function inboxSection(messages: Message[]): string {
  const rows = messages.map(mailRow);
  return section("Mails", rows, ["Code", "To", "Subject", "Time"], "None was sent yet.");
}

function mailRow(message: Message): string {
  const subject = `<a href="/_local/inbox/${message.id}">${escapeHtml(message.subject)}</a>`;
  const code = codeIn(message.text);
  return rawRow([codeMark(code), escapeHtml(message.to), subject, time(message.sentAt)]);
}

function codeMark(code: string | undefined): string {
  return code ? `<span class="code">${code}</span>` : "";
}

/** The six-digit code in the text of a mail; undefined when there is none. */
export function codeIn(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
}

function jobsSection(jobs: Job[]): string {
  const rows = jobs.map(jobRow);
  const heads = ["Job", "Action", "Schedule (UTC)", "Last run", "Result"];
  return section("Scheduled jobs", rows, heads, "There are none.");
}

function jobRow(job: Job): string {
  const run = `<form method="post" action="/_local/jobs/${job.name}/run">
<button aria-label="Run now: ${job.name}">Run now</button></form>`;
  const last = job.lastRun ? time(job.lastRun) : "Never";
  return rawRow([job.name, run, escapeHtml(job.schedule), last, escapeHtml(outcome(job))]);
}

function outcome({ last }: Job): string {
  if (!last) return "";
  return last.ok ? `Done: ${JSON.stringify(last.result ?? null)}` : `Failed: ${last.error}`;
}

function deadLetterSection(letters: DeadLetter[]): string {
  const rows = [...letters].reverse().slice(0, 50).map(letterRow);
  const heads = ["Time", "Consumer", "Tries", "Reason"];
  return section("Failed changes", rows, heads, "There are none.");
}

function letterRow({ at, consumer, tries, reason }: DeadLetter): string {
  return rawRow([time(at), escapeHtml(consumer), String(tries), escapeHtml(reason)]);
}

/** The page of one mail: its text, and a link to its HTML. */
export function mailPage(message: Message): string {
  const subject = escapeHtml(message.subject);
  const code = codeIn(message.text);
  return htmlPage(
    subject,
    `<p><a href="/_local/">Back</a></p>
<h1>${subject}</h1>
<p class="soft">From ${escapeHtml(message.from)} to ${escapeHtml(message.to)}, ${time(message.sentAt)}</p>
${code ? `<p>${codeMark(code)}</p>` : ""}
${message.html ? `<p><a href="/_local/inbox/${message.id}/html">View as the reader sees it</a></p>` : ""}
<pre>${escapeHtml(message.text)}</pre>`,
  );
}

function section(title: string, rows: string[], heads: string[], empty: string): string {
  return `<h2>${title}</h2>${rows.length > 0 ? table(heads, rows) : `<p>${empty}</p>`}`;
}

/** A table that scrolls by itself when it is wide, also with the keyboard. */
function table(heads: string[], rows: string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<div class="scroll" tabindex="0" role="group" aria-label="${heads[0]}: table">
<table><thead><tr>${head}</tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
}

function row(cells: string[]): string {
  return rawRow(cells.map(escapeHtml));
}

function rawRow(cells: string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

const CLOCK = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "short",
  timeStyle: "medium",
  hour12: false,
  timeZone: "America/Argentina/Buenos_Aires",
});

function time(iso: string): string {
  return `<time datetime="${iso}">${CLOCK.format(new Date(iso))}</time>`;
}
