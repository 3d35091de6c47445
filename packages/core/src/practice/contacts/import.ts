import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import { Imports, type RowDraft } from "../imports";
import type { importRows as asked, RowDuplicate } from "../imports/import.schema";
import { type ContactRecord, identities } from "./contact.item";
import { contactRow } from "./contact.schema";
import { draft } from "./draft";
import { identityKey, sameBy } from "./identity.rules";
import { fullName, store } from "./store";

/** Imports contacts from the rows of a file, or previews the result. */
export const importRows = (given: z.output<typeof asked>) =>
  Imports.run(
    {
      resource: "contacts",
      schema: contactRow,
      draft: (row, nth) => store.itemOf(draft(row, nth)),
      duplicates,
    },
    given,
  );

type Known = Pick<ContactRecord, "_id" | "name" | "lastName" | "document" | "cuit">;
type SeenContact = Known & { row: number | null };

/** Rows with the document or CUIT of an existing contact, or of an earlier row. */
async function duplicates(drafts: RowDraft[]): Promise<RowDuplicate[]> {
  const known = new Map<string, SeenContact[]>();
  const rows = drafts.map(({ row, item }) => ({ ...(item as unknown as ContactRecord), row }));
  const identified = rows.filter(identityKey);
  if (identified.length === 0) return [];
  const own = new Set(rows.map(({ _id }) => _id));
  for await (const item of walk({ ...identities(useOwner()), limit: 1000, attributes: READ })) {
    const contact = item as unknown as Known;
    // A contact written by an earlier try of this same request is no duplicate.
    if (!own.has(contact._id)) add(known, { ...contact, row: null });
  }
  return identified.flatMap((row) => {
    const same = known.get(identityKey(row) ?? "")?.find((other) => sameBy(row, other));
    add(known, row);
    if (!same) return [];
    const _id = same.row === null ? same._id : null;
    return [{ row: row.row, name: fullName(same), _id, sameAs: same.row }];
  });
}

const READ = ["pk", "sk", "_id", "name", "lastName", "document", "cuit"];

function add(known: Map<string, SeenContact[]>, contact: SeenContact): void {
  const key = identityKey(contact) ?? "";
  known.set(key, [...(known.get(key) ?? []), contact]);
}
