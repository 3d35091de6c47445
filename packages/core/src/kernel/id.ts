import { createHash, randomBytes } from "node:crypto";
import { monotonicFactory, ulid } from "ulid";
import { now } from "./clock";

const PREFIXES = {
  user: "usr",
  registration: "reg",
  session: "ses",
  folder: "fol",
  contact: "con",
  task: "tas",
  attachment: "att",
  event: "evt",
  movement: "mov",
  notification: "not",
  calculator: "cal",
  mail: "mai",
  skill: "ski",
  alert: "alr",
  causa: "cau",
  novedad: "nov",
} as const;

/** The kinds of things that have an identifier. */
export type IdKind = keyof typeof PREFIXES;

type Minter = (time: number) => string;

let minter: Minter | undefined;

function systemMinter(): Minter {
  // One byte an asked-for random: ulid wants a number in [0, 1).
  const factory = monotonicFactory(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  return (time) => factory(time);
}

/** A new identifier, `<prefix>_<ULID>`: sortable by creation, unguessable in its last 80 bits. */
export function newId(kind: IdKind): string {
  minter ??= systemMinter();
  return withPrefix(kind, minter(now()));
}

const withPrefix = (kind: IdKind, body: string) => `${PREFIXES[kind]}_${body}`;

/** The one identifier that follows from a cause: its time, and 80 bits of what `cause` says. */
export function derivedId(kind: IdKind, time: number, cause: string): string {
  const seed = createHash("sha256").update(cause).digest();
  let at = 0;
  return withPrefix(
    kind,
    ulid(time, () => (seed[at++ % seed.length] ?? 0) / 256),
  );
}

/** Whether `text` has the shape of an identifier of that kind; a wrong one is "not found". */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = PREFIXES[kind];
  return text.length === prefix.length + 27 && ID.test(text) && text.startsWith(`${prefix}_`);
}

const ID = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Replaces how identifiers are made; without an argument, back to the system's. For tests. */
export function setIds(replacement?: Minter): void {
  minter = replacement;
}
