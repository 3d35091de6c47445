/** A person or a mailbox as a letter names it. */
export type Mailbox = { name: string; address: string };

/** A file of a letter, before it is kept. */
export type Part = { name: string; type: string; bytes: Uint8Array };

/** A letter as it was read. `fault`: why only its head was. */
export type Parsed = {
  headers: ReadonlyMap<string, string>;
  messageId: string | null;
  /** The letters it answers, the nearest first. */
  answers: string[];
  from: Mailbox;
  replyTo: string | null;
  to: Mailbox[];
  cc: Mailbox[];
  /** How many it went to; `to` and `cc` have the first of them. */
  recipients: number;
  subject: string;
  sentAt: string | null;
  text: string;
  html: string | null;
  /** Whether its text or HTML is longer than is kept. */
  isCut: boolean;
  parts: Part[];
  /** Files beyond those that are taken. */
  left: number;
  fault: Fault | null;
};

export type Fault = "too-large" | "too-complex" | "unreadable";

const MB = 1024 * 1024;

/** What is read of a letter. */
export const LIMITS = {
  /** Its octets as they travel. */
  octets: 25 * MB,
  /** Its MIME parts, and how deep they are nested. */
  parts: 500,
  depth: 20,
  /** Its files that are kept. */
  files: 40,
  /** Its recipients that are listed. */
  recipients: 50,
  text: 100_000,
  html: 500_000,
  headers: 256 * 1024,
} as const;

/** How many MIME parts octets hold at most: each begins with a line of its type. */
export function partsIn(octets: Uint8Array): number {
  const text = Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength).toString("latin1");
  return text.match(/^content-(?:type|disposition):/gim)?.length ?? 0;
}

/** Ids of letters in a header that lists them. */
export const idsIn = (value: string | undefined): string[] =>
  (value?.match(/<[^<>\s]{1,250}>/g) ?? []).slice(0, 50);

/**
 * Why a letter was written by no person: a program's answer, a list, or a bulk. Such a letter goes
 * into no case by itself, and is answered by nobody but a person.
 */
export function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const said = (name: string) => headers.get(name)?.trim().toLowerCase() ?? "";
  const answering = said("auto-submitted");
  if (answering && !answering.startsWith("no")) return true;
  if (/^(bulk|junk|list|auto_reply)/.test(said("precedence"))) return true;
  if (["list-id", "list-unsubscribe", "list-post", "x-autoreply"].some((one) => headers.has(one))) {
    return true;
  }
  // A report of delivery has no sender.
  return said("return-path") === "<>" || said("content-type").startsWith("multipart/report");
}

/** Whether Foja itself wrote a letter: what it mails comes back by a copy or a redirection. */
export const isOurs = (from: string, mailFrom: string): boolean =>
  from.toLowerCase() === bareAddress(mailFrom);

const bareAddress = (from: string) => (/<([^>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase();

/** The numbers of files that a subject names: «CIV 4026/2019», «Expte. 1234/2020», «SI-12345-2021». */
export function numbersIn(subject: string): string[] {
  const found = subject.match(
    /(?:\b[A-Z]{2,3}[ -]{1,2})?\b\d{1,6}[/-](?:19|20)\d{2}(?:\/[A-Z]{1,3}\d{1,3})?\b/gi,
  );
  const bare = (found ?? []).map((one) => one.replace(/^[A-Z]{2,3}[ -]{1,2}/i, ""));
  return [...new Set([...(found ?? []), ...bare])].slice(0, 8);
}
