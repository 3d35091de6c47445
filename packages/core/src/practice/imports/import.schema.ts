import * as z from "zod";
import { LIMITED_RESOURCES } from "../../billing/plans/plan.schema";
import { PLAN_IDS } from "../../billing/plans/plan-id.rules";

/** Body of the imports: rows as read from a file, each checked and refused independently. */
export const importRows = z.strictObject({
  rows: z
    .array(z.record(z.string().max(64), z.unknown()), { error: "Filas: mandá la lista de filas" })
    .min(1, "Filas: mandá al menos una")
    .max(500, "Filas: hasta 500 por vez"),
  dryRun: z.boolean().default(false),
  allowDuplicates: z.boolean().default(false),
});

/** The error of a row, counted from 1. */
const rowError = z.object({ row: z.number(), path: z.string(), message: z.string() });

/** A duplicate row: of a record of the practice (`_id`) or of an earlier row of the same file. */
const rowDuplicate = z.object({
  row: z.number(),
  name: z.string(),
  _id: z.string().nullable(),
  sameAs: z.number().nullable(),
});

/** The result, or preview, of an import. */
export const imported = z.object({
  dryRun: z.boolean(),
  created: z.array(z.string()),
  /** How many rows are, or would be, imported. */
  accepted: z.number(),
  /** Of rows that are, or would be, left out. */
  errors: z.array(rowError),
  /** Of cells that are left out of a row that is taken in. */
  cells: z.array(rowError),
  duplicates: z.array(rowDuplicate),
  /** The plan's limit, when it left rows out. */
  limit: z
    .object({
      resourceType: z.enum(LIMITED_RESOURCES),
      limit: z.number(),
      plan: z.enum(PLAN_IDS),
      leftOut: z.number(),
    })
    .optional(),
});

export type RowError = z.output<typeof rowError>;
export type RowDuplicate = z.output<typeof rowDuplicate>;
export type Imported = z.output<typeof imported>;
