import { context, useUser } from "../actor";
import { now } from "../clock";
import { digest } from "../digest";
import { aside, commit, insert, isExpired, replace, tryCommit } from "../dynamo";
import { AppError } from "../error";
import { derivedId, type IdKind, newId } from "../id";
import { type ClaimItem, claimKey, type KeptAnswer, toItem } from "./idempotency.item";
import { fromStored, toStored } from "./kept";

/** A request that never answered is presumed dead after this: twice the longest a call may take. */
const LEASE_MS = 60_000;

/** A request taken to be done once. */
export type Claim = { item: ClaimItem };

/**
 * Takes a repeatable request. Answers what it answered before, if it was done; or the claim under
 * which to do it now. Throws `idempotency.in_progress` while the first is still running, and
 * `idempotency.reused` for the same key with another body.
 */
export async function begin(
  route: string,
  key: string,
  body: string,
): Promise<{ kept: KeptAnswer } | { claim: Claim }> {
  const at = claimKey(whose(route, key), route, key);
  const fresh = { bodyHash: digest(body), claimedAt: now(), takenAt: now(), answer: null };
  const item = toItem(at, fresh, 1);
  const standing = await claimed(item);
  if (!standing) return { claim: take(item) };
  if (standing.bodyHash !== fresh.bodyHash) throw reused();
  if (standing.answer) return { kept: await fromStored(standing.answer) };
  if (now() - standing.takenAt < LEASE_MS) throw inProgress();
  const retaken = { ...standing, takenAt: now() };
  await aside(() => commit(replace(retaken, standing, inProgress)));
  return { claim: take({ ...retaken, version: standing.version + 1 }) };
}

/** Whose the claim is. Who has no account shares none: theirs are spread over the table. */
function whose(route: string, key: string): string {
  const { actor } = context();
  return actor.type === "public" ? `PUBLIC-${digest(`${route} ${key}`)}` : useUser().ownerId;
}

/** Writes the claim if nobody has it, and else answers who does. */
async function claimed(item: ClaimItem): Promise<ClaimItem | undefined> {
  const outcome = await aside(() => tryCommit(insert(item)));
  if (outcome === "written" || !outcome.item) return undefined;
  const found = outcome.item as ClaimItem;
  if (!isExpired(found, now())) return found;
  await aside(() => commit(replace(item, found, inProgress)));
  item.version = found.version + 1;
  return undefined;
}

function take(item: ClaimItem): Claim {
  context().claim = { key: `${item.pk} ${item.sk}`, claimedAt: item.claimedAt };
  return { item };
}

/**
 * Keeps the answer of a claimed request, to be given again for 24 hours; of one too large to keep,
 * its status and the ids of what was done.
 */
export async function finish({ item }: Claim, answer: KeptAnswer): Promise<void> {
  const stored = await toStored(answer);
  await aside(() => commit(replace({ ...item, answer: stored }, item)));
}

/** Gives a claim up: what was asked for was refused, and may be asked again. */
export async function abandon({ item }: Claim): Promise<void> {
  await aside(() => commit(replace({ ...item, takenAt: 0 }, item)));
}

/**
 * The identifier of what this request creates. Under a claim it follows from the claim, so that a
 * request done again after a crash writes the very same thing, or finds it written. A request that
 * creates several of a kind says which of them this is.
 */
export function mint(kind: IdKind, nth = 0): string {
  const { claim } = context();
  if (!claim) return newId(kind);
  const what = nth === 0 ? kind : `${kind} ${nth}`;
  return derivedId(kind, claim.claimedAt, `${what}\n${claim.key}\n${claim.claimedAt}`);
}

const inProgress = () =>
  new AppError("idempotency.in_progress", "Ese pedido todavía se está procesando.", {
    retryAfter: 1,
  });

const reused = () =>
  new AppError("idempotency.reused", "Esa Idempotency-Key ya se usó con otros datos.");
