import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { HISTORY_ACTIONS } from "../../kernel/records/record.rules";
import { HISTORY_KINDS } from "./history-kinds.rules";

/** Body of `POST /api/history/{id}/undo`: the change to undo, by the version it resulted in. */
export const undoChange = z.strictObject({
  version: z
    .number({ error: "Versión: mandá la del cambio que hay que deshacer" })
    .int("Versión: tiene que ser un número entero")
    .min(1, "Versión: tiene que ser un número entero"),
});

/** Query of the history of a record. */
export const listHistory = listQuery.omit({ fields: true });

/** Query of `GET /api/history`: what a person of the practice did; by default the caller. */
export const listDone = listHistory.extend({
  personId: z.string().max(40, "El parámetro «personId» no es de una persona.").optional(),
});

/** One change of a record. */
export const historyEntry = z.object({
  /** The version of the record that it resulted in. */
  version: z.number().int(),
  at: z.string(),
  /** The person who made it; null where Foja did so automatically. */
  by: z.string().nullable(),
  action: z.enum(HISTORY_ACTIONS),
  /** Each field as the API returns it, before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Whether its fields still have the values it wrote, so that it can be undone. */
  undoable: z.boolean(),
});

/** An action of a person, in the list of what they did. */
export const doneEntry = z.object({
  recordId: z.string(),
  /** The version of the record that it resulted in. */
  version: z.number().int(),
  /** A deadline is a task that carries its count. */
  kind: z.enum([...HISTORY_KINDS, "deadline"]),
  /** The current name of the record. */
  name: z.string(),
  /** Its case, if it has one that still exists. */
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  /** Whether it is in Eliminadas now. */
  deleted: z.boolean(),
  at: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  /** The fields that changed, by their names in the API. */
  fields: z.array(z.string()),
});

/** A page of what a person did, newest first. */
export const donePage = z.object({
  done: z.array(doneEntry),
  nextCursor: z.string().optional(),
  /** The person, and whether they left the practice. */
  person: z.object({ _id: z.string(), name: z.string(), left: z.boolean() }),
});

/** A page of the history of a record. */
export const historyPage = z.object({
  history: z.array(historyEntry),
  nextCursor: z.string().optional(),
  /** Who entered the record; null where Foja did so automatically, or where it was not stored. */
  createdBy: z.string().nullable(),
  /** The names of the people in this page, including those who left the practice. */
  people: z.record(z.string(), z.string()),
});

export type DoneEntry = z.output<typeof doneEntry>;
export type DonePage = z.output<typeof donePage>;
export type HistoryPage = z.output<typeof historyPage>;
export type HistoryEntry = z.output<typeof historyEntry>;
