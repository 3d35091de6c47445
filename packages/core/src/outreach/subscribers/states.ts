import { now, nowIso } from "../../kernel/clock";
import { commit } from "../../kernel/dynamo";
import { type Reason, Suppressions } from "../suppressions";
import { changeWrites, find, idOf, mutate } from "./store";
import type { SubscriberItem } from "./subscriber.item";
import type { SubscriberState } from "./subscriber.schema";

/** A heavier state is not replaced by a lighter one: a complaint stays one. */
const WEIGHT: Record<SubscriberState, number> = {
  unasked: 0,
  subscribed: 0,
  unsubscribed: 1,
  bounced: 2,
  complained: 3,
  erased: 4,
};

type Stop = Exclude<Reason, "erased">;

/** Stops all marketing to a contact, for a reason that outlives it with its address. */
export async function stop(id: string, reason: Stop): Promise<void> {
  await mutate(id, async (read) => {
    if (!read.email || WEIGHT[read.state] >= WEIGHT[reason]) return undefined;
    const state = { state: reason, stateAt: nowIso() };
    return [...changeWrites(read, state), await Suppressions.suppress(read.email, reason)];
  });
}

/** Stops all marketing to an address, whether or not it has a contact. */
export async function stopAddress(email: string, reason: Stop): Promise<void> {
  const id = await idOf(email);
  if (await find(id)) return stop(id, reason);
  const [known] = await Suppressions.reasonsOf([email]);
  if (!known || WEIGHT[known] < WEIGHT[reason]) {
    await commit(await Suppressions.suppress(email, reason));
  }
}

/** Resumes mailing a person who had unsubscribed. Returns false where another reason applies. */
export async function resume(id: string): Promise<boolean> {
  const read = await mutate(id, async (found) => {
    const { email, state, mails } = found;
    if (!email || !mayWish(state) || (state === "subscribed" && mails === "all")) return undefined;
    const back = { ...wanted(found), mails: "all" } as const;
    return [...changeWrites(found, back), ...(await Suppressions.lift(email))];
  });
  return mayWish(read?.state);
}

/** Whether a person may say what mail they want: no other reason keeps them from it. */
export const mayWish = (state: SubscriberState | undefined): boolean =>
  state === "unasked" || state === "unsubscribed" || state === "subscribed";

/** The fields of a contact who now says that they want mail. */
const wanted = ({ consentAt }: SubscriberItem) => {
  const at = nowIso();
  return { state: "subscribed", stateAt: at, consentAt: consentAt ?? at } as const;
};

/** Limits mail to one a month, at the person's wish. Returns false where none is sent anyway. */
export async function wantFewer(id: string): Promise<boolean> {
  const read = await mutate(id, async (found) => {
    if (!found.email || !mayWish(found.state)) return undefined;
    const back = { ...wanted(found), mails: "fewer", lastMailAt: now() } as const;
    return [...changeWrites(found, back), ...(await Suppressions.lift(found.email))];
  });
  return mayWish(read?.state);
}

/** Erases a contact, and keeps only that its address gets nothing more. */
export async function erase(id: string): Promise<void> {
  await mutate(id, async (read) => {
    if (!read.email) return undefined;
    return [
      ...changeWrites(read, nothingOf(read)),
      await Suppressions.suppress(read.email, "erased"),
    ];
  });
}

const nothingOf = (read: SubscriberItem) => ({
  ...{ email: null, firstName: null, lastName: null, province: null, tags: [], origin: "" },
  ...({ account: "none", plan: null, role: null, lastEntry: null, lastMailAt: null } as const),
  ...({ state: "erased", stateAt: nowIso(), consentAt: read.createdAt } as const),
});

/** Erases the contact of an address, if it exists, and keeps the address suppressed. */
export async function eraseAddress(email: string): Promise<void> {
  const id = await idOf(email);
  if (await find(id)) return erase(id);
  await commit(await Suppressions.suppress(email, "erased"));
}
