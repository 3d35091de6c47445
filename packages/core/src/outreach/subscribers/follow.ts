import { isDeepStrictEqual } from "node:util";
import { Sessions } from "../../accounts/sessions";
import { Users } from "../../accounts/users";
import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, type Item, isStale, ownerPartition, tryCommit } from "../../kernel/dynamo";
import { dayOf } from "../../kernel/zone.rules";
import { Suppressions } from "../suppressions";
import { eraseAddress } from "./states";
import { addWrites, changeWrites, find, idOf, NEW } from "./store";
import type { SubscriberItem, SubscriberRecord } from "./subscriber.item";

/** The fields of a contact that come from its account at Foja. */
type Facts = Pick<
  SubscriberRecord,
  "firstName" | "lastName" | "account" | "plan" | "role" | "province" | "lastEntry"
>;

/** Where the address of an account comes from, and that of one whose person ticked the box. */
const ORIGIN = "Cuenta de Foja";
const ASKED = "Casilla al abrir la cuenta de Foja";

/**
 * Updates the contact of an account from the current account, plan and last sign-in, so that it may
 * run late, twice or in any order. `lastEmail` is the account's former address, where the account
 * was deleted for good or has another one: that contact is erased, and its wishes go with the person.
 */
export async function follow(userId: string, lastEmail?: string): Promise<void> {
  const user = await Users.find(userId);
  const former = lastEmail && lastEmail !== user?.email ? lastEmail : undefined;
  if (user) {
    const [facts, id] = await Promise.all([factsOf(user), idOf(user.email)]);
    const before = former ? await find(await idOf(former)) : undefined;
    await again(() => bring(user, facts, id, before), isStale);
  }
  if (former) await eraseAddress(former);
}

async function factsOf(user: Users.UserRecord): Promise<Facts> {
  const [{ plan }, seen] = await Promise.all([
    Plans.subscriptionOf(user._id),
    Sessions.lastSeen([user._id]),
  ]);
  const last = seen.get(user._id) ?? null;
  return {
    ...{ firstName: user.firstName, lastName: user.lastName, account: user.status },
    ...{ plan, role: user.role, province: user.state },
    lastEntry: last && dayOf(last).slice(0, 7),
  };
}

async function bring(
  user: Users.UserRecord,
  facts: Facts,
  id: string,
  before: SubscriberItem | undefined,
): Promise<void> {
  const read = await find(id);
  if (!read) return begin(user, facts, id, before);
  if (read.state === "erased") return;
  // Sessions expire, and with them the last sign-in: the latest known one is kept.
  const lastEntry = [read.lastEntry, facts.lastEntry].sort().at(-1) ?? null;
  const next: Partial<SubscriberRecord> = {
    ...facts,
    lastEntry: facts.lastEntry === null ? read.lastEntry : lastEntry,
    ...(isAssumed(read, user) && { state: "unasked", stateAt: nowIso(), consentAt: null }),
  };
  if (!differs(read, next)) return;
  await commit(...changeWrites(read, next));
}

/** What a person said about mail: at the address they had before or, without one, when they registered. */
function wishOf({ newsSince = null }: Users.UserRecord, before: SubscriberItem | undefined) {
  if (before && before.state !== "erased") {
    const { state, origin, consentAt, mails } = before;
    // A bounce was of that address, not of its person.
    return { state: state === "bounced" ? "unsubscribed" : state, origin, consentAt, mails };
  }
  if (newsSince) return { state: "subscribed", origin: ASKED, consentAt: newsSince } as const;
  return { state: "unasked", origin: ORIGIN, consentAt: null } as const;
}

/**
 * Whether a contact is subscribed only because its account was opened, as all were before accounts
 * were asked: their person said nothing, then or since.
 */
const isAssumed = (read: SubscriberItem, user: Users.UserRecord): boolean =>
  read.state === "subscribed" &&
  read.origin === ORIGIN &&
  read.mails === "all" &&
  read.consentAt === user.createdAt &&
  read.stateAt === read.createdAt;

const differs = (read: SubscriberItem, next: Partial<SubscriberRecord>): boolean =>
  Object.entries(next).some(([name, value]) => !isDeepStrictEqual(Reflect.get(read, name), value));

async function begin(
  user: Users.UserRecord,
  facts: Facts,
  _id: string,
  before: SubscriberItem | undefined,
): Promise<void> {
  const at = nowIso();
  const [reason] = await Suppressions.reasonsOf([user.email]);
  const wish = wishOf(user, before);
  const origin = { ...wish, tags: [] };
  const stamps = { stateAt: at, createdAt: at, updatedAt: at };
  const state = reason === "erased" ? "unsubscribed" : (reason ?? wish.state);
  const one = { ...NEW, ...facts, ...origin, ...stamps, _id, email: user.email, state } as const;
  // Another delivery of the same change may have come first.
  await tryCommit(...addWrites(one));
}

/** The account whose contact a change of an item may affect; undefined for none. */
export function accountOf(
  item: Item & Record<string, unknown>,
  before?: object,
): string | undefined {
  const { type, pk } = item;
  if (type === "user" || type === "planMember") return pk.slice(ownerPartition("").length);
  if (type !== "session" || item === before) return undefined;
  // A session is updated every few minutes: only a new month matters.
  const month = (of: object | undefined) => {
    const seen: unknown = of && Reflect.get(of, "lastSeenAt");
    return typeof seen === "string" ? dayOf(seen).slice(0, 7) : null;
  };
  return month(item) === month(before) ? undefined : pk.slice(ownerPartition("").length);
}

/** Updates every account's contact, for accounts that predate contacts. Returns how many. */
export async function followAll(): Promise<number> {
  let count = 0;
  for await (const userId of Users.everyone()) {
    await follow(userId);
    count += 1;
  }
  return count;
}
