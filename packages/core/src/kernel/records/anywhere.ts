import { getMany, type Item } from "../dynamo";
import type { IdKind } from "../id";
import { recordKeys } from "./record.item";

/** A record on any shelf; undefined once it was purged. */
export async function anywhere<T extends object>(
  kind: IdKind,
  ownerId: string,
  id: string,
): Promise<(Item & T) | undefined> {
  const keys = recordKeys(kind, ownerId, id);
  const look = async () => (await getMany<Item & T>(keys)).find((one) => one);
  // While it moves between shelves it may be missed on both; what depends on it must not be lost.
  return (await look()) ?? (await look());
}
