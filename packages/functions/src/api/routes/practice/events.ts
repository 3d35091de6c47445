import { assertSelf } from "@foja/core/kernel/actor";
import { Trash } from "@foja/core/operations/trash";
import { Events } from "@foja/core/practice/events";
import {
  batchEvents,
  createEvent,
  event,
  linkGoogleEvent,
  listEvents,
  partialEvent,
  settleConflict,
  updateEvent,
} from "@foja/core/practice/events/event.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { countsRows } from "../../http/pace";
import { route } from "../../http/route";
import { syncOrigin } from "../../http/sync";

const one = success.extend({ event });
const page = pageOf("events", partialEvent);
const imported = success.extend({
  events: z.array(event),
  skipped: z.array(z.object({ index: z.number().int(), googleCalendarId: z.string() })),
  failed: z.array(z.object({ index: z.number().int(), message: z.string() })),
});

const imports = new Hono()
  .post(
    "/api/events/batch",
    route("user", {
      summary:
        "Import up to 100 events: each is created, skipped if it is there already, or fails by itself",
      answers: { 201: imported },
      headers: ["Idempotency-Key"],
    }),
    body(batchEvents),
    countsRows,
    idempotent,
    async (c) => {
      const outcome = await Events.importBatch(c.req.valid("json"));
      return answerWith(c, outcome, 201);
    },
  )
  .delete(
    "/api/events/google-events/:userId",
    route("user", {
      id: "deleteGoogleEvents",
      summary: "Delete from the agenda what was imported from Google, and nothing else",
      answers: { 200: done.extend({ removed: z.number().int() }) },
    }),
    takesNothing,
    async (c) => {
      assertSelf(c.req.param("userId"));
      const removed = await Events.removeImported();
      const what = removed === 1 ? "1 evento importado" : `${removed} eventos importados`;
      return answerDone(c, `Quitamos ${what} de Google.`, { removed });
    },
  )
  .patch(
    "/api/events/:id/google-id",
    route("user", {
      summary: "Set which event of Google an event is",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(linkGoogleEvent),
    async (c) => {
      const { googleCalendarId } = c.req.valid("json");
      const linked = await Events.linkGoogle(c.req.param("id"), googleCalendarId, ifMatch(c));
      return answer(c, "event", linked);
    },
  );

const conflicts = new Hono().post(
  "/api/events/:id/google-conflict",
  route("user", {
    summary: "Choose between what an event said here and what Google said at the same time",
    answers: { 200: one },
    headers: ["If-Match"],
  }),
  body(settleConflict),
  async (c) => {
    const { keep } = c.req.valid("json");
    return answer(c, "event", await Events.settleConflict(c.req.param("id"), keep, ifMatch(c)));
  },
);

const reading = new Hono()
  .get(
    "/api/events/user/:userId",
    route("user", {
      summary: "List the events of the agenda: latest first, or with from or to in their order",
      answers: { 200: page },
    }),
    query(listEvents),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, await Events.list(c.req.valid("query")));
    },
  )
  .get(
    "/api/events/id/:id",
    route("user", { summary: "Get an event", answers: { 200: one }, refuses: [410] }),
    takesNothing,
    async (c) => answer(c, "event", await Trash.orDeleted("event", c.req.param("id"), Events.get)),
  );

export const eventRoutes = new Hono()
  .route("/", imports)
  .route("/", conflicts)
  .route("/", reading)
  .post(
    "/api/events",
    route("user", {
      summary: "Create an event",
      answers: { 201: one },
      headers: ["Idempotency-Key", "X-Calendar-Sync"],
    }),
    body(createEvent),
    idempotent,
    async (c) => created(c, "event", await Events.create(c.req.valid("json"), syncOrigin(c))),
  )
  .put(
    "/api/events/:id",
    route("user", {
      summary: "Change the fields of an event that the body carries",
      answers: { 200: one },
      headers: ["If-Match", "X-Calendar-Sync"],
    }),
    body(updateEvent),
    async (c) => {
      const given = c.req.valid("json");
      const changed = await Events.update(c.req.param("id"), given, ifMatch(c), syncOrigin(c));
      return answer(c, "event", changed);
    },
  )
  .delete(
    "/api/events/:id",
    route("user", {
      summary: "Delete an event; it can be restored for 30 days",
      answers: { 200: done },
      headers: ["X-Calendar-Sync"],
    }),
    takesNothing,
    async (c) => {
      await Events.remove(c.req.param("id"), syncOrigin(c));
      return answerDone(c, "Evento eliminado.");
    },
  )
  .delete(
    "/api/events/:id/series",
    route("user", {
      summary:
        "Delete an event and those after it in its repetition; each can be restored for 30 days",
      answers: { 200: success.extend({ count: z.number().int() }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { count: await Events.removeFollowing(c.req.param("id")) }),
  )
  .post(
    "/api/events/:id/restore",
    route("user", { summary: "Restore a deleted event", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "event", await Events.restore(c.req.param("id"))),
  );
