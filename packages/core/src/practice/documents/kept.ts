import { useOwner } from "../../kernel/actor";
import { commit, insert, removeAny, tryCommit } from "../../kernel/dynamo";
import { derivedId, type IdKind, newId, timeIn } from "../../kernel/id";
import { anywhere } from "../../kernel/records";
import { Files } from "../files";
import { type DocumentItem, present } from "./document.item";
import type { Document, DocumentSource } from "./document.schema";
import type { DocumentKind } from "./document-kinds.rules";
import { drafted, reveal, uploadOf } from "./uploads";

/** A document that Foja made or fetched. `type` is its media type; `fileName` has its ending. */
export type Made = {
  name: string;
  fileName: string;
  kind: DocumentKind;
  folderId: string | null;
  date?: string | null;
  tags?: string[];
  source: DocumentSource;
  type: string;
  bytes: Uint8Array;
  /**
   * What it is made from, with the id of that («esc_…/pdf/3»): the same key names the same document,
   * however often it is kept.
   */
  key?: string;
};

/**
 * Keeps bytes that the server has as a document of the acting practice: stored, then counted and
 * shown in one commit. What is left by a run that died is deleted within a day. Throws
 * `plan.limit_reached` and leaves nothing behind, and a sentence on a wrong field.
 */
export async function keep({ fileName, type, bytes, key, ...fields }: Made): Promise<Document> {
  const idOf = (kind: IdKind) =>
    key === undefined ? newId(kind) : derivedId(kind, timeIn(key), `${useOwner()} ${kind} ${key}`);
  const _id = idOf("document");
  const known = key && (await anywhere<DocumentItem>("document", useOwner(), _id));
  if (known) return present(known);
  const file = {
    ...Files.described({ name: fileName, size: bytes.length, type }),
    _id: idOf("attachment"),
  };
  const { date = null, tags = [] } = fields;
  const draft = { ...(await drafted({ ...fields, date, tags })), _id };
  const upload = uploadOf(draft, file, draft);
  // Refused where an earlier run with this key left it.
  await tryCommit(insert(upload));
  const sha256 = await Files.store(draft, file, bytes);
  return Files.counted(file, {
    count: (room) => reveal(upload, sha256, room),
    refuse: () => commit(removeAny(upload)),
  });
}
