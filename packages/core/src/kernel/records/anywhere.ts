import { getMany, type Item } from "../dynamo";
import type { IdKind } from "../id";
import { recordKey } from "./record.item";

const SHELVES = ["active", "archived", "deleted"] as const;

/** A record on whichever shelf it is; nothing once it has gone for good. */
export async function anywhere<T extends object>(
  kind: IdKind,
  ownerId: string,
  id: string,
): Promise<(Item & T) | undefined> {
  const keys = SHELVES.map((shelf) => recordKey(kind, ownerId, id, shelf));
  const look = async () => (await getMany<Item & T>(keys)).find((one) => one);
  // On its way between two shelves it may be missed on both; what hangs from it must not be lost.
  return (await look()) ?? (await look());
}
