import { pagination } from "@foja/core/kernel/fields.schema";
import { Movements } from "@foja/core/practice/movements";
import {
  createMovement,
  listMovements,
  movement,
  updateMovement,
} from "@foja/core/practice/movements/movement.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
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

export const movementRoutes = new Hono()
  .post(
    "/api/movements",
    route("user", {
      summary: "Add a movement to a case",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createMovement),
    idempotent,
    async (c) => created(c, "movement", await Movements.create(c.req.valid("json"))),
  )
  .get(
    "/api/movements/folder/:folderId",
    route("user", {
      summary: "List the movements of a case in numbered pages",
      answers: { 200: page },
    }),
    query(listMovements),
    async (c) => {
      const found = await Movements.list(c.req.param("folderId"), c.req.valid("query"));
      const { movements, ...rest } = found;
      return answerWith(c, { data: { movements }, ...rest });
    },
  )
  .put(
    "/api/movements/:id",
    route("user", {
      summary: "Change the fields of a movement that the body carries",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateMovement),
    async (c) => {
      const changed = await Movements.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "movement", changed);
    },
  )
  .patch(
    "/api/movements/:id/complete",
    route("user", {
      summary: "Mark a movement as completed, or as open if it was",
      ticks: true,
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    takesNothing,
    async (c) => answer(c, "movement", await Movements.toggle(c.req.param("id"), ifMatch(c))),
  )
  .delete(
    "/api/movements/:id",
    route("user", {
      summary: "Delete a movement; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Movements.remove(c.req.param("id"));
      return answerDone(c, "Movimiento eliminado.");
    },
  )
  .post(
    "/api/movements/:id/restore",
    route("user", { summary: "Restore a deleted movement", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "movement", await Movements.restore(c.req.param("id"))),
  );
