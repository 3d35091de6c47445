import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import type { Item } from "../../kernel/dynamo";
import type { Kept } from "../../kernel/records";
import { draft } from "./draft";
import type { FolderRecord } from "./folder.item";
import { type createFolder, NEW_FOLDER } from "./folder.schema";
import { store } from "./store";

type Given = Omit<z.output<typeof createFolder>, "responsibleId" | "access" | "memberIds">;

/** A case that an import writes: under an id of its own, for the person who answers for it. */
export type Imported = { _id: string; responsibleId: string; given: Given };

function drafted({ _id, responsibleId, given }: Imported): Kept<FolderRecord> {
  return { ...draft({ ...given, responsibleId }), _id, createdBy: responsibleId };
}

/** The item of an imported case, for a commit that also counts it in the plan. */
export const importedItem = (imported: Imported): Item => store.itemOf(drafted(imported));

/** What only the court link writes on a case. */
const OF_LINK: ReadonlySet<string> = new Set([
  ...["pjn", "mev", "court", "causaVerified", "causaIsValid", "causaAssociationStatus"],
]);

/**
 * Whether a case is as its import wrote it: nobody changed a field, archived, reserved or handed it
 * over. What the court link writes does not count.
 */
export function isAsImported(folder: object, imported: Imported): boolean {
  const written = drafted(imported);
  const fields = ["folderName", "responsibleId", ...Object.keys(NEW_FOLDER)];
  const same = (name: string) =>
    isDeepStrictEqual(Reflect.get(folder, name) ?? null, Reflect.get(written, name) ?? null);
  return fields.every((name) => OF_LINK.has(name) || same(name));
}
