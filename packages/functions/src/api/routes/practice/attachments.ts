import { newFile, upload } from "@foja/core/practice/files/file.schema";
import { Tasks } from "@foja/core/practice/tasks";
import { attachment, task } from "@foja/core/practice/tasks/task.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, done, etag, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

export const attachmentRoutes = new Hono()
  .post(
    "/api/tasks/:id/attachments",
    route("user", {
      summary: "Request an address to upload a file of a task to",
      answers: { 201: success.extend({ attachment, upload }) },
      headers: ["Idempotency-Key"],
    }),
    body(newFile),
    idempotent,
    async (c) => {
      const { task, ...made } = await Tasks.attach(c.req.param("id"), c.req.valid("json"));
      etag(c, task);
      return answerWith(c, made, 201);
    },
  )
  .post(
    "/api/tasks/:id/attachments/:attachmentId/complete",
    route("user", {
      summary: "Complete an upload: the file is inspected, and counted against the plan",
      answers: { 200: success.extend({ task }) },
    }),
    takesNothing,
    async (c) => {
      const found = await Tasks.complete(c.req.param("id"), c.req.param("attachmentId"));
      return answer(c, "task", found);
    },
  )
  .get(
    "/api/tasks/:id/attachments/:attachmentId",
    route("user", {
      summary: "Get an address, valid for one minute, to download a file from",
      answers: { 200: success.extend({ url: z.string() }) },
    }),
    takesNothing,
    async (c) => {
      const url = await Tasks.link(c.req.param("id"), c.req.param("attachmentId"));
      return answerWith(c, { url });
    },
  )
  .delete(
    "/api/tasks/:id/attachments/:attachmentId",
    route("user", { summary: "Delete a file of a task", answers: { 200: done } }),
    takesNothing,
    async (c) => {
      await Tasks.detach(c.req.param("id"), c.req.param("attachmentId"));
      return answerDone(c, "Archivo eliminado.");
    },
  );
