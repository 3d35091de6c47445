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
import { adding, changing, find, idOf, NEW } from "./store";
import type { SubscriberItem, SubscriberRecord } from "./subscriber.item";

/** The fields of a contact that come from its account at Foja. */
type Facts = Pick<
  SubscriberRecord,
  "firstName" | "lastName" | "account" | "plan" | "role" | "province" | "lastEntry"
>;

/** Where the address of an account comes from. */
const ORIGIN = "Cuenta de Foja";

/**
 * Updates the contact of an account from the current account, plan and last sign-in, so that it may
 * run late, twice or in any order. `lastEmail` is the account's former address, where the account
 * was deleted for good.
 */
export async function follow(userId: string, lastEmail?: string): Promise<void> {
  const user = await Users.find(userId);
  if (!user) {
    if (lastEmail) await eraseAddress(lastEmail);
    return;
  }
  const [facts, id] = await Promise.all([factsOf(user), idOf(user.email)]);
  await again(() => bring(user, facts, id), isStale);
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

async function bring(user: Users.UserRecord, facts: Facts, id: string): Promise<void> {
  const read = await find(id);
  if (!read) return begin(user, facts, id);
  if (read.state === "erased") return;
  // Sessions expire, and with them the last sign-in: the latest known one is kept.
  const lastEntry = [read.lastEntry, facts.lastEntry].sort().at(-1) ?? null;
  const next = { ...facts, lastEntry: facts.lastEntry === null ? read.lastEntry : lastEntry };
  if (!differs(read, next)) return;
  await commit(...changing(read, next));
}

const differs = (read: SubscriberItem, next: Facts): boolean =>
  Object.entries(next).some(([name, value]) => !isDeepStrictEqual(Reflect.get(read, name), value));

async function begin(user: Users.UserRecord, facts: Facts, _id: string): Promise<void> {
  const at = nowIso();
  const [reason] = await Suppressions.reasonsOf([user.email]);
  const origin = { origin: ORIGIN, consentAt: user.createdAt, tags: [] };
  const stamps = { stateAt: at, createdAt: at, updatedAt: at };
  const state = reason === "erased" ? "unsubscribed" : (reason ?? "subscribed");
  const one = { ...NEW, ...facts, ...origin, ...stamps, _id, email: user.email, state } as const;
  // Another delivery of the same change may have come first.
  await tryCommit(...adding(one));
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
