import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { RECORD_KINDS } from "../../kernel/records/record.rules";

const kind = z.enum(RECORD_KINDS, {
  error: "El parámetro «kind» no es un tipo de dato que se pueda eliminar.",
});

/** Query of the list: one kind, or all. */
export const listTrash = listQuery.omit({ fields: true }).extend({ kind: kind.optional() });

/** A deleted record in the list of them. */
export const trashed = z.object({
  _id: z.string(),
  kind: z.enum(RECORD_KINDS),
  name: z.string(),
  /** The case it belongs to, deleted or not; null once that was deleted for good. */
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  deletedAt: z.string(),
  /** When it is deleted for good. */
  purgeAt: z.string(),
  /** How many of each kind were deleted with a case; null for other records. */
  held: z.record(z.string(), z.number().int()).nullable(),
});

export type Trashed = z.output<typeof trashed>;
