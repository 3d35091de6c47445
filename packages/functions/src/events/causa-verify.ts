import { Causas } from "@foja/core/causas";
import { onEvent } from "./event";

/** A case was linked with one of the court's: its portal is asked for it at once. */
export const handler = onEvent("folder.linked", ({ ownerId, folderId }) =>
  Causas.verifyLinked(ownerId, folderId),
);
