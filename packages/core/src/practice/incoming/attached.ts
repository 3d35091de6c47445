import { buffer } from "node:stream/consumers";
import { invalid } from "../../kernel/error";
import type { MailFile } from "../../kernel/ports/mime";
import { Documents } from "../documents";
import { Files } from "../files";
import { totalSize } from "../files/file.rules";
import { MOST_BYTES } from "./attached.rules";
import type { LetterFile } from "./letter.schema";

/** A file of a document as an answer carries it: the version that was current when it was asked for. */
export type Attached = {
  documentId: string;
  fileId: string;
  name: string;
  type: string;
  size: number;
};

/**
 * The documents that an answer carries: of its case, and seen by who answers. Throws
 * `document.not_found`, and a sentence on `documentIds`.
 */
export async function attachedOf(
  folderId: string | null,
  documentIds: readonly string[],
): Promise<Attached[]> {
  const documents = await Promise.all(documentIds.map((id) => Documents.get(id)));
  const found = documents.map((document): Attached => {
    if (!folderId || document.folderId !== folderId) {
      throw invalid("documentIds", "Adjuntos: tienen que ser documentos de esta causa.");
    }
    if (document.status !== "ready") {
      throw invalid("documentIds", `Adjuntos: «${document.name}» todavía no terminó de subir.`);
    }
    const { _id: fileId, name, type, size } = document.file;
    return { documentId: document._id, fileId, name, type, size };
  });
  if (totalSize(found) > MOST_BYTES) {
    throw invalid("documentIds", "Adjuntos: hasta 7 MB en total. Mandá el resto en otro correo.");
  }
  return found;
}

/** What an answer shows of its files. */
export const asLetterFiles = (attached: readonly Attached[]): LetterFile[] =>
  attached.map(({ documentId, name, type, size }) => ({
    ...{ name, type, size, documentId },
    leftOut: null,
  }));

/** The files of an answer as they are mailed. Throws `attachment.not_found` where one is gone. */
export const filesOf = (userId: string, attached: readonly Attached[]): Promise<MailFile[]> =>
  Promise.all(
    attached.map(async ({ documentId, fileId, name: filename, type }) => ({
      ...{ filename, type },
      content: await buffer(await Files.open({ userId, _id: documentId }, { _id: fileId })),
    })),
  );
