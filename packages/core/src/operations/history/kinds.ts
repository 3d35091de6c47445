import { Novedades } from "../../courts/novedades";
import type { Item, Key } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { atOneOf, recordKeys } from "../../kernel/records";
import type { RecordKind } from "../../kernel/records/record.rules";
import { HISTORY_KINDS, type HistoryKind } from "./history-kinds.rules";

/** The kind of a record or novedad by its identifier; throws not found for any other. */
export const kindOf = (id: string): HistoryKind =>
  HISTORY_KINDS.find((one) => isId(one, id)) ?? refuse();

function refuse(): never {
  throw new AppError("change.not_found", "No encontramos ese dato.");
}

export const isRecord = (kind: HistoryKind): kind is RecordKind => kind !== "novedad";

/** Every key that it may have. */
const keysOf = (ownerId: string, id: string): Key[] => {
  const kind = kindOf(id);
  return isRecord(kind) ? recordKeys(kind, ownerId, id) : Novedades.keysOf(ownerId, id);
};

/** The records and novedades with these identifiers that exist and are not hidden from the acting user. */
export async function subjectsOf(
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, Item & { _id: string }>> {
  const { items } = await atOneOf<Item & { _id: string }>(ids.map((id) => keysOf(ownerId, id)));
  return new Map(items.flatMap((item) => (item ? [[item._id, item] as const] : [])));
}
