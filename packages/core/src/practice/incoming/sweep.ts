import { getMany } from "../../kernel/dynamo";
import { isId } from "../../kernel/id";
import * as files from "../../kernel/ports/files";
import { anywhere, recordKey } from "../../kernel/records";
import { bodyKey, type LetterItem, lettersOf, originalKey } from "./letter.item";

/** Deletes the objects of a letter that was purged; may run late, twice, or in any order. */
export async function sweepObjects(before: LetterItem): Promise<void> {
  if (await anywhere("letter", before.userId, before._id)) return;
  await Promise.all([originalKey(before), bodyKey(before)].map(files.discard));
}

/** The originals of a practice that its plan counts: how many, and their bytes. */
export async function countedOriginals(userId: string): Promise<{ bytes: number; files: number }> {
  const sizes = await files.sizesUnder(lettersOf(userId));
  const ids = [...sizes.keys()]
    .filter((key) => key.endsWith("/original"))
    .map((key) => key.split("/").at(-2) ?? "")
    .filter((id) => isId("letter", id));
  const keys = ids.flatMap((id) =>
    (["active", "archived"] as const).map((shelf) => recordKey("letter", userId, id, shelf)),
  );
  const found = (await getMany<LetterItem>(keys)).flatMap((item) => item ?? []);
  const bytes = found.reduce(
    (sum, { _id }) => sum + (sizes.get(originalKey({ userId, _id })) ?? 0),
    0,
  );
  return { bytes, files: found.length };
}
