import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";

/** Body of `POST /api/history/{id}/undo`: the change to undo, by the version that it left. */
export const undoChange = z.strictObject({
  version: z
    .number({ error: "Versión: mandá la del cambio que hay que deshacer" })
    .int("Versión: tiene que ser un número entero")
    .min(1, "Versión: tiene que ser un número entero"),
});

/** How the history is read. */
export const listHistory = listQuery.omit({ fields: true });

/** One change of a record. */
export const historyEntry = z.object({
  /** The version of the record that it left. */
  version: z.number().int(),
  at: z.string(),
  /** The person who made it; null where Foja did it by itself. */
  by: z.string().nullable(),
  action: z.enum(["changed", "archived", "unarchived", "deleted", "restored"]),
  /** Each field as it is answered, before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Whether its fields still hold what it wrote, and so it can be undone. */
  undoable: z.boolean(),
});

/** A page of the history of a record. */
export const historyPage = z.object({
  history: z.array(historyEntry),
  nextCursor: z.string().optional(),
  /** Who entered the record; null where Foja did it by itself, or where it was not kept. */
  createdBy: z.string().nullable(),
  /** The names of the people of whom this page speaks, of those who left the practice, too. */
  people: z.record(z.string(), z.string()),
});

export type HistoryPage = z.output<typeof historyPage>;
export type HistoryEntry = z.output<typeof historyEntry>;
