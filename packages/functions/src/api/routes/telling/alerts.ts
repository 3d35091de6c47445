import { Throttle } from "@foja/core/accounts/throttle";
import { assertSelf } from "@foja/core/kernel/actor";
import { Alerts } from "@foja/core/telling/alerts";
import { alert, listAlerts } from "@foja/core/telling/alerts/alert.schema";
import { Digests } from "@foja/core/telling/digests";
import { Preferences } from "@foja/core/telling/preferences";
import { preferences, updatePreferences } from "@foja/core/telling/preferences/preferences.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { ONE_CLICK } from "../../http/guards";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const unsubscribeQuery = z.strictObject({
  token: z.string({ error: "Falta el parámetro token." }).max(200, "El enlace no es válido."),
});

const page = success.extend({ alerts: z.array(alert), nextCursor: z.string().optional() });
const chosen = success.extend({ preferences });

function shown(c: Context, found: z.output<typeof preferences>) {
  etag(c, found);
  return { success: true as const, preferences: found };
}

export const alertRoutes = new Hono()
  .get(
    "/api/alert/useralerts/:userId",
    route("user", {
      summary: "Las notificaciones de una persona, las últimas primero",
      answers: { 200: page },
    }),
    query(listAlerts),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Alerts.list(c.req.valid("query"))) });
    },
  )
  .post(
    "/api/alert/markAsRead/:id",
    route("user", { summary: "Marcar una notificación como leída", answers: { 200: done } }),
    async (c) => {
      await Alerts.read(c.req.param("id"));
      return c.json(ok("Notificación leída."));
    },
  )
  .post(
    "/api/alert/markAllAsRead",
    route("user", {
      summary: "Marcar todas las notificaciones como leídas",
      answers: { 200: done.extend({ marked: z.number().int() }) },
    }),
    async (c) => {
      const marked = await Alerts.readAll();
      return c.json({ ...ok("Marcamos todas las notificaciones como leídas."), marked });
    },
  )
  .delete(
    "/api/alert/alerts/:id",
    route("user", { summary: "Eliminar una notificación para siempre", answers: { 200: done } }),
    async (c) => {
      await Alerts.remove(c.req.param("id"));
      return c.json(ok("Notificación eliminada."));
    },
  )
  .post(
    ONE_CLICK,
    route("public", {
      summary: "Dejar de recibir el resumen diario, con lo que dice su carta; nunca por GET",
      answers: { 200: done },
    }),
    query(unsubscribeQuery),
    async (c) => {
      await Throttle.drip();
      await Digests.unsubscribe(c.req.valid("query").token);
      return c.json(ok("Listo: no te mandamos más el resumen diario."));
    },
  )
  .get(
    "/api/notifications/preferences",
    route("user", {
      summary: "De qué avisar, cuándo y por dónde",
      answers: { 200: chosen },
    }),
    async (c) => c.json(shown(c, await Preferences.current())),
  )
  .put(
    "/api/notifications/preferences",
    route("user", {
      summary: "Cambiar las preferencias de avisos que vengan",
      answers: { 200: chosen },
      headers: ["If-Match"],
    }),
    body(updatePreferences),
    async (c) => c.json(shown(c, await Preferences.update(c.req.valid("json"), ifMatch(c)))),
  );
