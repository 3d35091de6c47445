import { DOCX, PDF } from "../files/file.rules";
/** The types of file whose text is read. */
export const READ_TYPES = [
  PDF,
  DOCX,
  "image/png",
  "image/jpeg",
  "image/webp",
  "text/plain",
  "text/csv",
] as const;

export type ReadType = (typeof READ_TYPES)[number];

/** Whether a file of that type has a text that is read. */
export const isRead = (type: string): type is ReadType =>
  (READ_TYPES as readonly string[]).includes(type);
