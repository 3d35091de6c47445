import { getMany, remove, removeAny, type Write } from "../../kernel/dynamo";
import { type AlertItem, alertKey, forWhom, pendingKey } from "./alert.item";

/** The writes that withdraw alerts no longer true: unread ones only, refused if read meanwhile. */
export async function withdrawals(ownerId: string, ids: readonly string[]): Promise<Write[]> {
  if (ids.length === 0) return [];
  const items = await getMany<AlertItem>(ids.map((id) => alertKey(ownerId, id)));
  return items.flatMap((item) =>
    item === undefined || (item.read && item.type === "alert")
      ? []
      : [remove(item), removeAny(pendingKey(ownerId, forWhom(item), item._id))],
  );
}
