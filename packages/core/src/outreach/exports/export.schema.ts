import * as z from "zod";

/** An export of a practice: asked for, being built, and then at an address for some days. */
export const exportRow = z.object({
  _id: z.string(),
  status: z.enum(["waiting", "ready", "failed"]),
  askedAt: z.string(),
  /** Whether the administration asked for it, for the person. */
  byAdministration: z.boolean(),
  readyAt: z.string().nullable(),
  /** From when it is no longer to be had (UTC ISO). */
  expiresAt: z.string().nullable(),
  /** How large the ZIP is, in bytes. */
  size: z.number().int().nullable(),
  /** An address of the ZIP, good for some minutes; null while there is none, or a factor is asked. */
  url: z.string().nullable(),
});

export type ExportRow = z.output<typeof exportRow>;
