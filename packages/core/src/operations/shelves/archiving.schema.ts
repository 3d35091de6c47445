import * as z from "zod";

export const ARCHIVABLE = ["folders", "contacts", "tasks", "calculators"] as const;

/** Body of `archive-items` and `unarchive-items`. */
export const archiveItems = z.strictObject({
  resourceType: z.enum(ARCHIVABLE),
  itemIds: z.array(z.string().max(40)).min(1).max(100),
});

/** The practice, always the caller's own. */
export const archiveQuery = z.strictObject({
  userId: z
    .string({ error: "Falta el parámetro «userId»." })
    .min(1, "Falta el parámetro «userId»."),
});

/** An item that stayed where it was, and why. */
export const failedItem = z.object({ id: z.string(), reason: z.string() });

export type Archivable = (typeof ARCHIVABLE)[number];
