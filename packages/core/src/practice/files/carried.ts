import { getMany, type Item } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import { recordKey } from "../../kernel/records";
import { type RecordKind, SHELVES } from "../../kernel/records/record.rules";
import type { Named } from "./file.item";

/**
 * Which of these files belong to records of one kind of a practice: "counted" in active or archived
 * ones, "waiting" in deleted ones. By the id of the file.
 */
export async function carriedBy<T extends Item>(
  kind: RecordKind,
  userId: string,
  named: readonly Named[],
  idsOf: (record: T) => string[],
): Promise<Map<string, "counted" | "waiting">> {
  const ids = new Set(named.map(({ carrierId }) => carrierId).filter((id) => isId(kind, id)));
  const wanted = [...ids].flatMap((id) => SHELVES.map((shelf) => ({ id, shelf })));
  const items = await getMany<T>(wanted.map(({ id, shelf }) => recordKey(kind, userId, id, shelf)));
  const carried = new Map<string, "counted" | "waiting">();
  wanted.forEach(({ shelf }, index) => {
    const item = items[index];
    for (const id of item ? idsOf(item) : []) {
      carried.set(id, shelf === "deleted" ? "waiting" : "counted");
    }
  });
  return carried;
}
