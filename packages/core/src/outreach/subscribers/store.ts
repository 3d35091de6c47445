import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, get, insert, isStale, replace, type Write } from "../../kernel/dynamo";
import { derivedId } from "../../kernel/id";
import { Suppressions } from "../suppressions";
import {
  countWrites,
  type SubscriberItem,
  type SubscriberRecord,
  subscriberKey,
  toItem,
} from "./subscriber.item";

/** A meaningless instant: the identifier has no time. Not 0, which the library takes for now. */
const NO_TIME = 1;

/**
 * The identifier of an address: one contact each, whatever its origin. A contact that was made with
 * the key before keeps the identifier it has.
 */
export async function idOf(email: string): Promise<string> {
  const [id, ...before] = (await Suppressions.hashesOf(email)).map((hash) =>
    derivedId("subscriber", NO_TIME, hash),
  ) as [string, ...string[]];
  for (const earlier of before) if (await find(earlier)) return earlier;
  return id;
}

/** The current contact; undefined where there is none. */
export const find = (id: string) => get<SubscriberItem>(subscriberKey(id));

/** The fields of a new contact of which nothing else is known. */
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

/** The writes that add a contact. */
export const addWrites = (one: SubscriberRecord): Write[] => [
  insert(toItem(one)),
  ...countWrites([{ to: one }]),
];

/** The writes that replace the contact that was read, and move it to its new counts. */
export function changeWrites(read: SubscriberItem, changes: Partial<SubscriberRecord>): Write[] {
  const next = toItem({ ...read, ...changes, updatedAt: nowIso() });
  return [replace(next, read), ...countWrites([{ from: read, to: next }])];
}

/**
 * Changes a contact, retrying on concurrent changes. `work` returns the writes, or undefined to
 * leave it unchanged. Returns the contact last passed to `work`; undefined where there is none.
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
