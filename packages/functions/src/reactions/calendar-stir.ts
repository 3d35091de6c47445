import { GoogleSync } from "@foja/core/agenda/google-sync";
import { reactTo } from "./reaction";

/** Synchronises a practice that changed here or at Google; concurrent events share one run. */
export const handler = reactTo("calendar.stirred", ({ ownerId }) => GoogleSync.sync(ownerId));
