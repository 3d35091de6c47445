import { Sessions } from "@foja/core/accounts/sessions";
import { renameSession, session } from "@foja/core/accounts/sessions/session.schema";
import { Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { body } from "../../http/input";
import { route } from "../../http/route";

export const sessionRoutes = new Hono()
  .get(
    "/api/sessions",
    route("user", {
      summary: "Los dispositivos donde la cuenta está abierta",
      answers: { 200: success.extend({ sessions: z.array(session) }) },
    }),
    async (c) => c.json({ success: true as const, sessions: await Sessions.list() }),
  )
  .delete(
    "/api/sessions",
    route("user", { summary: "Cerrar todas las sesiones menos esta", answers: { 200: done } }),
    async (c) => {
      await Sessions.endOthers();
      return c.json(ok("Cerramos las demás sesiones."));
    },
  )
  .delete(
    "/api/sessions/:id",
    route("user", { summary: "Cerrar una sesión", answers: { 200: done } }),
    async (c) => {
      await Sessions.end(c.req.param("id"));
      return c.json(ok("Sesión cerrada correctamente"));
    },
  )
  .patch(
    "/api/sessions/current",
    route("user", {
      summary: "Marcar esta sesión como vista ahora, o nombrar su dispositivo",
      answers: { 200: success.extend({ session }) },
    }),
    body(renameSession),
    async (c) => {
      const touched = await Sessions.touch(c.req.valid("json"));
      return c.json({ success: true as const, session: touched });
    },
  );
