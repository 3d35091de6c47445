import { useOwner } from "../../kernel/actor";
import { getMany, type Item } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";
import { SHELVES, type Shelf } from "../../kernel/records/record.rules";

type OfCase = { folderId: string | null; folderName: string | null };

/** Updates the case names of archived records, which are not updated with their case. */
export async function withCasesNow<T extends OfCase>(archived: T[]): Promise<T[]> {
  const ids = [...new Set(archived.flatMap(({ folderId }) => folderId ?? []))];
  const names = new Map((await read(ids)).map(({ _id, folderName }) => [_id, folderName]));
  return archived.map((one) => {
    if (!one.folderId) return one;
    const name = names.get(one.folderId);
    return { ...one, folderId: name ? one.folderId : null, folderName: name ?? null };
  });
}

const IN_USE: readonly Shelf[] = ["active", "archived"];

type NamedFolder = Item & { _id: string; folderName: string };

/** The names of these cases, deleted ones too; purged ones are left out. */
export async function namesNow(ids: string[]): Promise<Map<string, string>> {
  const found = await read(ids, SHELVES);
  return new Map(found.map(({ _id, folderName }) => [_id, folderName]));
}

async function read(ids: string[], shelves = IN_USE): Promise<NamedFolder[]> {
  const keys = shelves.flatMap((shelf) =>
    ids.map((id) => recordKey("folder", useOwner(), id, shelf)),
  );
  const found = await getMany<NamedFolder>(keys);
  return found.flatMap((one) => one ?? []);
}
