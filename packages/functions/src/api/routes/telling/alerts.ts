import { assertSelf } from "@foja/core/kernel/actor";
import { Alerts } from "@foja/core/telling/alerts";
import { alert, listAlerts } from "@foja/core/telling/alerts/alert.schema";
import { Digests } from "@foja/core/telling/digests";
import { Preferences } from "@foja/core/telling/preferences";
import { preferences, updatePreferences } from "@foja/core/telling/preferences/preferences.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, done, pageOf, success } from "../../http/answers";
import { ONE_CLICK } from "../../http/guards";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const unsubscribeQuery = z.strictObject({
  token: z.string({ error: "Falta el parámetro «token»." }).max(200, "El enlace no es válido."),
});

const page = pageOf("alerts", alert);
const chosen = success.extend({ preferences });

export const alertRoutes = new Hono()
  .get(
    "/api/alert/useralerts/:userId",
    route("user", {
      id: "listAlerts",
      summary: "List the alerts of a person, latest first",
      answers: { 200: page },
    }),
    query(listAlerts),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, await Alerts.list(c.req.valid("query")));
    },
  )
  .post(
    "/api/alert/markAsRead/:id",
    route("user", {
      id: "markAlertAsRead",
      summary: "Mark an alert as read",
      ticks: true,
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Alerts.read(c.req.param("id"));
      return answerDone(c, "Aviso leído.");
    },
  )
  .post(
    "/api/alert/markAllAsRead",
    route("user", {
      id: "markAllAlertsAsRead",
      summary: "Mark every alert as read",
      ticks: true,
      answers: { 200: done.extend({ marked: z.number().int() }) },
    }),
    takesNothing,
    async (c) => {
      const marked = await Alerts.readAll();
      return answerDone(c, "Marcamos todos los avisos como leídos.", { marked });
    },
  )
  .delete(
    "/api/alert/alerts/:id",
    route("user", { needs: "write", summary: "Delete an alert for good", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Alerts.remove(c.req.param("id"));
      return answerDone(c, "Aviso eliminado.");
    },
  )
  .post(
    ONE_CLICK,
    route("public", {
      id: "unsubscribeFromDigest",
      summary: "Unsubscribe from the daily digest with the token of its letter",
      refuses: [429],
      answers: { 200: done },
    }),
    query(unsubscribeQuery),
    async (c) => {
      await Digests.unsubscribe(c.req.valid("query").token);
      return answerDone(c, "Listo: no te mandamos más el resumen diario.");
    },
  )
  .get(
    "/api/notifications/preferences",
    route("user", {
      needs: "self",
      summary: "Get of what to alert, when and by which channel",
      answers: { 200: chosen },
    }),
    takesNothing,
    async (c) => answer(c, "preferences", await Preferences.current()),
  )
  .put(
    "/api/notifications/preferences",
    route("user", {
      needs: "self",
      summary: "Change the alert preferences that the body carries",
      answers: { 200: chosen },
      headers: ["If-Match"],
    }),
    body(updatePreferences),
    async (c) =>
      answer(c, "preferences", await Preferences.update(c.req.valid("json"), ifMatch(c))),
  );
