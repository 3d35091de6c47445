import { assertSelf } from "@foja/core/kernel/actor";
import { Events } from "@foja/core/practice/events";
import {
  batchEvents,
  createEvent,
  event,
  linkGoogleEvent,
  listEvents,
  partialEvent,
  updateEvent,
} from "@foja/core/practice/events/event.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";
import { syncOrigin } from "../../http/sync";

const one = success.extend({ event });
const page = success.extend({
  events: z.array(partialEvent),
  nextCursor: z.string().optional(),
});
const imported = success.extend({
  events: z.array(event),
  skipped: z.array(z.object({ index: z.number().int(), googleCalendarId: z.string() })),
  failed: z.array(z.object({ index: z.number().int(), message: z.string() })),
});

function shown(c: Context, found: z.output<typeof event>) {
  etag(c, found);
  return { success: true as const, event: found };
}

const imports = new Hono()
  .post(
    "/api/events/batch",
    route("user", {
      summary: "Importar hasta 100 eventos: cada uno se crea, se saltea si ya está, o falla solo",
      answers: { 201: imported },
      headers: ["Idempotency-Key"],
    }),
    body(batchEvents),
    idempotent,
    async (c) => {
      const outcome = await Events.importBatch(c.req.valid("json"));
      return c.json({ success: true as const, ...outcome }, 201);
    },
  )
  .delete(
    "/api/events/google-events/:userId",
    route("user", {
      summary: "Quitar de la agenda lo que se importó de Google, y nada más",
      answers: { 200: done.extend({ removed: z.number().int() }) },
    }),
    async (c) => {
      assertSelf(c.req.param("userId"));
      const removed = await Events.removeImported();
      const what = removed === 1 ? "1 evento importado" : `${removed} eventos importados`;
      return c.json({ ...ok(`Quitamos ${what} de Google.`), removed });
    },
  )
  .patch(
    "/api/events/:id/google-id",
    route("user", {
      summary: "Decir qué evento de Google es este",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(linkGoogleEvent),
    async (c) => {
      const { googleCalendarId } = c.req.valid("json");
      const linked = await Events.linkGoogle(c.req.param("id"), googleCalendarId, ifMatch(c));
      return c.json(shown(c, linked));
    },
  );

const reading = new Hono()
  .get(
    "/api/events/user/:userId",
    route("user", {
      summary:
        "La agenda: lo último primero; con from o to, lo que cae entre ellos en su orden (y mira 60 días atrás, lo más que dura un evento, por lo que sigue en curso)",
      answers: { 200: page },
    }),
    query(listEvents),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Events.list(c.req.valid("query"))) });
    },
  )
  .get(
    "/api/events/id/:id",
    route("user", { summary: "Un evento", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Events.get(c.req.param("id")))),
  );

export const eventRoutes = new Hono()
  .route("/", imports)
  .route("/", reading)
  .post(
    "/api/events",
    route("user", {
      summary: "Agendar un evento",
      answers: { 201: one },
      headers: ["Idempotency-Key", "X-Calendar-Sync"],
    }),
    body(createEvent),
    idempotent,
    async (c) => c.json(shown(c, await Events.create(c.req.valid("json"), syncOrigin(c))), 201),
  )
  .put(
    "/api/events/:id",
    route("user", {
      summary: "Cambiar los datos del evento que vengan",
      answers: { 200: one },
      headers: ["If-Match", "X-Calendar-Sync"],
    }),
    body(updateEvent),
    async (c) => {
      const given = c.req.valid("json");
      const changed = await Events.update(c.req.param("id"), given, ifMatch(c), syncOrigin(c));
      return c.json(shown(c, changed));
    },
  )
  .delete(
    "/api/events/:id",
    route("user", {
      summary: "Eliminar un evento; se puede deshacer por 30 días",
      answers: { 200: done },
      headers: ["X-Calendar-Sync"],
    }),
    async (c) => {
      await Events.remove(c.req.param("id"), syncOrigin(c));
      return c.json(ok("Evento eliminado."));
    },
  )
  .post(
    "/api/events/:id/restore",
    route("user", { summary: "Deshacer la eliminación de un evento", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Events.restore(c.req.param("id")))),
  );
