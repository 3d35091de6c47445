import { Novedades } from "@foja/core/courts/novedades";
import {
  acceptNovedad,
  listNovedades,
  novedad,
  updateNovedad,
} from "@foja/core/courts/novedades/novedad.schema";
import { Hono } from "hono";
import * as z from "zod";
import { success } from "../../http/answers";
import { body, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ novedad });

export const novedadRoutes = new Hono()
  .get(
    "/api/novedades",
    route("user", {
      summary: "Lo que llegó de los tribunales, lo último primero, con el plazo que se propone",
      answers: {
        200: success.extend({ novedades: z.array(novedad), nextCursor: z.string().optional() }),
      },
    }),
    query(listNovedades),
    async (c) =>
      c.json({ success: true as const, ...(await Novedades.list(c.req.valid("query"))) }),
  )
  .patch(
    "/api/novedades/:id",
    route("user", {
      summary: "Decir de una novedad que se vio, o que no pide nada",
      answers: { 200: one },
    }),
    body(updateNovedad),
    async (c) => {
      const marked = await Novedades.mark(c.req.param("id"), c.req.valid("json").state);
      return c.json({ success: true as const, novedad: marked });
    },
  )
  .post(
    "/api/novedades/:id/accept",
    route("user", {
      summary: "Agendar lo que propone una novedad, o lo que se mande en su lugar",
      answers: { 200: one },
    }),
    body(acceptNovedad),
    async (c) => {
      const accepted = await Novedades.accept(c.req.param("id"), c.req.valid("json"));
      return c.json({ success: true as const, novedad: accepted });
    },
  )
  .post(
    "/api/novedades/:id/undo",
    route("user", {
      summary: "Volver una novedad a la bandeja, y quitar de la agenda lo que puso allí",
      answers: { 200: one.extend({ message: z.string() }) },
    }),
    async (c) => {
      const undone = await Novedades.undo(c.req.param("id"));
      return c.json({ success: true as const, ...undone });
    },
  );
