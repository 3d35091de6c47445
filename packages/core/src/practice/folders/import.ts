import pMap from "p-map";
import type * as z from "zod";
import { fold, nameKey } from "../../kernel/text.rules";
import { Imports, type RowDraft } from "../imports";
import type { importRows as asked, RowDuplicate } from "../imports/import.schema";
import { ofCustomer } from "./customer";
import { draft } from "./draft";
import type { FolderRecord } from "./folder.item";
import { contradictions } from "./folder.rules";
import type { Folder } from "./folder.schema";
import { createFolder } from "./folder.schema";
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

type FolderKey = Pick<Folder, "_id" | "folderName" | "customerName">;

/** The key of a duplicate: carátula and client. */
const keyOf = ({ folderName, customerName }: FolderKey) =>
  `${fold(folderName)}\n${nameKey(customerName ?? "")}`;

/** Rows with a case of an earlier row, or of the practice for the same client. */
async function duplicates(drafts: RowDraft[]): Promise<RowDuplicate[]> {
  const rows = drafts.map(({ row, item }) => ({ ...(item as unknown as FolderRecord), row }));
  const own = new Set(rows.map(({ _id }) => _id));
  const there = (await ofCustomers(rows)).filter(({ _id }) => !own.has(_id));
  const known = new Map(
    there.map((one) => [keyOf(one), { _id: one._id as string | null, row: 0 }]),
  );
  return rows.flatMap((row) => {
    const same = known.get(keyOf(row));
    if (!same) known.set(keyOf(row), { _id: null, row: row.row });
    if (!same) return [];
    return [{ row: row.row, name: row.folderName, _id: same._id, sameAs: same.row || null }];
  });
}

/** How many clients are looked up in parallel. */
const WIDTH = 25;

async function ofCustomers(rows: FolderKey[]): Promise<Folder[]> {
  const names = new Map(
    rows.flatMap(({ customerName }) =>
      customerName ? [[nameKey(customerName), customerName]] : [],
    ),
  );
  return (await pMap(names.values(), ofCustomer, { concurrency: WIDTH })).flat();
}
