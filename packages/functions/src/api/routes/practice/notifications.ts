import { Notifications } from "@foja/core/practice/notifications";
import {
  createNotification,
  listNotifications,
  notification,
  updateNotification,
} from "@foja/core/practice/notifications/notification.schema";
import { Hono } from "hono";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ notification });
const page = pageOf("notifications", notification);

export const notificationRoutes = new Hono()
  .post(
    "/api/folder-notifications",
    route("user", {
      summary: "Add a notice served in a case",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createNotification),
    idempotent,
    async (c) => created(c, "notification", await Notifications.create(c.req.valid("json"))),
  )
  .get(
    "/api/folder-notifications/folder/:folderId",
    route("user", {
      summary: "List the notices served in a case, latest first",
      answers: { 200: page },
    }),
    query(listNotifications),
    async (c) => {
      const found = await Notifications.list(c.req.param("folderId"), c.req.valid("query"));
      return answerWith(c, found);
    },
  )
  .put(
    "/api/folder-notifications/:id",
    route("user", {
      summary: "Change the fields of a notice that the body carries",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateNotification),
    async (c) => {
      const given = c.req.valid("json");
      const changed = await Notifications.update(c.req.param("id"), given, ifMatch(c));
      return answer(c, "notification", changed);
    },
  )
  .delete(
    "/api/folder-notifications/:id",
    route("user", {
      summary: "Delete a notice; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Notifications.remove(c.req.param("id"));
      return answerDone(c, "Notificación eliminada.");
    },
  )
  .post(
    "/api/folder-notifications/:id/restore",
    route("user", {
      summary: "Restore a deleted notice",
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answer(c, "notification", await Notifications.restore(c.req.param("id"))),
  );
