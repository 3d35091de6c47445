import { assertSelf } from "@foja/core/kernel/actor";
import { Tasks } from "@foja/core/practice/tasks";
import {
  createTask,
  listTasks,
  partialTask,
  task,
  upcomingTasks,
  updateTask,
} from "@foja/core/practice/tasks/task.schema";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag, ifMatch, query } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ task });
const page = (item: z.ZodType) =>
  success.extend({ tasks: z.array(item), nextCursor: z.string().optional() });

function shown(c: Context, found: z.output<typeof task>) {
  etag(c, found);
  return { success: true as const, task: found };
}

export const taskRoutes = new Hono()
  .post(
    "/api/tasks",
    route("user", {
      summary: "Anotar una tarea",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createTask),
    idempotent,
    async (c) => c.json(shown(c, await Tasks.create(c.req.valid("json"))), 201),
  )
  .get(
    "/api/tasks/user/:userId",
    route("user", {
      summary: "Las tareas del estudio, las más nuevas primero",
      answers: { 200: page(partialTask) },
    }),
    query(listTasks),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Tasks.list(c.req.valid("query"))) });
    },
  )
  .get(
    "/api/tasks/upcoming/:userId",
    route("user", {
      summary: "Lo que vence en los próximos días y lo vencido, lo más urgente primero",
      answers: { 200: page(task) },
    }),
    query(upcomingTasks),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return c.json({ success: true as const, ...(await Tasks.upcoming(c.req.valid("query"))) });
    },
  )
  .get(
    "/api/tasks/:id",
    route("user", { summary: "Una tarea", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Tasks.get(c.req.param("id")))),
  )
  .put(
    "/api/tasks/:id",
    route("user", {
      summary: "Cambiar los datos de la tarea que vengan",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateTask),
    async (c) => {
      const changed = await Tasks.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return c.json(shown(c, changed));
    },
  )
  .put(
    "/api/tasks/:id/toggle",
    route("user", {
      summary: "Marcar la tarea como hecha, o como pendiente si lo estaba",
      answers: { 200: one },
    }),
    async (c) => c.json(shown(c, await Tasks.toggle(c.req.param("id")))),
  )
  .delete(
    "/api/tasks/:id",
    route("user", {
      summary: "Eliminar una tarea; se puede deshacer por 30 días",
      answers: { 200: done },
    }),
    async (c) => {
      await Tasks.remove(c.req.param("id"));
      return c.json(ok("Tarea eliminada. Podés deshacerlo durante 30 días."));
    },
  )
  .post(
    "/api/tasks/:id/restore",
    route("user", { summary: "Deshacer la eliminación de una tarea", answers: { 200: one } }),
    async (c) => c.json(shown(c, await Tasks.restore(c.req.param("id")))),
  );
