import { chunks } from "../../kernel/chunks";
import { now } from "../../kernel/clock";
import { commit, getMany, isAnythingKept, isExpired, removeAny, walk } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import type { MemberRole } from "../../kernel/member.rules";
import {
  type AlertItem,
  alertKey,
  idOfPending,
  pendingKey,
  pendingRange,
  present,
} from "./alert.item";
import type { Alert } from "./alert.schema";
import { isShownTo } from "./shown.rules";

/** What one transaction takes at most. */
const AT_ONCE = 100;

/** Somebody of a practice, and what they are there; its founder, unless said. */
type Person = { personId?: string; member?: MemberRole };

/**
 * All that a person of a practice was not yet known to have received and their role may see, oldest
 * first; without what is kept from who acts.
 */
export async function pending(
  ownerId: string,
  { personId = ownerId, member = "titular" }: Person = {},
): Promise<Alert[]> {
  const ids: string[] = [];
  const range = { ...pendingRange(ownerId, personId), newestFirst: false, limit: 1000 };
  for await (const item of walk(range)) ids.push(idOfPending(item));
  const items = await getMany<AlertItem>(ids.map((id) => alertKey(ownerId, id)));
  return items.flatMap((item) =>
    item && !item.deleted && !isExpired(item, now()) && isShownTo(member, item.sourceType)
      ? [present(item)]
      : [],
  );
}

/**
 * Takes note that alerts were delivered to a person. Those it does not know, or knew already, another
 * person's, and those kept from who acts change nothing.
 */
export async function acknowledge(
  ownerId: string,
  personId: string,
  ids: readonly string[],
): Promise<void> {
  const once = await thereOf(
    ownerId,
    [...new Set(ids)].filter((id) => isId("alert", id)),
  );
  for (const some of chunks(once, AT_ONCE)) {
    await commit(...some.map((id) => removeAny(pendingKey(ownerId, personId, id))));
  }
}

/** Those of these alerts that are there for who acts; all, where nothing is kept from them. */
async function thereOf(ownerId: string, ids: string[]): Promise<string[]> {
  if (!isAnythingKept()) return ids;
  const items = await getMany<AlertItem>(ids.map((id) => alertKey(ownerId, id)));
  return items.flatMap((item) => item?._id ?? []);
}
