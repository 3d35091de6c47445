import * as z from "zod";

/** An export of a practice: requested, built, and then downloadable for some days. */
export const exportRow = z.object({
  _id: z.string(),
  status: z.enum(["waiting", "ready", "failed"]),
  askedAt: z.string(),
  /** Whether the administration requested it, for the person. */
  byAdministration: z.boolean(),
  readyAt: z.string().nullable(),
  /** From when it can no longer be downloaded (UTC ISO). */
  expiresAt: z.string().nullable(),
  /** The size of the ZIP, in bytes. */
  size: z.number().int().nullable(),
  /** An address of the ZIP, valid for minutes; null while there is none or a factor is required. */
  url: z.string().nullable(),
});

export type ExportRow = z.output<typeof exportRow>;
