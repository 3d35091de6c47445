import { Tasks } from "@foja/core/practice/tasks";
import { attachFile, attachment, task, upload } from "@foja/core/practice/tasks/task.schema";
import { Hono } from "hono";
import * as z from "zod";
import { done, ok, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, etag } from "../../http/input";
import { route } from "../../http/route";

export const attachmentRoutes = new Hono()
  .post(
    "/api/tasks/:id/attachments",
    route("user", {
      summary: "Pedir dónde subir un archivo de la tarea",
      answers: { 201: success.extend({ attachment, upload }) },
      headers: ["Idempotency-Key"],
    }),
    body(attachFile),
    idempotent,
    async (c) => {
      const { task, ...made } = await Tasks.attach(c.req.param("id"), c.req.valid("json"));
      etag(c, task);
      return c.json({ success: true as const, ...made }, 201);
    },
  )
  .post(
    "/api/tasks/:id/attachments/:attachmentId/complete",
    route("user", {
      summary: "Dar por subido un archivo: se mira y se cuenta",
      answers: { 200: success.extend({ task }) },
    }),
    async (c) => {
      const found = await Tasks.complete(c.req.param("id"), c.req.param("attachmentId"));
      etag(c, found);
      return c.json({ success: true as const, task: found });
    },
  )
  .get(
    "/api/tasks/:id/attachments/:attachmentId",
    route("user", {
      summary: "Una dirección, válida cinco minutos, para bajar un archivo",
      answers: { 200: success.extend({ url: z.string() }) },
    }),
    async (c) => {
      const url = await Tasks.link(c.req.param("id"), c.req.param("attachmentId"));
      return c.json({ success: true as const, url });
    },
  )
  .delete(
    "/api/tasks/:id/attachments/:attachmentId",
    route("user", { summary: "Eliminar un archivo de la tarea", answers: { 200: done } }),
    async (c) => {
      await Tasks.detach(c.req.param("id"), c.req.param("attachmentId"));
      return c.json(ok("Archivo eliminado."));
    },
  );
