import type { Readable } from "node:stream";
import { AppError } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import { Files } from "../files";
import { type DocumentRecord, present } from "./document.item";
import { downloadName } from "./document.rules";
import type { Document, DocumentFile } from "./document.schema";
import { store } from "./store";

/** A document, one of its files, and that one's bytes. */
export type Opened = { document: Document; file: DocumentFile; body: Readable };

/**
 * The bytes of a document as a stream, for whoever may see it: of its current version, or of an
 * earlier one by its number. Throws `document.not_found` and `attachment.not_found`.
 */
export async function open(id: string, revision?: number): Promise<Opened> {
  const read = await store.find(id);
  const { file } = versionOf(read, revision);
  return { document: present(store.itemOf(read)), file, body: await Files.open(read, file) };
}

/** A URL valid for one minute that downloads a version of a document. Throws as `open`. */
export async function link(id: string, revision?: number): Promise<string> {
  const read = await store.find(id);
  const { file, nth } = versionOf(read, revision);
  const shown = present(store.itemOf(read));
  return Files.link(read, { ...file, name: downloadName(shown, file, nth) });
}

function versionOf({ revisions }: Kept<DocumentRecord>, revision = revisions.length) {
  const file = revisions[revision - 1];
  if (!file) throw new AppError("attachment.not_found", "No encontramos esa versión.");
  return { file, nth: revision };
}
