import { Novedades } from "@foja/core/courts/novedades";
import {
  acceptNovedad,
  listNovedades,
  novedad,
  updateNovedad,
} from "@foja/core/courts/novedades/novedad.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, pageOf, success } from "../../http/answers";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ novedad });

export const novedadRoutes = new Hono()
  .get(
    "/api/novedades",
    route("user", {
      summary:
        "List what arrived from the courts, latest or due first, with the deadline each item suggests",
      answers: {
        200: pageOf("novedades", novedad),
      },
    }),
    query(listNovedades),
    async (c) => answerWith(c, await Novedades.list(c.req.valid("query"))),
  )
  .patch(
    "/api/novedades/:id",
    route("user", {
      summary: "Mark a court item as seen, as needing nothing, or as addressed to the client",
      answers: { 200: one },
    }),
    body(updateNovedad),
    async (c) => {
      const marked = await Novedades.mark(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { novedad: marked });
    },
  )
  .post(
    "/api/novedades/:id/accept",
    route("user", {
      summary: "Accept what a court item suggests, or what the body says instead, into the agenda",
      answers: { 200: one },
    }),
    body(acceptNovedad),
    async (c) => {
      const accepted = await Novedades.accept(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { novedad: accepted });
    },
  )
  .post(
    "/api/novedades/:id/undo",
    route("user", {
      summary: "Undo what was done with a court item, and take what it scheduled off the agenda",
      answers: { 200: one.extend({ message: z.string() }) },
    }),
    takesNothing,
    async (c) => {
      const undone = await Novedades.undo(c.req.param("id"));
      return answerWith(c, undone);
    },
  );
