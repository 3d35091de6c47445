import { Causas } from "@foja/core/courts/causas";
import { reactTo } from "./reaction";

/** Reads a newly linked court file from its portal at once. */
export const handler = reactTo("folder.linked", ({ ownerId, folderId }) =>
  Causas.verifyLinked(ownerId, folderId),
);
