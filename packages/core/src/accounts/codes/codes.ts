import { randomBytes } from "node:crypto";
import { again } from "../../kernel/again";
import { now } from "../../kernel/clock";
import { isSame } from "../../kernel/digest";
import {
  aside,
  commit,
  get,
  insert,
  isStale,
  put,
  remove,
  replace,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { macOf, macsOf } from "../../kernel/secrets";
import { type Code, type CodeItem, type CodePurpose, codeKey, toItem } from "./code.item";

export type { Code } from "./code.item";

const LIFE_MS = 10 * 60 * 1000;
const TRIES = 5;

/** A new code, valid for ten minutes and five tries. */
const fresh = (): Code => ({
  nonce: randomBytes(16).toString("base64url"),
  tries: 0,
  ownTries: 0,
  expiresAt: now() + LIFE_MS,
});

/** Whether a code has not expired, and has tries left of both kinds. */
const isLive = ({ tries, ownTries, expiresAt }: Code): boolean =>
  Math.max(tries, ownTries) < TRIES && expiresAt > now();

/** The code to mail: a live one for ten more minutes with the same tries, or a new one. */
export function renewed(code: Code | null | undefined): Code {
  if (!code || !isLive(code)) return fresh();
  const { nonce, tries, ownTries } = code;
  return { nonce, tries, ownTries, expiresAt: now() + LIFE_MS };
}

/** The code with one more try counted; `own` in a browser that it belongs to. */
export const tried = (code: Code, own: boolean): Code =>
  own ? { ...code, ownTries: code.ownTries + 1 } : { ...code, tries: code.tries + 1 };

/**
 * The six digits of a code: an HMAC with the stage's key, so that a copy of the table does not
 * reveal them, and a letter can be sent again with the same digits.
 */
export const digits = async (subject: string, code: Code): Promise<string> =>
  sixOf(await macOf(said(subject, code)));

const said = (subject: string, { nonce }: Code): string => `code\n${subject}\n${nonce}`;

const sixOf = (mac: Buffer): string => String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

/** The digits that somebody typed; `own` in a browser that the code belongs to. */
export type Typed = { digits: string; own: boolean };

/** Whether the typed digits are those of a valid code, counting this try. */
export async function equals(subject: string, code: Code, typed: Typed): Promise<boolean> {
  // A letter sent before the stage's key was changed has the digits of the earlier key.
  const good = (await macsOf(said(subject, code))).map(sixOf);
  if (!good.some((one) => isSame(typed.digits, one))) return false;
  return (typed.own ? code.ownTries : code.tries) <= TRIES && code.expiresAt > now();
}

/** What a code is for: its person and purpose and, for one that is of an address, the address. */
const subjectOf = (userId: string, purpose: CodePurpose, address?: string) =>
  [purpose, userId, ...(address === undefined ? [] : [address])].join("\n");

/**
 * The digits of a person's code, for a letter: see `renewed`. Two letters at once have the same. A
 * code of one `address` is replaced by that of another.
 */
export async function issue(
  userId: string,
  purpose: CodePurpose,
  address?: string,
): Promise<string> {
  const own = subjectOf(userId, purpose, address);
  const { subject, ...code } = await again(async () => {
    const item = await get<CodeItem>(codeKey(userId, purpose));
    const code = renewed(address === undefined || item?.subject === own ? item : undefined);
    const kept = item && code.nonce === item.nonce;
    const next = { ...code, subject: kept ? item.subject : own };
    const written = toItem(userId, purpose, next);
    await commit(item ? replace(written, item) : insert(written));
    return next;
  }, isStale);
  return digits(subject, code);
}

/** Lets the digits of one subject also be used for a person's purpose, for ten minutes. */
export const carryOver = (
  userId: string,
  purpose: CodePurpose,
  subject: string,
  { nonce }: Code,
): Write => put(toItem(userId, purpose, { ...fresh(), nonce, subject }));

/**
 * Checks a person's code, counting the try before comparing; without a code or a person it writes
 * as much. Returns the write that uses the code up, for the commit of its action: of two at once
 * one succeeds. Throws `auth.invalid_code`, the same for wrong, used, expired and never issued, and
 * for one that was mailed to another address than `address`.
 */
export async function check(
  userId: string,
  purpose: CodePurpose,
  typed: Typed,
  address?: string,
): Promise<Write> {
  const item = await get<CodeItem>(codeKey(userId, purpose));
  const none = toItem("nobody", purpose, { ...fresh(), subject: "nobody" });
  const counted = item ? { ...item, ...tried(item, typed.own) } : none;
  // A try that was refused is no act: it takes no entry of the audit along.
  const written = await aside(() => tryCommit(item ? replace(counted, item) : put(none)));
  const isOfIt = address === undefined || counted.subject === subjectOf(userId, purpose, address);
  const right = (await equals(counted.subject, counted, typed)) && isOfIt;
  if (!item || written !== "written" || !right) throw notValid();
  return remove({ ...counted, version: item.version + 1 }, notValid);
}

/** The error of invalid digits, whatever the reason. */
export const notValid = () =>
  new AppError("auth.invalid_code", "El código no es válido o venció. Pedí uno nuevo.", {
    details: [{ path: "code", message: "El código no es válido o venció" }],
  });
