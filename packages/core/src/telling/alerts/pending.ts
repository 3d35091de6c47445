import { now } from "../../kernel/clock";
import { commit, getMany, isExpired, removeAny, walk } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import {
  type AlertItem,
  alertKey,
  idOfPending,
  pendingKey,
  pendingRange,
  present,
} from "./alert.item";
import type { Alert } from "./alert.schema";

/** What one read, and one write, takes at most. */
const AT_ONCE = 100;

/** All that a practice was not yet known to have received, oldest first. */
export async function pending(ownerId: string): Promise<Alert[]> {
  const ids: string[] = [];
  const range = { ...pendingRange(ownerId), newestFirst: false, limit: 1000 };
  for await (const item of walk(range)) ids.push(idOfPending(item));
  const found: Alert[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const keys = ids.slice(from, from + AT_ONCE).map((id) => alertKey(ownerId, id));
    const items = await getMany<AlertItem>(keys);
    for (const item of items) {
      if (item && !item.deleted && !isExpired(item, now())) found.push(present(item));
    }
  }
  return found;
}

/** Takes note that alerts were delivered. Those it does not know, or knew already, change nothing. */
export async function acknowledge(ownerId: string, ids: readonly string[]): Promise<void> {
  const once = [...new Set(ids)].filter((id) => isId("alert", id));
  for (let from = 0; from < once.length; from += AT_ONCE) {
    const some = once.slice(from, from + AT_ONCE);
    await commit(...some.map((id) => removeAny(pendingKey(ownerId, id))));
  }
}
