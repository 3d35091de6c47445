import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { Imports, type RowDraft } from "../imports";
import type { importRows as asked, RowDuplicate } from "../imports/import.schema";
import { draft } from "./draft";
import type { FolderRecord } from "./folder.item";
import { contradictions } from "./folder.rules";
import { createFolder } from "./folder.schema";
import { knownCases } from "./numbers";
import { store } from "./store";

const folderRow = createFolder.omit({ responsibleId: true }).superRefine((row, context) => {
  const { initialDateFolder = null, finalDateFolder = null } = row;
  const wrong = contradictions(row, { initialDateFolder, finalDateFolder });
  if (wrong) context.addIssue({ code: "custom", path: [wrong.path], message: wrong.message });
});

/** Imports cases from the rows of a file, or previews the result. */
export const importRows = (given: z.output<typeof asked>) =>
  Imports.run(
    {
      resource: "folders",
      schema: folderRow,
      draft: (row, nth) => store.itemOf(draft(row, nth)),
      duplicates,
    },
    given,
  );

/** Rows with a case of an earlier row, or of the practice: see `KnownCases`. */
async function duplicates(drafts: RowDraft[]): Promise<RowDuplicate[]> {
  const rows = drafts.map(({ row, item }) => ({ ...(item as unknown as FolderRecord), row }));
  const own = new Set(rows.map(({ _id }) => _id));
  // A case written by an earlier try of this same request is no duplicate.
  const cases = await knownCases(useOwner(), ({ _id }) => !own.has(_id));
  return rows.flatMap((row) => {
    const same = cases.byNumber(row) ?? cases.byClient(row);
    if (!same) cases.add(row);
    if (!same) return [];
    const { _id, row: sameAs = null } = same;
    return [{ row: row.row, name: row.folderName, _id: sameAs ? null : _id, sameAs }];
  });
}
