import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, get, insert, isStale, replace, type Write } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { Suppressions } from "../suppressions";
import {
  counting,
  type SubscriberItem,
  type SubscriberRecord,
  subscriberKey,
  toItem,
} from "./subscriber.item";

/** An instant of no meaning: an identifier says nothing of when. Not 0, which the library takes for now. */
const NO_TIME = 1;

/** The identifier of an address: one contact each, whatever brought it. */
export const idOf = async (email: string): Promise<string> =>
  derivedId("subscriber", NO_TIME, await Suppressions.hashOf(email));

/** The contact as it is now; undefined where there is none. */
export const find = (id: string) => get<SubscriberItem>(subscriberKey(id));

/** A new contact, as far as nothing else is known of it. */
export const NEW = {
  mails: "all",
  account: "none",
  plan: null,
  role: null,
  province: null,
  lastEntry: null,
  lastMailAt: null,
  version: 1,
} as const;

/** The writes that keep a contact that was not there. */
export const adding = (one: SubscriberRecord): Write[] => [
  insert(toItem(one)),
  ...counting([{ to: one }]),
];

/** The writes that put a contact in the place of what was read, and count it where it belongs now. */
export function changing(read: SubscriberItem, changes: Partial<SubscriberRecord>): Write[] {
  const next = toItem({ ...read, ...changes, updatedAt: nowIso() });
  return [replace(next, read), ...counting([{ from: read, to: next }])];
}

/**
 * Changes a contact, again while others change it. `work` answers the writes, or nothing to leave it
 * as it is. Answers the contact that `work` was given last; undefined where there is none.
 */
export const mutate = (
  id: string,
  work: (read: SubscriberItem) => Promise<Write[] | undefined> | Write[] | undefined,
): Promise<SubscriberItem | undefined> =>
  again(
    async () => {
      const read = await find(id);
      const writes = read && (await work(read));
      if (writes) await commit(...writes);
      return read;
    },
    isStale,
    { tries: 30 },
  );
