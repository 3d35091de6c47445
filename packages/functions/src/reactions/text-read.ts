import { TextFiles } from "@foja/core/practice/text-files";
import { reactTo } from "./reaction";

/** Reads the text of a document that arrived, and indexes it. */
export const handler = reactTo("document.received", ({ ownerId, documentId }) =>
  TextFiles.read(ownerId, documentId),
);
