import { Novedades } from "../../courts/novedades";
import { getMany, type Item, type Key } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { recordKey } from "../../kernel/records";
import type { RecordKind } from "../../kernel/records/record.rules";
import { TOLD_KINDS, type ToldKind } from "./told.rules";

const SHELVES = ["active", "archived", "deleted"] as const;

/** The kind of what has a history by its identifier; nothing where it is of none. */
export const kindIn = (id: string): ToldKind | undefined => TOLD_KINDS.find((one) => isId(one, id));

/** The same. Throws not found where it is of none. */
export const kindOf = (id: string): ToldKind => kindIn(id) ?? refuse();

function refuse(): never {
  throw new AppError("change.not_found", "No encontramos ese dato.");
}

export const isRecord = (kind: ToldKind): kind is RecordKind => kind !== "novedad";

/** Wherever it may lie. */
const keysOf = (ownerId: string, id: string): Key[] => {
  const kind = kindOf(id);
  if (!isRecord(kind)) return Novedades.keysOf(ownerId, id);
  return SHELVES.map((shelf) => recordKey(kind, ownerId, id, shelf));
};

/**
 * What has these histories, by its identifier: what is there, and is not kept from who acts. On its way
 * from one place to another it may be missed in both: who is missed is looked for once more.
 */
export async function subjectsOf(
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, Item & { _id: string }>> {
  const found = await look(ownerId, ids);
  const missed = ids.filter((id) => !found.has(id));
  return missed.length === 0 ? found : new Map([...found, ...(await look(ownerId, missed))]);
}

async function look(ownerId: string, ids: readonly string[]) {
  const items = await getMany<Item & { _id: string }>(ids.flatMap((id) => keysOf(ownerId, id)));
  return new Map(items.flatMap((item) => (item ? [[item._id, item] as const] : [])));
}
