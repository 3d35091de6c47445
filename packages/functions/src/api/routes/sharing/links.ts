import { yesOrNo } from "@foja/core/kernel/fields.schema";
import { Links } from "@foja/core/sharing/links";
import {
  clientPage,
  createLink,
  link,
  listLinks,
  madeLink,
  sharing,
} from "@foja/core/sharing/links/link.schema";
import { ClientPages } from "@foja/core/sharing/page";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, success } from "../../http/answers";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const shareDocument = z.strictObject({ shared: yesOrNo("Compartido") });

export const linkRoutes = new Hono()
  .post(
    "/api/client-links",
    route("user", {
      summary: "Make the link of a client's page; its address is answered this once",
      refuses: [404, 409],
      answers: { 201: success.extend({ link: madeLink }) },
    }),
    body(createLink),
    async (c) => answerWith(c, { link: await Links.create(c.req.valid("json")) }, 201),
  )
  .get(
    "/api/client-links",
    route("user", {
      summary: "List the links of a client, with their last visits",
      refuses: [404],
      answers: { 200: success.extend({ links: z.array(link) }) },
    }),
    query(listLinks),
    async (c) => answerWith(c, { links: await Links.list(c.req.valid("query")) }),
  )
  .delete(
    "/api/client-links/:id",
    route("user", {
      needs: "write",
      summary: "Revoke a link: its page is gone at once",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Links.revoke(c.req.param("id"));
      return answerDone(c, "El enlace ya no abre nada.");
    },
  )
  .get(
    "/api/client-links/:id/preview",
    route("user", {
      summary: "See exactly what the client of a link sees",
      answers: { 200: success.extend(clientPage.shape) },
    }),
    takesNothing,
    async (c) => answerWith(c, await ClientPages.pageOf(await Links.find(c.req.param("id")))),
  )
  .get(
    "/api/client-documents/:id",
    route("user", {
      summary: "Read whether a document is shared, and with which clients of its case",
      answers: { 200: success.extend(sharing.shape) },
    }),
    takesNothing,
    async (c) => answerWith(c, await ClientPages.sharing(c.req.param("id"))),
  )
  .put(
    "/api/client-documents/:id",
    route("user", {
      summary: "Share a document with the clients of its case, or no longer",
      answers: { 200: done },
    }),
    body(shareDocument),
    async (c) => {
      const { shared } = c.req.valid("json");
      await ClientPages.share(c.req.param("id"), shared);
      return answerDone(c, shared ? "El cliente ya lo puede ver." : "El cliente ya no lo ve.");
    },
  );
