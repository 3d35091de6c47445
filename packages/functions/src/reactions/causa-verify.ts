import { Causas } from "@foja/core/courts/causas";
import { reactTo } from "./reaction";

/** Reads the court file of a newly linked case from its portal at once. */
export const handler = reactTo("folder.linked", ({ ownerId, folderId }) =>
  Causas.verifyLinked(ownerId, folderId),
);
