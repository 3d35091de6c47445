import { pagination } from "@foja/core/kernel/fields.schema";
import { Movements } from "@foja/core/practice/movements";
import {
  createMovement,
  listMovements,
  movement,
  updateMovement,
} from "@foja/core/practice/movements/movement.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ movement });
const page = success.extend({
  data: z.object({ movements: z.array(movement) }),
  pagination,
  totalWithLinks: z.number().int(),
  documentsBeforeThisPage: z.number().int(),
  documentsInThisPage: z.number().int(),
  pjnAccess: z.boolean(),
});

function shown(c: Context, found: z.output<typeof movement>) {
  etag(c, found);
  return { success: true as const, movement: found };
}

export const movementRoutes = new Hono()
  .post(
    "/api/movements",
    route("user", {
      summary: "Agregar un movimiento a una causa",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createMovement),
    idempotent,
    async (c) => c.json(shown(c, await Movements.create(c.req.valid("json"))), 201),
  )
  .get(
    "/api/movements/folder/:folderId",
    route("user", {
      summary: "Los movimientos de una causa, por páginas numeradas",
      answers: { 200: page },
    }),
    query(listMovements),
    async (c) => {
      const found = await Movements.list(c.req.param("folderId"), c.req.valid("query"));
      const { movements, ...rest } = found;
      return c.json({ success: true as const, data: { movements }, ...rest });
    },
  )
  .put(
    "/api/movements/:id",
    route("user", {
      summary: "Cambiar los datos del movimiento que vengan",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateMovement),
    async (c) => {
      const changed = await Movements.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return c.json(shown(c, changed));
    },
  )
  .patch(
    "/api/movements/:id/complete",
    route("user", {
      summary: "Dar por cumplido un movimiento, o volver a abrirlo",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    async (c) => c.json(shown(c, await Movements.toggle(c.req.param("id"), ifMatch(c)))),
  )
  .delete(
    "/api/movements/:id",
    route("user", {
      summary: "Eliminar un movimiento; se puede deshacer por 30 días",
      answers: { 200: done },
    }),
    async (c) => {
      await Movements.remove(c.req.param("id"));
      return c.json(ok("Movimiento eliminado."));
    },
  )
  .post(
    "/api/movements/:id/restore",
    route("user", { summary: "Deshacer la eliminación de un movimiento", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Movements.restore(c.req.param("id")))),
  );
