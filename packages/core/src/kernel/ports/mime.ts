import { randomUUID } from "node:crypto";

export type MimeLetter = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

const LINE = "\r\n";

/** A letter with headers of its own, as the bytes that travel (RFC 5322, 2045, 2047). */
export function mimeOf({ from, to, subject, text, html, headers }: MimeLetter): string {
  const boundary = `foja-${randomUUID()}`;
  const lines = {
    From: from,
    To: to,
    Subject: encodedWords(subject),
    "MIME-Version": "1.0",
    ...headers,
    "Content-Type": `multipart/alternative; boundary="${boundary}"`,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${onOneLine(value)}`);
  return [
    ...head,
    "",
    part(boundary, "text/plain", text),
    part(boundary, "text/html", html),
    `--${boundary}--`,
    "",
  ].join(LINE);
}

/** Folded lines are ours alone: what was given may not begin another header. */
const onOneLine = (value: string) => value.replace(/[\r\n]+(?! =\?)/g, " ");

function part(boundary: string, type: string, body: string): string {
  const encoded = Buffer.from(body).toString("base64").replace(/.{76}/g, `$&${LINE}`);
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=UTF-8`,
    "Content-Transfer-Encoding: base64",
    "",
    encoded,
  ].join(LINE);
}

/** At most 45 bytes each: an encoded word may be 75 characters long. */
const WORD_BYTES = 45;

function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = [""];
  for (const letter of text) {
    const longer = `${words.at(-1)}${letter}`;
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`)
    .join(`${LINE} `);
}
