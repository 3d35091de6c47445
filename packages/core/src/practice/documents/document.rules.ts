import type { Document, DocumentFile } from "./document.schema";

/** The most versions of a document. */
export const MOST_REVISIONS = 50;

const NAME_LENGTH = 200;

/** The ending of a file's name, with its dot; "" where it has none. */
const endingOf = (fileName: string): string => /\.[^.]+$/.exec(fileName)?.[0] ?? "";

/** What a document is called until somebody says otherwise: its file's name without the ending. */
export function nameOfFile(fileName: string): string {
  const ending = endingOf(fileName);
  const bare = ending ? fileName.slice(0, -ending.length) : fileName;
  return (bare || fileName).slice(0, NAME_LENGTH);
}

/**
 * The name under which a version downloads: what people call the document, and the ending of its
 * file; an earlier version says which one it is.
 */
export function downloadName(
  { name, revision: current }: Pick<Document, "name" | "revision">,
  file: Pick<DocumentFile, "name">,
  revision: number,
): string {
  const which = revision === current ? "" : ` (versión ${revision})`;
  return `${name}${which}${endingOf(file.name)}`;
}
