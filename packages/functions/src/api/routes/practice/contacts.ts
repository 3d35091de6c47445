import { assertSelf } from "@foja/core/kernel/actor";
import { failedItem } from "@foja/core/operations/shelves/archiving.schema";
import { Contacts } from "@foja/core/practice/contacts";
import {
  batchContacts,
  contact,
  createContact,
  linkFolders,
  listContacts,
  partialContact,
  updateContact,
} from "@foja/core/practice/contacts/contact.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ contact });
const page = success.extend({
  contacts: z.array(partialContact),
  nextCursor: z.string().optional(),
});
const batch = success.extend({ contacts: z.array(contact), failed: z.array(failedItem) });

function shown(c: Context, found: z.output<typeof contact>) {
  etag(c, found);
  return { success: true as const, contact: found };
}

const records = new Hono()
  .post(
    "/api/contacts/create",
    route("user", {
      summary: "Agregar un contacto",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createContact),
    idempotent,
    async (c) => c.json(shown(c, await Contacts.create(c.req.valid("json"))), 201),
  )
  .put(
    "/api/contacts/batch-update",
    route("user", {
      summary: "Cambiar varios contactos, cada uno por sí; dice cuáles no y por qué",
      answers: { 200: batch },
    }),
    body(batchContacts),
    async (c) =>
      c.json({ success: true as const, ...(await Contacts.batchUpdate(c.req.valid("json"))) }),
  )
  .get(
    "/api/contacts/user/:userId",
    route("user", {
      summary: "Los contactos del estudio, o los de una causa; los más nuevos primero o por nombre",
      answers: { 200: page },
    }),
    query(listContacts),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Contacts.list(c.req.valid("query"))) });
    },
  )
  .get(
    "/api/contacts/:id",
    route("user", { summary: "Un contacto", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Contacts.get(c.req.param("id")))),
  )
  .put(
    "/api/contacts/:id",
    route("user", {
      summary: "Cambiar los datos del contacto que vengan",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateContact),
    async (c) => {
      const changed = await Contacts.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return c.json(shown(c, changed));
    },
  )
  .delete(
    "/api/contacts/:id",
    route("user", {
      summary: "Eliminar un contacto; se puede deshacer por 30 días",
      answers: { 200: done },
    }),
    async (c) => {
      await Contacts.remove(c.req.param("id"));
      return c.json(ok("Contacto eliminado. Podés deshacerlo durante 30 días."));
    },
  )
  .post(
    "/api/contacts/:id/restore",
    route("user", { summary: "Deshacer la eliminación de un contacto", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Contacts.restore(c.req.param("id")))),
  );

const links = new Hono()
  .post(
    "/api/contacts/:id/link-folders",
    route("user", {
      summary: "Vincular un contacto a causas",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(linkFolders),
    async (c) => {
      const { folderIds } = c.req.valid("json");
      return c.json(shown(c, await Contacts.link(c.req.param("id"), folderIds, ifMatch(c))));
    },
  )
  .delete(
    "/api/contacts/:id/folders/:folderId",
    route("user", { summary: "Sacar un contacto de una causa", answers: { 200: one } }),
    async (c) => {
      const { id, folderId } = c.req.param();
      return c.json(shown(c, await Contacts.unlink(id, folderId)));
    },
  );

export const contactRoutes = new Hono().route("/", records).route("/", links);
