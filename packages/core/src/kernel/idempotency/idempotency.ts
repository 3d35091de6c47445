import { context, useUser } from "../actor";
import { now } from "../clock";
import { digest } from "../digest";
import { aside, commit, insert, isExpired, replace, tryCommit } from "../dynamo";
import { AppError } from "../error";
import { derivedId, type IdKind, newId } from "../id";
import { type ClaimItem, claimKey, type KeptAnswer, toItem } from "./idempotency.item";
import { fromStored, toStored } from "./kept";

/** Age in ms after which an unanswered request is presumed dead: twice the longest call. */
const LEASE_MS = 60_000;

/** A claim on a request that must be carried out once. */
export type Claim = { item: ClaimItem };

/**
 * Takes a repeatable request. Returns its stored answer if it was already carried out, or else the
 * claim under which to carry it out now. Throws `idempotency.in_progress` while the first is still
 * running, and `idempotency.reused` for the same key with another body.
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

/** The owner of the claim. Public requests have none: each gets a partition of its own. */
function whose(route: string, key: string): string {
  const { actor } = context();
  return actor.type === "public" ? `PUBLIC-${digest(`${route} ${key}`)}` : useUser().ownerId;
}

/** Writes the claim if there is none that has not expired; otherwise returns the existing one. */
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
 * Stores the answer of a claimed request, to be repeated for 24 hours; if too large, its status and
 * the ids of what was done.
 */
export async function finish({ item }: Claim, answer: KeptAnswer): Promise<void> {
  const stored = await toStored(answer);
  await aside(() => commit(replace({ ...item, answer: stored }, item)));
}

/** Gives a claim up: the request was refused and may be sent again. */
export async function abandon({ item }: Claim): Promise<void> {
  await aside(() => commit(replace({ ...item, takenAt: 0 }, item)));
}

/**
 * The id of the record that this request creates. Under a claim it is derived from the claim, so
 * that a request repeated after a crash writes the same record, or finds it written. A request that
 * creates several of a kind numbers them with `nth`.
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

/** The error where a key comes again with other data: the first may have been done. */
export const reused = () =>
  new AppError(
    "idempotency.reused",
    "Eso ya se envió antes, con otros datos. Mirá si quedó guardado antes de mandarlo otra vez.",
  );
