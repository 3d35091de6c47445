import { assertSelf } from "@foja/core/kernel/actor";
import { Shelves } from "@foja/core/operations/shelves";
import { Folders } from "@foja/core/practice/folders";
import {
  batchFolders,
  createFolder,
  folder,
  listFolders,
  partialFolder,
  updateFolder,
} from "@foja/core/practice/folders/folder.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ folder });
const page = success.extend({
  folders: z.array(partialFolder),
  nextCursor: z.string().optional(),
});

function shown(c: Context, found: z.output<typeof folder>) {
  etag(c, found);
  return { success: true as const, folder: found };
}

export const folderRoutes = new Hono()
  .post(
    "/api/folders",
    route("user", {
      summary: "Abrir una causa",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createFolder),
    idempotent,
    async (c) => c.json(shown(c, await Folders.create(c.req.valid("json"))), 201),
  )
  .get(
    "/api/folders/user/:userId",
    route("user", {
      summary: "Las causas del estudio, las más nuevas primero",
      answers: { 200: page },
    }),
    query(listFolders),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Folders.list(c.req.valid("query"))) });
    },
  )
  .post(
    "/api/folders/batch",
    route("user", {
      summary: "Varias causas por su identificador",
      answers: { 200: success.extend({ folders: z.array(partialFolder) }) },
    }),
    body(batchFolders),
    async (c) =>
      c.json({ success: true as const, folders: await Folders.batch(c.req.valid("json")) }),
  )
  .get(
    "/api/folders/:id",
    route("user", { summary: "Una causa", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Folders.get(c.req.param("id")))),
  )
  .put(
    "/api/folders/:id",
    route("user", {
      summary: "Cambiar los datos de la causa que vengan",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateFolder),
    async (c) => {
      const changed = await Folders.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return c.json(shown(c, changed));
    },
  )
  .delete(
    "/api/folders/:id",
    route("user", {
      summary: "Eliminar una causa; se puede deshacer por 30 días",
      answers: { 200: done },
    }),
    async (c) => {
      await Shelves.removeCase(c.req.param("id"));
      return c.json(ok("Causa eliminada. Podés deshacerlo durante 30 días."));
    },
  )
  .post(
    "/api/folders/:id/restore",
    route("user", { summary: "Deshacer la eliminación de una causa", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Shelves.restoreCase(c.req.param("id")))),
  );
