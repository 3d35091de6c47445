import type { Document } from "@foja/core/practice/documents/document.schema";

/** The fields of a document in a list. */
export type DocumentRow = Omit<Document, "userId" | "file" | "status" | "updatedAt" | "version"> & {
  size: number;
  type: string;
};

/** A row from the API's answer. */
export const toRow = ({
  userId,
  file: { size, type },
  status,
  updatedAt,
  version,
  ...row
}: Document): DocumentRow => ({ ...row, size, type });
