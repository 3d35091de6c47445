import { Causas } from "@foja/core/courts/causas";
import { causa, portal, unlinkCausa } from "@foja/core/courts/causas/causa.schema";
import { folder, linkCausa } from "@foja/core/practice/folders/folder.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ folder });

function shown(c: Context, found: z.output<typeof folder>) {
  etag(c, found);
  return { success: true as const, folder: found };
}

/** How the cases of a practice are tied to those of the courts. */
export const courtLinkRoutes = new Hono()
  .put(
    "/api/folders/link-causa/:id",
    route("user", {
      summary: "Decir qué expediente del PJN o de la MEV es la causa",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(linkCausa),
    async (c) => {
      const linked = await Causas.link(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return c.json(shown(c, linked));
    },
  )
  .delete(
    "/api/folders/link-causa/:id",
    route("user", {
      summary: "Desvincular la causa de su expediente; movements: keep o remove lo que llegó de él",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    query(unlinkCausa),
    async (c) => {
      const { movements } = c.req.valid("query");
      const left = await Causas.unlink(c.req.param("id"), movements, ifMatch(c));
      return c.json(shown(c, left));
    },
  )
  .get(
    "/api/folders/:id/causa",
    route("user", {
      summary: "Cómo anda el vínculo de una causa con su expediente",
      answers: {
        200: success.extend({ causa: causa.nullable(), portal: portal.nullable() }),
      },
    }),
    async (c) => c.json({ success: true as const, ...(await Causas.ofFolder(c.req.param("id"))) }),
  )
  .get(
    "/api/portals",
    route("user", {
      summary: "Cómo anda el portal de cada tribunal",
      answers: { 200: success.extend({ portals: z.array(portal) }) },
    }),
    async (c) => c.json({ success: true as const, portals: await Causas.portals() }),
  );
