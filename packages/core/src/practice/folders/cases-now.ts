import { useOwner } from "../../kernel/actor";
import { getMany, type Item } from "../../kernel/dynamo";
import { recordKey } from "../../kernel/records";

const AT_ONCE = 50;

type OfCase = { folderId: string | null; folderName: string | null };

/** What is archived hears nothing of what becomes of its case: it is shown with what it is now. */
export async function withCasesNow<T extends OfCase>(archived: T[]): Promise<T[]> {
  const ids = [...new Set(archived.flatMap(({ folderId }) => folderId ?? []))];
  const names = new Map<string, string>();
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    for (const { _id, folderName } of await read(ids.slice(i, i + AT_ONCE))) {
      names.set(_id, folderName);
    }
  }
  return archived.map((one) => {
    if (!one.folderId) return one;
    const name = names.get(one.folderId);
    return { ...one, folderId: name ? one.folderId : null, folderName: name ?? null };
  });
}

type Named = Item & { _id: string; folderName: string };

async function read(ids: string[]): Promise<Named[]> {
  const keys = (["active", "archived"] as const).flatMap((shelf) =>
    ids.map((id) => recordKey("folder", useOwner(), id, shelf)),
  );
  const found = await getMany<Named>(keys);
  return found.flatMap((one) => one ?? []);
}
