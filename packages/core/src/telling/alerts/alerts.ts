import pMap from "p-map";
import { useUser } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import {
  change,
  commit,
  get,
  isAnythingKept,
  isExpired,
  pageOf,
  refusal,
  removeAny,
  tryCommit,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import {
  type AlertItem,
  alertKey,
  alertRange,
  alertsSince,
  forWhom,
  pendingKey,
  present,
  unreadRange,
} from "./alert.item";
import type { Alert } from "./alert.schema";
import { isShownTo } from "./shown.rules";

const MISSING = ["alert.not_found", "No encontramos ese aviso."] as const;

/** One page of the person's alerts in the practice, newest first; with `unread`, only unread. */
export async function list({
  unread,
  limit,
  cursor,
}: {
  unread?: boolean;
  limit: number;
  cursor?: string;
}) {
  const { userId, ownerId, member } = useUser();
  const range = { ...(unread ? unreadRange(ownerId, userId) : alertRange(ownerId)), limit };
  const isForThem = (item: AlertItem) =>
    isThere(item) && forWhom(item) === userId && isShownTo(member, item.sourceType);
  const { items, nextCursor } = await pageOf<AlertItem>(range, isForThem, cursor);
  return { alerts: items.map(present), nextCursor };
}

const isThere = (item: AlertItem) => !item.deleted && !isExpired(item, now());

/** A person's alerts that were due at or after an instant, newest first. */
export async function* since(
  ownerId: string,
  personId: string,
  instant: string,
): AsyncGenerator<Alert> {
  for await (const item of walk<AlertItem>({ ...alertsSince(ownerId, instant), limit: 500 })) {
    if (isThere(item) && forWhom(item) === personId) yield present(item);
  }
}

/** Whether an alert exists and was not read. */
export async function isUnread(ownerId: string, id: string): Promise<boolean> {
  const item = await get<AlertItem>(alertKey(ownerId, id));
  return item !== undefined && isThere(item) && !item.read;
}

/** Whether its person read an alert, or it no longer exists. Never true of a silent one. */
export async function isAcknowledged(ownerId: string, id: string): Promise<boolean> {
  const item = await get<AlertItem>(alertKey(ownerId, id));
  if (!item || isExpired(item, now())) return true;
  return item.type === "alert" && (item.read || item.deleted);
}

/** Marks an alert as read. Throws `alert.not_found`. */
export async function read(id: string): Promise<void> {
  await leaveUnread(id, "SET #read = :yes", { "#read": "read" }, {});
}

/**
 * Marks an alert as read for its person, whose cause somebody has dealt with. One that is read, deleted
 * or gone stays as it is.
 */
export async function readCause(ownerId: string, id: string): Promise<void> {
  const key = alertKey(ownerId, id);
  const item = await get<AlertItem>(key);
  if (item?.type !== "alert" || item.read || !isThere(item)) return;
  const write = change({
    key,
    set: "SET #read = :yes ADD #version :one REMOVE gsi1pk, gsi1sk",
    onlyIf: "#deleted = :no",
    names: { "#read": "read", "#deleted": "deleted", "#version": "version" },
    values: { ":yes": true, ":no": false, ":one": 1 },
  });
  await tryCommit(write, removeAny(pendingKey(ownerId, forWhom(item), id)));
}

/** Deletes an alert for good: erases its text; its cause does not raise it again. */
export async function remove_(id: string): Promise<void> {
  await leaveUnread(
    id,
    "SET #read = :yes, #deleted = :yes, #primary = :blank, #secondary = :none",
    {
      "#read": "read",
      "#primary": "primaryText",
      "#secondary": "secondaryText",
    },
    { ":blank": "", ":none": null },
  );
}

/** Marks an alert as delivered and removes it from the unread ones, as it is read or deleted. */
async function leaveUnread(
  id: string,
  set: string,
  names: Record<string, string>,
  values: Record<string, unknown>,
): Promise<void> {
  if (!isId("alert", id)) throw new AppError(...MISSING);
  const { userId, ownerId } = useUser();
  const key = alertKey(ownerId, id);
  // A write by key would bypass the filter that hides items from the acting user.
  if (isAnythingKept() && !(await get(key))) throw new AppError(...MISSING);
  const write = change(
    {
      key,
      set: `${set} ADD #version :one REMOVE gsi1pk, gsi1sk`,
      onlyIf: `#deleted = :no AND (#forId = :me${userId === ownerId ? OR_OF_BEFORE : ""})`,
      names: { ...names, "#deleted": "deleted", "#version": "version", "#forId": "forId" },
      values: { ...values, ":yes": true, ":no": false, ":one": 1, ":me": userId },
    },
    refusal(...MISSING),
  );
  await commit(write, removeAny(pendingKey(ownerId, userId, id)));
}

/** Alerts stored by earlier versions lack `forId`: they are the founder's. */
const OR_OF_BEFORE = " OR attribute_not_exists(#forId)";

/** How many alerts are marked concurrently. */
const WIDTH = 10;

/** Marks all of the person's alerts as read. Returns how many it marked. */
export async function readAll(): Promise<number> {
  const ids: string[] = [];
  const { userId, ownerId } = useUser();
  for await (const item of walk<AlertItem>({ ...unreadRange(ownerId, userId), limit: 500 })) {
    ids.push(item._id);
  }
  await pMap(ids, readIfThere, { concurrency: WIDTH });
  return ids.length;
}

async function readIfThere(id: string): Promise<void> {
  try {
    await read(id);
  } catch (error) {
    // Deleted after the index was read.
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
  }
}
