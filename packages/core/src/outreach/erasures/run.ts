import { Letters } from "../../accounts/letters";
import { Registrations } from "../../accounts/registrations";
import { Sessions } from "../../accounts/sessions";
import { Users } from "../../accounts/users";
import { now, nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  type Item,
  insert,
  remove,
  replace,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { Outbox } from "../../kernel/outbox";
import { Audit } from "../../operations/audit";
import { Subscribers } from "../subscribers";
import { clear, leaveOutside } from "./clear";
import {
  dueRanges,
  type Erasure,
  type ErasureItem,
  erasureKey,
  fromItem,
  type RecordItem,
  toItem,
  toLasting,
  toRecord,
} from "./erasure.item";
import { doneLetter } from "./letters.rules";

/** How long a run holds an erasure, in ms: longer than the job's function may run. */
const LEASE_MS = 20 * 60_000;
/** After so many ms everything that ran during an erasure has ended. */
const LOOK_AGAIN_MS = 3600_000;
/** How often the last mail is tried: after that the account is erased without it. */
const MOST_TRIES = 10;

/** How many accounts were erased, were checked again, and failed and are continued later. */
export type Ran = { erased: number; lookedAgain: number; failed: number };

type Stumble = (id: string, error: unknown) => void;

/** Carries out every erasure that is due, and continues those of a run that died. */
export async function runDue(onStumble: Stumble): Promise<Ran> {
  const ran: Ran = { erased: 0, lookedAgain: 0, failed: 0 };
  for (const range of dueRanges(nowIso())) {
    for await (const item of walk<Item>({ ...range, limit: 20 })) {
      try {
        const isRecord = item.type === "erasureRecord";
        if (isRecord) ran.lookedAgain += await lookAgain(item as RecordItem);
        else ran.erased += await carryOut(item as ErasureItem);
      } catch (error) {
        ran.failed += 1;
        onStumble(String(Reflect.get(item, "_id")), error);
      }
    }
  }
  return ran;
}

/** An erasure that has begun: it cannot be undone. */
type Begun = Erasure & { under: NonNullable<Erasure["under"]> };

/** Erases an account. Returns how many were: 0 where another run holds it, or it was cancelled. */
async function carryOut({ userId }: ErasureItem): Promise<number> {
  const begun = await begin(userId);
  if (!begun) return 0;
  const notified = await notify(begun);
  await close(notified);
  const invoicesKept = await leaveOutside(userId);
  await Subscribers.eraseAddress(notified.under.email);
  await clear(userId);
  await finish(notified, invoicesKept);
  return 1;
}

async function begin(userId: string): Promise<Begun | undefined> {
  const item = await get<ErasureItem>(erasureKey(userId));
  if (!item || item.dueAt > nowIso()) return undefined;
  const read = fromItem(item);
  const under = read.under ?? (await fresh(userId));
  const dueAt = new Date(now() + LEASE_MS).toISOString();
  return write({ ...read, under: { ...under, tries: under.tries + 1 }, dueAt });
}

async function fresh(userId: string): Promise<Begun["under"]> {
  const user = await Users.find(userId);
  if (!user) throw new Error("an erasure without its account");
  return { email: user.email, firstName: user.firstName, toldAt: null, tries: 0 };
}

/** Stores the progress of an erasure; undefined where another run wrote first. */
async function write<E extends Erasure>(next: E): Promise<E | undefined> {
  const outcome = await tryCommit(replace(toItem(next), next));
  return outcome === "written" ? { ...next, version: next.version + 1 } : undefined;
}

/** Sends the last mail while the address is known. After a run that died it is sent again. */
async function notify(begun: Begun): Promise<Begun> {
  const { email, firstName, toldAt, tries } = begun.under;
  if (toldAt) return begun;
  try {
    const leaving = { kind: "erased", id: begun._id, to: email } as const;
    await Letters.send(leaving, () => doneLetter(firstName, begun._id));
  } catch (error) {
    if (tries < MOST_TRIES) throw error;
  }
  const notified = await write({ ...begun, under: { ...begun.under, toldAt: nowIso() } });
  if (!notified) throw new Error("another run erases this account");
  return notified;
}

/**
 * Ends all access: the account, the claims of its e-mail and identity and its sessions are deleted
 * in one transaction. From then on the e-mail is free, and a new account with it is not touched.
 */
async function close({ userId, under }: Begun): Promise<void> {
  const user = await Users.find(userId);
  if (!user) return Sessions.endAll(userId);
  await Outbox.forget(under.email);
  await Sessions.endAllWith([...Users.removal(user), Registrations.endAll(user.email)], userId);
}

async function finish({ userId, ...begun }: Begun, invoicesKept: number): Promise<void> {
  const { _id, by, askedAt } = begun;
  const record = { _id, by, askedAt, doneAt: nowIso(), invoicesKept, userId };
  const lookAgainAt = new Date(now() + LOOK_AGAIN_MS).toISOString();
  await commit(
    remove(toItem({ ...begun, userId })),
    insert(toRecord(record, lookAgainAt)),
    Audit.entryOf({ who: by ?? "titular", what: "JOB erasures-run", target: { erasure: _id } }),
  );
}

/** Deletes what was written during the erasure, and then the account's id in its record. */
async function lookAgain(item: RecordItem): Promise<number> {
  if (item.userId) await clear(item.userId);
  await commit(replace(toLasting(item), item));
  return 1;
}
