import { Trash } from "@foja/core/operations/trash";
import { Documents } from "@foja/core/practice/documents";
import {
  caseFile,
  contentQuery,
  createDocument,
  document,
  documentVersion,
  listDocuments,
  updateDocument,
} from "@foja/core/practice/documents/document.schema";
import { newFile, upload } from "@foja/core/practice/files/file.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { Chats } from "@foja/core/telling/chat";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** The files of a case that are no documents, the newest first. */
async function filesOfCase(folderId: string) {
  const found = await Promise.all([Tasks.filesOfCase(folderId), Chats.filesOfCase(folderId)]);
  return found.flat().sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

const one = success.extend({ document });
const begun = success.extend({ document, upload });

export const documentRoutes = new Hono()
  .post(
    "/api/documents",
    route("user", {
      summary: "Add a document; answers an address to upload its file to",
      answers: { 201: begun },
      headers: ["Idempotency-Key"],
    }),
    body(createDocument),
    idempotent,
    async (c) => {
      const { document, ...made } = await Documents.create(c.req.valid("json"));
      return created(c, "document", document, made);
    },
  )
  .post(
    "/api/documents/:id/complete",
    route("user", {
      summary: "Complete an upload: the file is inspected, and counted against the plan",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answer(c, "document", await Documents.complete(c.req.param("id"))),
  )
  .get(
    "/api/documents",
    route("user", {
      summary:
        "List the documents of a case by date, with the files of its tasks and messages; or those of the practice, newest first",
      answers: {
        200: pageOf("documents", document).extend({ files: z.array(caseFile).optional() }),
      },
      refuses: [404],
    }),
    query(listDocuments),
    async (c) => {
      const asked = c.req.valid("query");
      const page = await Documents.list(asked);
      // What hangs on tasks and messages comes with the first page of a case, as it is.
      const isWhole = !asked.cursor && !asked.kind && !asked.tag;
      const files = asked.folderId && isWhole ? await filesOfCase(asked.folderId) : undefined;
      return answerWith(c, { ...page, ...(files && { files }) });
    },
  )
  .get(
    "/api/documents/:id",
    route("user", { summary: "Get a document", answers: { 200: one }, refuses: [410] }),
    takesNothing,
    async (c) => {
      const found = await Trash.orDeleted("document", c.req.param("id"), Documents.get);
      return answer(c, "document", found);
    },
  )
  .patch(
    "/api/documents/:id",
    route("user", {
      summary: "Change the fields of a document that the body carries",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateDocument),
    async (c) => {
      const changed = await Documents.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "document", changed);
    },
  )
  .delete(
    "/api/documents/:id",
    route("user", {
      summary: "Delete a document; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Documents.remove(c.req.param("id"));
      return answerDone(c, "Documento eliminado. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/documents/:id/restore",
    route("user", { summary: "Restore a deleted document", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "document", await Documents.restore(c.req.param("id"))),
  )
  .get(
    "/api/documents/:id/content",
    route("user", {
      summary: "Get an address, valid for one minute, to download a version of a document from",
      answers: { 200: success.extend({ url: z.string() }) },
    }),
    query(contentQuery),
    async (c) => {
      const { revision } = c.req.valid("query");
      return answerWith(c, { url: await Documents.link(c.req.param("id"), revision) });
    },
  )
  .post(
    "/api/documents/:id/versions",
    route("user", {
      summary: "Add a version of a document; answers an address to upload its file to",
      answers: { 201: begun },
      headers: ["Idempotency-Key"],
    }),
    body(newFile),
    idempotent,
    async (c) => {
      const { document, ...made } = await Documents.addVersion(
        c.req.param("id"),
        c.req.valid("json"),
      );
      return created(c, "document", document, made);
    },
  )
  .get(
    "/api/documents/:id/versions",
    route("user", {
      summary: "List the versions of a document, newest first",
      answers: { 200: success.extend({ versions: z.array(documentVersion) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { versions: await Documents.versions(c.req.param("id")) }),
  );
