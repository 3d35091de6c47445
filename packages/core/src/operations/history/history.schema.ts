import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { HISTORY_ACTIONS } from "../../kernel/records/record.rules";
import { HISTORY_KINDS } from "./history-kinds.rules";

/** Body of `POST /api/history/{id}/undo`: the change to undo, by the version that it left. */
export const undoChange = z.strictObject({
  version: z
    .number({ error: "Versión: mandá la del cambio que hay que deshacer" })
    .int("Versión: tiene que ser un número entero")
    .min(1, "Versión: tiene que ser un número entero"),
});

/** How the history is read. */
export const listHistory = listQuery.omit({ fields: true });

/** Query of `GET /api/history`: what a person of the practice did; who asks without one. */
export const listDone = listHistory.extend({
  personId: z.string().max(40, "El parámetro «personId» no es de una persona.").optional(),
});

/** One change of a record. */
export const historyEntry = z.object({
  /** The version of the record that it left. */
  version: z.number().int(),
  at: z.string(),
  /** The person who made it; null where Foja did it by itself. */
  by: z.string().nullable(),
  action: z.enum(HISTORY_ACTIONS),
  /** Each field as it is answered, before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Whether its fields still hold what it wrote, and so it can be undone. */
  undoable: z.boolean(),
});

/** Something that somebody did, as the list of what they did shows it. */
export const doneEntry = z.object({
  recordId: z.string(),
  /** The version of the record that it left. */
  version: z.number().int(),
  /** A deadline is a task that carries its count. */
  kind: z.enum([...HISTORY_KINDS, "deadline"]),
  /** How the record is called today. */
  name: z.string(),
  /** Its case, of what belongs to one that is still there. */
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  /** Whether it is in Eliminadas today. */
  deleted: z.boolean(),
  at: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  /** The fields that changed, as they are answered. */
  fields: z.array(z.string()),
});

/** A page of what somebody did, the latest first. */
export const donePage = z.object({
  done: z.array(doneEntry),
  nextCursor: z.string().optional(),
  /** Whose it is, and whether they left the practice. */
  person: z.object({ _id: z.string(), name: z.string(), left: z.boolean() }),
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

export type DoneEntry = z.output<typeof doneEntry>;
export type DonePage = z.output<typeof donePage>;
export type HistoryPage = z.output<typeof historyPage>;
export type HistoryEntry = z.output<typeof historyEntry>;
