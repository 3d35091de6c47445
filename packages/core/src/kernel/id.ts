import { createHash, randomInt } from "node:crypto";
import { decodeTime, monotonicFactory, ulid } from "ulid";
import { now } from "./clock";
import { RECORD_PREFIXES } from "./record-kinds.rules";

const PREFIXES = {
  user: "usr",
  registration: "reg",
  session: "ses",
  invitation: "ivt",
  passkey: "pky",
  key: "key",
  remembered: "rem",
  ...RECORD_PREFIXES,
  escritoTemplate: "mod",
  attachment: "att",
  mail: "mai",
  skill: "ski",
  alert: "alr",
  conversation: "cnv",
  message: "msg",
  causa: "cau",
  novedad: "nov",
  reservation: "rsv",
  ledgerEntry: "led",
  installment: "ins",
  invoice: "inv",
  subscriber: "sub",
  template: "tpl",
  campaign: "cam",
  consultation: "cst",
  export: "exp",
  erasure: "era",
  caseImport: "imp",
  bundle: "bun",
  webhook: "whk",
  delivery: "whd",
  // None is minted: what a case may lose goes by the case's id.
  losing: "los",
  proposal: "prp",
  clientLink: "cln",
  notice: "ntc",
  courtAct: "act",
} as const;

/** The kinds of records that have an id. */
export type IdKind = keyof typeof PREFIXES;

type Minter = (time: number) => string;

let minter: Minter | undefined;

/** The most instants in use at once: the clock's own, and those that jobs run as of. */
const INSTANTS = 16;

/**
 * Makes ULIDs that sort by creation within each instant. Each instant has its own factory: a single
 * one never goes back, so one call with a future date would put every later id in the future.
 */
function systemMinter(): Minter {
  const factories = new Map<number, Minter>();
  return (time) => {
    const factory = factories.get(time) ?? monotonicFactory(random);
    factories.delete(time);
    factories.set(time, factory);
    const [oldest] = factories.keys();
    if (factories.size > INSTANTS && oldest !== undefined) factories.delete(oldest);
    return factory(time);
  };
}

/** A number in [0, 1), of 32 unguessable bits. An id asks for 16, which `randomInt` has in store. */
const random = () => randomInt(2 ** 32) / 2 ** 32;

/** Makes an id, `<prefix>_<ULID>`: sortable by creation, unguessable in its last 80 bits. */
export function newId(kind: IdKind): string {
  minter ??= systemMinter();
  return withPrefix(kind, minter(now()));
}

const withPrefix = (kind: IdKind, body: string) => `${PREFIXES[kind]}_${body}`;

/**
 * The id derived from a cause, the same each time: its time, and 80 bits of the hash of `cause`.
 */
export function derivedId(kind: IdKind, time: number, cause: string): string {
  const seed = createHash("sha256").update(cause).digest();
  let at = 0;
  return withPrefix(
    kind,
    ulid(time, () => (seed[at++ % seed.length] ?? 0) / 256),
  );
}

/** When the first id that a text names was made, in ms. Throws where it names none. */
export function timeIn(text: string): number {
  const found = /[a-z]{3}_([0-9A-HJKMNP-TV-Z]{26})/.exec(text)?.[1];
  if (!found) throw new Error("a key without the id of what it is made from");
  return decodeTime(found);
}

/** Whether `text` has the shape of an id of that kind; a wrong one is "not found". */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = PREFIXES[kind];
  return text.length === prefix.length + 27 && ID.test(text) && text.startsWith(`${prefix}_`);
}

const ID = /^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Replaces how ids are made; without an argument, restores the system's. For tests. */
export function setIds(replacement?: Minter): void {
  minter = replacement;
}
