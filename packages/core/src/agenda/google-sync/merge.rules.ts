import type { GoogleEvent } from "../../kernel/ports/calendar-event.rules";
import { colorIdOf } from "./colors.rules";
import { PARTS, type Part, WORDS, type Words } from "./mapping.rules";

/** A short hash of each part: it shows whether the part changed without storing it twice. */
export type Prints = Record<Exclude<Part, "where">, string> & {
  /** What was agreed before places were sent lacks it. */
  where?: string;
};

/** A hash of 53 bits, after cyrb53: enough to notice a change. */
function hash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

const whereHash = (place = "", link = "") => hash(`${place} ${link}`);
const NOWHERE = whereHash();

function printsOf(words: Words, color: string): Prints {
  const { title, description, allDay, start, end, place, link } = words;
  return {
    title: hash(title),
    description: hash(description ?? ""),
    when: hash(`${allDay} ${start} ${end}`),
    where: whereHash(place ?? "", link ?? ""),
    color,
  };
}

/** The hashes of an event as stored here. */
export const ourPrints = (event: Words & { color: string | null }): Prints =>
  printsOf(event, event.color ?? "");

/** The hashes of an event as Google has it. */
export const theirPrints = (words: Words, event: GoogleEvent): Prints =>
  printsOf(words, event.colorId ?? "");

/** The parts that differ. */
export const changedParts = (before: Prints, after: Prints): Part[] =>
  PARTS.filter((part) => printOf(before, part) !== printOf(after, part));

/** What was agreed before places were sent had none. */
const printOf = (prints: Prints, part: Part) =>
  part === "where" ? (prints.where ?? NOWHERE) : prints[part];

/** The last synchronised state: hashes of Google's version and of the one here. */
export type Agreed = { seen: Prints; ours: Prints };

/** Which side changed which parts of an event. */
export type Merge = { theirs: Part[]; ours: Part[]; both: Part[] };

/**
 * Compares both sides with the last synchronised state. Parts hidden at Google are not read from
 * there; those that both changed to the same value count as no difference.
 */
export function mergeOf(
  agreed: Agreed,
  now: { ours: Prints; theirs: Prints; hidden: boolean; color: string | null },
): Merge {
  const secret = now.hidden ? WORDS : [];
  const there = changedParts(agreed.seen, now.theirs).filter((part) => !secret.includes(part));
  const here = changedParts(agreed.ours, now.ours);
  const isAlike = (part: Part) =>
    part === "color"
      ? (colorIdOf(now.color) ?? "") === now.theirs.color
      : now.ours[part] === now.theirs[part];
  const both = there.filter((part) => here.includes(part) && !isAlike(part));
  return {
    theirs: there.filter((part) => !here.includes(part)),
    ours: here.filter((part) => !there.includes(part)),
    both,
  };
}

/** Private properties that identify the event of Foja's, and its state when it was sent. */
export type Mark = { event: string; version: string; seen: string; ours: string };

const packed = (prints: Prints) => PARTS.map((part) => printOf(prints, part)).join(" ");

/** The colour comes last: "" where there is none. Older marks have no place. */
function unpacked(text: string | undefined): Prints | undefined {
  const [title, description, when, ...rest] = (text ?? "").split(" ");
  const [where, color] = rest.length > 1 ? rest : [undefined, rest[0]];
  if (!title || !description || !when || color === undefined) return undefined;
  return { title, description, when, where, color };
}

/** The mark of an event that is sent. */
export const markOf = (eventId: string, version: number, { seen, ours }: Agreed): Mark => ({
  event: eventId,
  version: String(version),
  seen: packed(seen),
  ours: packed(ours),
});

/** The synchronised state in the mark of an event of Google's, with the version that was sent. */
export function readMark(
  event: GoogleEvent,
): { event: string; version: number; agreed: Agreed } | undefined {
  const mark = event.extendedProperties?.private;
  const [seen, ours] = [unpacked(mark?.seen), unpacked(mark?.ours)];
  if (!mark?.event || !seen || !ours) return undefined;
  return { event: mark.event, version: Number(mark.version), agreed: { seen, ours } };
}

/** Whether a number of deletions is too large to apply without asking a person. */
export const isTooMany = (deletions: number, of: number): boolean =>
  deletions > 10 && deletions > of / 5;
