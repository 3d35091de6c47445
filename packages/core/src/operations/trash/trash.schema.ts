import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { RECORD_KINDS } from "../../kernel/records/record.rules";

const kind = z.enum(RECORD_KINDS, {
  error: "El parámetro «kind» no es un tipo de dato que se pueda eliminar.",
});

/** How the list is read: one kind, or all. */
export const listTrash = listQuery.omit({ fields: true }).extend({ kind: kind.optional() });

/** A deleted record, as the list of them shows it. */
export const trashed = z.object({
  _id: z.string(),
  kind: z.enum(RECORD_KINDS),
  name: z.string(),
  /** The case it belongs to, deleted or not; none once that has gone for good. */
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  deletedAt: z.string(),
  /** When it goes for good. */
  purgeAt: z.string(),
  /** How many of each kind a case took along; null of other records. */
  held: z.record(z.string(), z.number().int()).nullable(),
});

export type Trashed = z.output<typeof trashed>;
