import * as z from "zod";
import { choice } from "../../kernel/fields.schema";

export const ARCHIVABLE = ["folders", "contacts", "tasks", "calculators"] as const;

/** Body of `archive-items` and `unarchive-items`. */
export const archiveItems = z.strictObject({
  resourceType: choice("resourceType", ARCHIVABLE),
  itemIds: z
    .array(z.string().max(40, "itemIds: uno de los identificadores no es válido"), {
      error: "itemIds: mandá la lista de identificadores",
    })
    .min(1, "itemIds: mandá al menos uno")
    .max(100, "itemIds: hasta 100 por vez"),
});

/** Whose items: always the practice's own. */
export const archiveQuery = z.strictObject({
  userId: z.string({ error: "Falta el parámetro userId." }).min(1, "Falta el parámetro userId."),
});

/** An item that stayed where it was, and why. */
export const failedItem = z.object({ id: z.string(), reason: z.string() });

export type Archivable = (typeof ARCHIVABLE)[number];
