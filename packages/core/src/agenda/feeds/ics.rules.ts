import { dayOf } from "../../kernel/zone.rules";

/** An entry of a calendar for other programs. Instants are UTC ISO. */
export type IcsEntry = {
  uid: string;
  title: string;
  description: string | null;
  location?: string | null;
  /** The address of a call. */
  url?: string | null;
  categories: string;
  allDay: boolean;
  start: string;
  /** Exclusive. */
  end: string;
  createdAt: string;
  updatedAt: string;
};

const FOLD_AT = 75;

/** Escapes a text value (RFC 5545 §3.3.11) and removes control characters. */
export const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/[^\P{Cc}\t]/gu, "");

/** A content line in pieces of at most 75 octets, never cut within a character. */
export function foldLine(line: string): string {
  if (line.length * 3 <= FOLD_AT) return line;
  const pieces: string[] = [];
  let [piece, octets] = ["", 0];
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > FOLD_AT) {
      pieces.push(piece);
      // The space that begins a folded line counts as one of its octets.
      [piece, octets] = [" ", 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, "");

/** An entry, folded and terminated; as one text, so that its size can be counted. */
export function entryLines(entry: IcsEntry): string {
  const { uid, title, description, location, url, categories, createdAt, updatedAt } = entry;
  return lines([
    "BEGIN:VEVENT",
    `UID:${uid}@foja.ar`,
    // Without METHOD the stamp is the last change of the entry, which keeps the feed's ETag stable.
    `DTSTAMP:${compact(updatedAt)}`,
    `CREATED:${compact(createdAt)}`,
    `LAST-MODIFIED:${compact(updatedAt)}`,
    ...spanLines(entry),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    // An address is no text: it is not escaped.
    ...(url ? [`URL:${url}`] : []),
    `CATEGORIES:${escapeText(categories)}`,
    "END:VEVENT",
  ]);
}

/** Days for an all-day entry; else instants, which each program shows in its own zone. */
function spanLines({ allDay, start, end }: IcsEntry): string[] {
  if (!allDay) {
    // An end equal to the beginning is not allowed: without one, the entry is an instant.
    return [`DTSTART:${compact(start)}`, ...(end > start ? [`DTEND:${compact(end)}`] : [])];
  }
  const day = (iso: string) => `;VALUE=DATE:${dayOf(iso).replaceAll("-", "")}`;
  return [`DTSTART${day(start)}`, `DTEND${day(end)}`];
}

/** A calendar of entries already serialised. */
export const calendar = (name: string, entries: string) =>
  `${lines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Foja//Agenda//ES",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    "X-WR-TIMEZONE:America/Argentina/Buenos_Aires",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
  ])}${entries}END:VCALENDAR\r\n`;

const lines = (content: readonly string[]) =>
  content.map((line) => `${foldLine(line)}\r\n`).join("");
