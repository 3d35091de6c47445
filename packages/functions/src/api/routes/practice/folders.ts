import { assertSelf } from "@foja/core/kernel/actor";
import { Trash } from "@foja/core/operations/trash";
import { Clients } from "@foja/core/practice/clients";
import { changeCase, openCase } from "@foja/core/practice/clients/client.schema";
import { Folders } from "@foja/core/practice/folders";
import {
  batchFolders,
  folder,
  listFolders,
  partialFolder,
} from "@foja/core/practice/folders/folder.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ folder });
const page = pageOf("folders", partialFolder);

/** What goes along with a case reaches every kind of record: loaded by who deletes or restores one. */
const shelves = async () => (await import("@foja/core/operations/shelves")).Shelves;

export const folderRoutes = new Hono()
  .post(
    "/api/folders",
    route("user", {
      summary: "Create a case",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(openCase),
    idempotent,
    async (c) => created(c, "folder", await Clients.open(c.req.valid("json"))),
  )
  .get(
    "/api/folders/user/:userId",
    route("user", {
      summary: "List the cases of the practice, newest first",
      answers: { 200: page },
    }),
    query(listFolders),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, await Folders.list(c.req.valid("query")));
    },
  )
  .post(
    "/api/folders/batch",
    route("user", {
      needs: "read",
      summary: "Get several cases by their identifiers",
      reads: true,
      answers: { 200: success.extend({ folders: z.array(partialFolder) }) },
    }),
    body(batchFolders),
    async (c) => answerWith(c, { folders: await Folders.batch(c.req.valid("json")) }),
  )
  .get(
    "/api/folders/:id",
    route("user", { summary: "Get a case", answers: { 200: one }, refuses: [410] }),
    takesNothing,
    async (c) =>
      answer(c, "folder", await Trash.orDeleted("folder", c.req.param("id"), Folders.get)),
  )
  .put(
    "/api/folders/:id",
    route("user", {
      summary: "Change the fields of a case that the body carries",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(changeCase),
    async (c) => {
      const changed = await Clients.change(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "folder", changed);
    },
  )
  .delete(
    "/api/folders/:id",
    route("user", {
      summary: "Delete a case with what belongs to it; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await (await shelves()).removeCase(c.req.param("id"));
      return answerDone(c, "Causa eliminada. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/folders/:id/restore",
    route("user", { summary: "Restore a deleted case", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "folder", await (await shelves()).restoreCase(c.req.param("id"))),
  );
