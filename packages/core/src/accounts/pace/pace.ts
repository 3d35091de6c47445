import { useUser } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { commit, get, insert, removeAny, replace, tryCommit } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { throttled } from "../../kernel/error";
import { type PaceItem, paceKey, toItem } from "./pace.item";
import { PACE, takeFrom, weightOfRows } from "./pace.rules";

/** The writes this process may still grant a subject without reading the table. */
type Allowance = {
  /** Epoch ms until which the free writes are valid, and how many are left. */
  until: number;
  free: number;
  leased: number;
  /** Epoch ms until which the bucket is known to be empty. */
  emptyUntil: number;
  leasing: Promise<void> | undefined;
};

const allowances = new Map<string, Allowance>();
/** Above this number of subjects all are forgotten: each then starts its minute again. */
const MOST_KNOWN = 10_000;

/**
 * Counts a write of the signed-in person against their limit and their practice's. Ordinary use
 * costs nothing; a loop is refused with `request.throttled` and the seconds to wait.
 */
export async function spendWrite(): Promise<void> {
  await spend(1);
}

/** Counts the rows of an import or a batch, beyond the call itself. */
export async function spendRows(rows: number): Promise<void> {
  const weight = weightOfRows(rows);
  if (weight > 0) await spend(weight);
}

/** Deletes the bucket of a person or practice that is erased. */
export const forget = (subject: string): Promise<void> => commit(removeAny(paceKey(subject)));

async function spend(weight: number): Promise<void> {
  const { userId, ownerId, program } = useUser();
  // A program has a pace of its own: it does not slow the people whose key it has.
  const subjects = program ? [program.keyId] : [userId, ownerId];
  for (const subject of new Set(subjects)) await spendOf(subject, weight);
}

async function spendOf(subject: string, weight: number): Promise<void> {
  const own = allowanceOf(subject);
  while (!take(own, weight)) {
    if (own.emptyUntil > now()) throw tooFast(own.emptyUntil - now());
    // One lease for all concurrent calls: twenty calls do not take twenty blocks.
    own.leasing ??= lease(subject, own, weight).finally(() => {
      own.leasing = undefined;
    });
    await own.leasing;
  }
}

function allowanceOf(subject: string): Allowance {
  const known = allowances.get(subject);
  if (known && known.until > now()) return known;
  if (allowances.size >= MOST_KNOWN) allowances.clear();
  const fresh = { until: now() + PACE.freeMs, free: PACE.free };
  if (known) return Object.assign(known, fresh);
  const own = { ...fresh, leased: 0, emptyUntil: 0, leasing: undefined };
  allowances.set(subject, own);
  return own;
}

function take(own: Allowance, weight: number): boolean {
  if (own.free + own.leased < weight) return false;
  const free = Math.min(own.free, weight);
  own.free -= free;
  own.leased -= weight - free;
  return true;
}

/** Takes a block from the bucket in the table, or notes until when it is empty. */
async function lease(subject: string, own: Allowance, weight: number): Promise<void> {
  const tokens = Math.max(PACE.block, weight);
  for (;;) {
    const found = await get<PaceItem>(paceKey(subject));
    const bucket = { fullAt: found?.fullAt ?? 0, size: env().WRITES_BURST };
    const next = takeFrom(bucket, tokens, now());
    if ("waitMs" in next) {
      own.emptyUntil = now() + next.waitMs;
      return;
    }
    const item = toItem(subject, next.fullAt, now());
    const outcome = await tryCommit(found ? replace(item, found) : insert(item));
    // Another process took a block meanwhile: there may be one left.
    if (outcome !== "written") continue;
    own.leased += tokens;
    return;
  }
}

const tooFast = (waitMs: number) =>
  throttled("Estás guardando cambios más rápido de lo que Foja acepta", waitMs);

/** Forgets what this process granted: for tests. */
export function resetPace(): void {
  allowances.clear();
}
