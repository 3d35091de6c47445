import { context } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import {
  aside,
  change,
  commit,
  get,
  insert,
  isExpired,
  type Key,
  removeAny,
  replace,
  tryCommit,
  type Write,
} from "../../kernel/dynamo";
import { throttled } from "../../kernel/error";
import { networkOf } from "./network";
import {
  type AttemptsItem,
  attemptsKey,
  type BucketItem,
  bucketKey,
  bucketTtl,
  pacedKey,
  toAttemptsItem,
} from "./throttle.item";
import { BUCKET, waitAfter } from "./throttle.rules";

/** The purpose of an attempt: each counts its own failures. */
export type Purpose = "login" | "verify" | "reset" | "password" | "factor" | "client";

const tooMany = (waitMs: number) => throttled("Demasiados intentos", waitMs);

/**
 * Counts an attempt BEFORE it is evaluated, under the version that was read: of a thousand
 * simultaneous guesses only as many are evaluated as failures are left. Success clears it. Throws
 * `request.throttled` with the seconds to wait.
 */
export async function reserve(purpose: Purpose, account: string): Promise<void> {
  const key = attemptsKey(purpose, account);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await reserveOnce(key)) return;
    // Another attempt on this account was written first: try again.
  }
  throw tooMany(1000);
}

const TRIES = 4;

async function reserveOnce(key: Key): Promise<boolean> {
  const standing = await get<AttemptsItem>(key);
  const read = isExpired(standing, now()) ? undefined : standing;
  const waitMs = (read?.waitUntil ?? 0) - now();
  if (waitMs > 0) throw tooMany(waitMs);
  const failures = (read?.failures ?? 0) + 1;
  const next = toAttemptsItem(key, { failures, waitUntil: now() + waitAfter(failures) }, 1, now());
  const write = standing ? replace(next, standing) : insert(next);
  return (await aside(() => tryCommit(write))) === "written";
}

/** The key of an account's tries: those of a known device are counted separately. */
export const from = (account: string, device?: string): string =>
  device === undefined ? account : `${account}\n${device}`;

/** Clears an account's failures, in the commit of the attempt that succeeded. */
export function clear(purpose: Purpose, account: string): Write {
  return removeAny(attemptsKey(purpose, account));
}

/** Takes one attempt from the bucket of the caller's network. Throws `request.throttled`. */
export const drip = (): Promise<void> => take(bucketKey(networkOf(context().address)), BUCKET);

/**
 * Counts a wrong token that the caller's network showed: thirty at once, and one a second. A right one
 * is not counted, since those of mail providers all come from one network. Throws `request.throttled`.
 */
export const guess = (purpose: string): Promise<void> => takeFromCaller(`guess-${purpose}`, BUCKET);

/** A bucket's capacity, and the ms until one more is added. */
type Bucket = { size: number; refillMs: number };

/** Takes one from the bucket of the caller's network for a purpose. Throws `request.throttled`. */
export const takeFromCaller = (purpose: string, bucket: Bucket): Promise<void> =>
  takeFrom(purpose, networkOf(context().address), bucket);

/** Takes one from a subject's bucket for a purpose. Throws `request.throttled`. */
export const takeFrom = (purpose: string, subject: string, bucket: Bucket): Promise<void> =>
  take(pacedKey(purpose, subject), bucket);

const take = (key: Key, bucket: Bucket): Promise<void> =>
  aside(async () => {
    if (!(await spendFromFull(key, bucket))) await spendFromPartial(key, bucket);
  });

/** The usual case, in one request: the bucket was full or never used. */
async function spendFromFull(key: Key, { refillMs }: Bucket): Promise<boolean> {
  const write = spend(key, "SET #fullAt = :next, #ttl = :ttl, #type = :type, #version = :one", {
    onlyIf: "attribute_not_exists(#fullAt) OR #fullAt <= :now",
    values: { ":next": now() + refillMs, ":now": now(), ":type": "throttle", ":one": 1 },
  });
  return (await tryCommit(write)) === "written";
}

async function spendFromPartial(key: Key, { size, refillMs }: Bucket): Promise<void> {
  const most = now() + (size - 1) * refillMs;
  await commit(
    spend(key, "SET #fullAt = #fullAt + :refill, #ttl = :ttl, #version = #version + :one", {
      onlyIf: "#fullAt <= :most",
      values: { ":refill": refillMs, ":most": most, ":one": 1 },
      refused: (standing) => tooMany(((standing as BucketItem)?.fullAt ?? most) - most),
    }),
  );
}

function spend(
  key: Key,
  set: string,
  how: { onlyIf: string; values: Record<string, unknown>; refused?: Write["refused"] },
): Write {
  const names: Record<string, string> = {
    "#fullAt": "fullAt",
    "#ttl": "ttl",
    "#version": "version",
  };
  if (set.includes("#type")) names["#type"] = "type";
  const values = { ...how.values, ":ttl": bucketTtl(now()) };
  return change({ key, set, onlyIf: how.onlyIf, names, values }, how.refused);
}
