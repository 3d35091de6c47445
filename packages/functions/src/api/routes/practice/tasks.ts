import { Lines } from "@foja/core/agenda/lines";
import { line } from "@foja/core/agenda/lines/line.schema";
import { assertSelf } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Trash } from "@foja/core/operations/trash";
import { Tasks } from "@foja/core/practice/tasks";
import {
  createTask,
  listTasks,
  partialTask,
  task,
  upcomingTasks,
  updateTask,
} from "@foja/core/practice/tasks/task.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ task });

export const taskRoutes = new Hono()
  .post(
    "/api/tasks",
    route("user", {
      summary: "Create a task",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createTask),
    idempotent,
    async (c) => created(c, "task", await Tasks.create(c.req.valid("json"))),
  )
  .get(
    "/api/tasks/user/:userId",
    route("user", {
      summary: "List the tasks of the practice, newest first",
      answers: { 200: pageOf("tasks", partialTask) },
    }),
    query(listTasks),
    async (c) => {
      assertSelf(c.req.param("userId"));
      return answerWith(c, await Tasks.list(c.req.valid("query")));
    },
  )
  .get(
    "/api/tasks/upcoming/:userId",
    route("user", {
      summary:
        "List the tasks that are overdue or fall due in the next days, most urgent first; with the first page, all that is next",
      answers: { 200: pageOf("tasks", task).extend({ agenda: z.array(line).optional() }) },
    }),
    query(upcomingTasks),
    async (c) => {
      assertSelf(c.req.param("userId"));
      const asked = c.req.valid("query");
      const today = dayOf(now());
      const span = { from: today, to: addDays(today, asked.days), overdue: true };
      // Tasks are paged; all other upcoming lines come with the first page.
      const [page, all] = await Promise.all([
        Tasks.upcoming(asked),
        asked.cursor ? undefined : Lines.between(span),
      ]);
      return answerWith(c, { ...page, ...(all && { agenda: [...all.overdue, ...all.lines] }) });
    },
  )
  .get(
    "/api/tasks/:id",
    route("user", { summary: "Get a task", answers: { 200: one }, refuses: [410] }),
    takesNothing,
    async (c) => answer(c, "task", await Trash.orDeleted("task", c.req.param("id"), Tasks.get)),
  )
  .put(
    "/api/tasks/:id",
    route("user", {
      summary: "Change the fields of a task that the body carries",
      answers: { 200: one },
      headers: ["If-Match"],
    }),
    body(updateTask),
    async (c) => {
      const changed = await Tasks.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "task", changed);
    },
  )
  .put(
    "/api/tasks/:id/toggle",
    route("user", {
      summary: "Mark a task as done, or as pending if it was done",
      ticks: true,
      answers: { 200: one },
    }),
    takesNothing,
    async (c) => answer(c, "task", await Tasks.toggle(c.req.param("id"))),
  )
  .delete(
    "/api/tasks/:id",
    route("user", {
      summary: "Delete a task; it can be restored for 30 days",
      answers: { 200: done },
    }),
    takesNothing,
    async (c) => {
      await Tasks.remove(c.req.param("id"));
      return answerDone(c, "Tarea eliminada. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/tasks/:id/restore",
    route("user", { summary: "Restore a deleted task", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "task", await Tasks.restore(c.req.param("id"))),
  );
