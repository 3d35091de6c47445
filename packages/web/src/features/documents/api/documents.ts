import type {
  CaseFile,
  Document,
  DocumentVersion,
  UpdateDocument,
} from "@foja/core/practice/documents/document.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { announced } from "~/lib/files/choice";
import { ofKind } from "~/lib/kinds/api";
import { recordsOf } from "~/lib/records/records";
import { type DocumentRow, toRow } from "../lib/document-row";
import type { Target } from "../lib/upload-queue";

const api = client.api.documents;
const one = api[":id"];

/** One document, whole. */
export const getDocument = (id: string) =>
  queryOptions({
    queryKey: ["documents", "one", id],
    queryFn: async ({ signal }): Promise<Document> =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).document,
  });

/** The versions of a document, the newest first. */
export const getVersions = ({ _id: id, revision }: Pick<Document, "_id" | "revision">) =>
  queryOptions({
    queryKey: ["documents", "versions", id, revision],
    queryFn: async ({ signal }): Promise<DocumentVersion[]> =>
      (await answer(one.versions.$get({ param: { id } }, { init: { signal } }))).versions,
  });

/** The practice's documents, with their queries and cache; a part of them is those of a case. */
export const documents = recordsOf<DocumentRow, Document>({
  name: "documents",
  ...ofKind("document"),
  also: ["activities"],
  counts: true,
  fields: "",
  toRow,
  readPage: async ({ part, query: { limit, cursor } }, init) => {
    const query = { limit, ...(cursor && { cursor }), ...(part && { folderId: part }) };
    const page = await answer(api.$get({ query }, init));
    return { rows: page.documents.map(toRow), nextCursor: page.nextCursor };
  },
  one: getDocument,
});

/** The files of a case that hang on its tasks and messages. */
export const getCaseFiles = (folderId: string) =>
  queryOptions({
    queryKey: ["documents", "files", folderId],
    queryFn: async ({ signal }): Promise<CaseFile[]> => {
      const query = { folderId, limit: "1" };
      return (await answer(api.$get({ query }, { init: { signal } }))).files ?? [];
    },
  });

/** Changes the given fields; with `version`, only if that is still the current one. */
export async function updateDocument(id: string, json: UpdateDocument, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  return (await answer(one.$patch({ param: { id }, json }, { headers }))).document;
}

/** Announces a file, and answers where to post it. */
export async function announce(file: File, target: Target) {
  const json = announced(file);
  const begun =
    "documentId" in target
      ? await answer(one.versions.$post({ param: { id: target.documentId }, json }))
      : await answer(api.$post({ json: { ...json, folderId: target.folderId } }));
  return { id: begun.document._id, upload: begun.upload };
}

/** Completes an upload that arrived. */
export const complete = async (id: string): Promise<Document> =>
  (await answer(one.complete.$post({ param: { id } }))).document;

/** The URL of a version of a document, the current one by default, valid for one minute. */
export async function contentAddress(id: string, revision?: number): Promise<string> {
  const query = revision === undefined ? {} : { revision: String(revision) };
  return (await answer(one.content.$get({ param: { id }, query }))).url;
}

/** The URL of a file of a case, from where it hangs; valid for one minute. */
export async function caseFileAddress(folderId: string, { _id, from }: CaseFile): Promise<string> {
  if (from.kind === "task") {
    const at = client.api.tasks[":id"].attachments[":attachmentId"];
    return (await answer(at.$get({ param: { id: from._id, attachmentId: _id } }))).url;
  }
  const at = client.api.chat[":id"].messages[":number"].files[":fileId"];
  const param = { id: folderId, number: String(from.number), fileId: _id };
  return (await answer(at.$get({ param }))).url;
}
