import { Notifications } from "@foja/core/practice/notifications";
import {
  createNotification,
  listNotifications,
  notification,
  updateNotification,
} from "@foja/core/practice/notifications/notification.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ notification });
const page = success.extend({
  notifications: z.array(notification),
  nextCursor: z.string().optional(),
});

function shown(c: Context, found: z.output<typeof notification>) {
  etag(c, found);
  return { success: true as const, notification: found };
}

export const notificationRoutes = new Hono()
  .post(
    "/api/folder-notifications",
    route("user", {
      summary: "Agregar una notificación a una causa",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createNotification),
    idempotent,
    async (c) => c.json(shown(c, await Notifications.create(c.req.valid("json"))), 201),
  )
  .get(
    "/api/folder-notifications/folder/:folderId",
    route("user", {
      summary: "Las notificaciones de una causa, las últimas primero",
      answers: { 200: page },
    }),
    query(listNotifications),
    async (c) => {
      const found = await Notifications.list(c.req.param("folderId"), c.req.valid("query"));
      return c.json({ success: true as const, ...found });
    },
  )
  .put(
    "/api/folder-notifications/:id",
    route("user", {
      summary: "Cambiar los datos de la notificación que vengan",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateNotification),
    async (c) => {
      const given = c.req.valid("json");
      return c.json(shown(c, await Notifications.update(c.req.param("id"), given, ifMatch(c))));
    },
  )
  .delete(
    "/api/folder-notifications/:id",
    route("user", {
      summary: "Eliminar una notificación; se puede deshacer por 30 días",
      answers: { 200: done },
    }),
    async (c) => {
      await Notifications.remove(c.req.param("id"));
      return c.json(ok("Notificación eliminada."));
    },
  )
  .post(
    "/api/folder-notifications/:id/restore",
    route("user", {
      summary: "Deshacer la eliminación de una notificación",
      answers: { 200: one },
    }),
    async (c) => c.json(shown(c, await Notifications.restore(c.req.param("id")))),
  );
