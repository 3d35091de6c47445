import type { Address, Email } from "postal-mime";
import { type Fault, idsIn, LIMITS, type Mailbox, type Parsed, partsIn } from "./parsed.rules";

/**
 * Reads a letter as it came. One that is too large, too complex or unreadable is read as far as its
 * head, and says why: it is never refused here.
 */
export async function parsed(raw: Uint8Array): Promise<Parsed> {
  if (raw.length > LIMITS.octets) return headOnly(raw, "too-large");
  if (partsIn(raw) > LIMITS.parts) return headOnly(raw, "too-complex");
  try {
    return shown(await read(raw), null);
  } catch {
    return headOnly(raw, "unreadable");
  }
}

async function read(raw: Uint8Array): Promise<Email> {
  // Loaded where a letter is read: no other request does.
  const { default: PostalMime } = await import("postal-mime");
  return PostalMime.parse(raw, {
    // A letter within a letter is a file of it.
    forceRfc822Attachments: true,
    maxNestingDepth: LIMITS.depth,
    maxHeadersSize: LIMITS.headers,
  });
}

const BLANK_LINE = /\r?\n\r?\n/;

async function headOnly(raw: Uint8Array, fault: Fault): Promise<Parsed> {
  const start = Buffer.from(raw.subarray(0, LIMITS.headers)).toString("latin1");
  const head = start.slice(0, BLANK_LINE.exec(start)?.index ?? start.length);
  // Its parts are not looked for: without its type it is one text, which is left out.
  const plain = head.replace(/^content-type:[^\n]*(?:\n[ \t][^\n]*)*\n?/gim, "");
  try {
    return shown(await read(Buffer.from(`${plain.trimEnd()}\r\n\r\n`, "latin1")), fault);
  } catch {
    return shown({ headers: [], headerLines: [], attachments: [] }, fault);
  }
}

function shown(mail: Email, fault: Fault | null): Parsed {
  const to = mailboxes(mail.to);
  const cc = mailboxes(mail.cc);
  const text = mail.text ?? "";
  const html = mail.html ?? null;
  const isLong = (html?.length ?? 0) > LIMITS.html;
  const files = mail.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? "",
    type: mimeType,
    bytes: Buffer.from(content as ArrayBuffer),
  }));
  return {
    headers: new Map(mail.headers.map(({ key, value }) => [key, value]).reverse() as never),
    messageId: idsIn(mail.messageId)[0] ?? null,
    answers: [...new Set([...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()])],
    from: mailboxes(mail.from && [mail.from])[0] ?? { name: "", address: "" },
    replyTo: mailboxes(mail.replyTo)[0]?.address ?? null,
    to: to.slice(0, LIMITS.recipients),
    cc: cc.slice(0, LIMITS.recipients),
    recipients: to.length + cc.length,
    subject: oneLine(mail.subject ?? "", 300),
    sentAt: instantOf(mail.date),
    text: text.slice(0, LIMITS.text),
    html: isLong ? null : html,
    isCut: isLong || text.length > LIMITS.text,
    parts: files.slice(0, LIMITS.files),
    left: Math.max(0, files.length - LIMITS.files),
    fault,
  };
}

const mailboxes = (given: Address[] | undefined): Mailbox[] =>
  (given ?? [])
    .flatMap((one) => one.group ?? [one])
    .map(({ name, address }) => ({
      name: oneLine(name, 120),
      address: oneLine(address, 254).toLowerCase(),
    }))
    .filter(({ name, address }) => name !== "" || address !== "");

/** On one line, without marks that reverse or hide what is written. */
const oneLine = (text: string, most: number) =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most);

/** A date between the years that a letter may be of; null for another, and for what is none. */
function instantOf(date: string | undefined): string | null {
  const at = Date.parse(date ?? "");
  const isSane = at >= Date.UTC(1990, 0) && at < Date.UTC(2100, 0);
  return isSane ? new Date(at).toISOString() : null;
}
