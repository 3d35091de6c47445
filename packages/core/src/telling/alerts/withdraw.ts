import { getMany, remove, removeAny, type Write } from "../../kernel/dynamo";
import { type AlertItem, alertKey, pendingKey } from "./alert.item";

/**
 * The writes that take back alerts that are not true any more: those that nobody has read. `raced`
 * is thrown when one is read meanwhile.
 */
export async function withdrawals(
  ownerId: string,
  ids: readonly string[],
  raced: () => Error,
): Promise<Write[]> {
  if (ids.length === 0) return [];
  const items = await getMany<AlertItem>(ids.map((id) => alertKey(ownerId, id)));
  return items.flatMap((item) =>
    item === undefined || (item.read && item.type === "alert")
      ? []
      : [remove(item, raced), removeAny(pendingKey(ownerId, item._id))],
  );
}
