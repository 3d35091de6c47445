import { Plans } from "../../billing/plans";
import type { Subscription } from "../../billing/plans/plan.schema";
import { Subscriptions } from "../../billing/subscriptions";
import { forPractice, useUser } from "../../kernel/actor";
import {
  get,
  getMany,
  hiddenFrom,
  type Item,
  query,
  type ReservedItem,
  reservedKey,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { can, type MemberRole } from "../../kernel/member.rules";
import { fromItem, toUser, userKey } from "./user.item";
import { NOT_FOUND, practiceName } from "./user.rules";

/** The signed-in person, the practice they act for, its plan and payments, in one request. */
export async function account() {
  const { userId, ownerId, member, hidden, access } = useUser();
  return accountIn(userId, ownerId, member, access && { hidden, ...access });
}

/** What the session's read found: see `Sessions.authenticate`. */
type Known = { hidden: ReadonlySet<string>; factorDemanded: boolean; teamUntil: string | null };

/**
 * A person with their role in a practice, in one request. Payments are only for those who govern
 * it.
 */
export async function accountIn(
  userId: string,
  practiceId: string,
  role: MemberRole,
  known?: Known,
) {
  const isOwn = userId === practiceId;
  const [read, access] = await Promise.all([
    isOwn ? ownItems(userId) : itemsIn(userId, practiceId),
    known ?? knownOf(practiceId, userId),
  ]);
  if (!read.user) throw new AppError("user.not_found", NOT_FOUND);
  const person = fromItem(read.user);
  const founding = read.founder ? fromItem(read.founder) : person;
  const { hidden, teamUntil } = access;
  const lacksFactor = access.factorDemanded && person.secondFactor !== true;
  const shown = can(role, "govern") && !lacksFactor ? read.contract : undefined;
  return {
    user: toUser(person),
    practice: {
      ...{ _id: practiceId, name: practiceName(founding), role, lacksFactor, teamUntil },
      named: typeof founding.practiceName === "string",
    },
    ...Subscriptions.accountFrom(shown, await planSeen(practiceId, read.usage, hidden)),
  };
}

async function knownOf(practiceId: string, personId: string): Promise<Known> {
  const item = await get<ReservedItem>(reservedKey(practiceId));
  const { factorDemanded = false, teamUntil = null } = item ?? {};
  return { hidden: hiddenFrom(item, personId), factorDemanded, teamUntil };
}

type AccountItems = Partial<Record<"user" | "founder" | "usage" | "contract", Item>>;

/**
 * The items of a person in their own practice. Usage and account lie beside each other: both are
 * one unit. A contract is read where there is one.
 */
async function ownItems(userId: string): Promise<AccountItems> {
  const [usageAt, userAt] = [Plans.usageKey(userId), userKey(userId)];
  const sk = { from: usageAt.sk, to: userAt.sk };
  const { items } = await query<Item>({ pk: userAt.pk, sk });
  const usage = items.find((item) => item.sk === usageAt.sk);
  const user = items.find((item) => item.sk === userAt.sk);
  const isPaying = !usage || Plans.mayHaveContract(usage);
  return { user, usage, contract: isPaying ? await contractOf(userId) : undefined };
}

const contractOf = (ownerId: string) => get<Item>(Subscriptions.contractKey(ownerId));

async function itemsIn(userId: string, practiceId: string): Promise<AccountItems> {
  const keys = [Plans.usageKey(practiceId), Subscriptions.contractKey(practiceId)];
  const people = [userKey(userId), userKey(practiceId)];
  const [usage, contract, user, founder] = await getMany<Item>([...keys, ...people]);
  return { usage, contract, user, founder };
}

/** The plan of a practice as one of its people may see it, signed in or not. */
export const planSeen = (
  practiceId: string,
  usage: Item | undefined,
  hidden: ReadonlySet<string>,
): Promise<Subscription> =>
  forPractice(practiceId, () => Plans.seen(practiceId, Plans.toSubscription(usage)), hidden);
