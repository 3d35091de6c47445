import { assertSelf } from "@foja/core/kernel/actor";
import { failedItem } from "@foja/core/operations/shelves/archiving.schema";
import { Trash } from "@foja/core/operations/trash";
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
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { countsRows } from "../../http/pace";
import { route } from "../../http/route";

const one = success.extend({ contact });
const page = pageOf("contacts", partialContact);
const batch = success.extend({ contacts: z.array(contact), failed: z.array(failedItem) });

const records = new Hono()
  .post(
    "/api/contacts/create",
    route("user", {
      summary: "Create a contact",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createContact),
    idempotent,
    async (c) => created(c, "contact", await Contacts.create(c.req.valid("json"))),
  )
  .put(
    "/api/contacts/batch-update",
    route("user", {
      summary: "Change several contacts, each by itself, answering which were refused and why",
      answers: { 200: batch },
    }),
    body(batchContacts),
    countsRows,
    async (c) => answerWith(c, await Contacts.batchUpdate(c.req.valid("json"))),
  )
  .get(
    "/api/contacts/user/:userId",
    route("user", {
      summary: "List the contacts of the practice or of one case, newest first or by name",
      answers: { 200: page },
    }),
    query(listContacts),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, await Contacts.list(c.req.valid("query")));
    },
  )
  .get(
    "/api/contacts/:id",
    route("user", { summary: "Get a contact", answers: { 200: one }, refuses: [410] }),
    takesNothing,
    async (c) =>
      answer(c, "contact", await Trash.orDeleted("contact", c.req.param("id"), Contacts.get)),
  )
  .put(
    "/api/contacts/:id",
    route("user", {
      summary: "Change the fields of a contact that the body carries",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateContact),
    async (c) => {
      const changed = await Contacts.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "contact", changed);
    },
  )
  .delete(
    "/api/contacts/:id",
    route("user", {
      summary: "Delete a contact; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Contacts.remove(c.req.param("id"));
      return answerDone(c, "Contacto eliminado. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/contacts/:id/restore",
    route("user", { summary: "Restore a deleted contact", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "contact", await Contacts.restore(c.req.param("id"))),
  );

const links = new Hono()
  .post(
    "/api/contacts/:id/link-folders",
    route("user", {
      summary: "Link a contact with cases",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(linkFolders),
    async (c) => {
      const { folderIds } = c.req.valid("json");
      return answer(c, "contact", await Contacts.link(c.req.param("id"), folderIds, ifMatch(c)));
    },
  )
  .delete(
    "/api/contacts/:id/folders/:folderId",
    route("user", {
      needs: "write",
      id: "unlinkContactFolder",
      summary: "Unlink a contact from a case",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => {
      const { id, folderId } = c.req.param();
      return answer(c, "contact", await Contacts.unlink(id, folderId));
    },
  );

export const contactRoutes = new Hono().route("/", records).route("/", links);
