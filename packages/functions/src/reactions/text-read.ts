import { Texts } from "@foja/core/practice/texts";
import { reactTo } from "./reaction";

/** Reads the text of a document that arrived, and indexes it. */
export const handler = reactTo("document.received", ({ ownerId, documentId }) =>
  Texts.read(ownerId, documentId),
);
