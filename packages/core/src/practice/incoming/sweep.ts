import * as files from "../../kernel/ports/files";
import { anywhere } from "../../kernel/records";
import { bodyKey, type LetterItem, originalKey } from "./letter.item";

/** Deletes the objects of a letter that was purged; may run late, twice, or in any order. */
export async function sweepObjects(before: LetterItem): Promise<void> {
  if (await anywhere("letter", before.userId, before._id)) return;
  await Promise.all([originalKey(before), bodyKey(before)].map(files.discard));
}
