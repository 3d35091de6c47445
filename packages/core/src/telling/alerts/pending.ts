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

/** The most items that one transaction takes. */
const AT_ONCE = 100;

/** A person of a practice and their role; by default, its founder. */
type Person = { personId?: string; member?: MemberRole };

/**
 * A person's undelivered alerts that their role may see, oldest first; without those hidden from
 * the acting user.
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
 * Records that alerts were delivered to a person. Ignores ids that are unknown, already delivered,
 * another person's, or hidden from the acting user.
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

/** The ids of those alerts that the acting user may see; all of them where nothing is hidden. */
async function thereOf(ownerId: string, ids: string[]): Promise<string[]> {
  if (!isAnythingKept()) return ids;
  const items = await getMany<AlertItem>(ids.map((id) => alertKey(ownerId, id)));
  return items.flatMap((item) => item?._id ?? []);
}
