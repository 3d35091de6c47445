import type { Document } from "@foja/core/practice/documents/document.schema";

/** What a preview of any type of file is given. */
export type PreviewProps = {
  document: Document;
  bytes: ArrayBuffer;
  /** The page that is shown first, and the words that are marked. */
  page: number;
  q: string;
};
