import { createHash } from "node:crypto";
import type { CourtFile, EntryFile } from "./docket";

/** The number of a file within its case, which follows from its content. */
export const fileNumber = ({ name, content }: EntryFile): number =>
  createHash("sha256").update(`${name}\n${content}`).digest().readUInt32BE(0) + 1;

/** The size of a file in bytes. */
export const fileSize = ({ content }: EntryFile): number => Buffer.from(content, "base64").length;

/** The answer with a file of a case; undefined where it has none of that number. */
export function fileAnswer({ entries }: CourtFile, number: string): Response | undefined {
  const files = entries.flatMap(({ file }) => file ?? []);
  const found = files.find((file) => String(fileNumber(file)) === number);
  if (!found) return undefined;
  const headers = { "content-type": found.type };
  return new Response(Buffer.from(found.content, "base64"), { headers });
}
