import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import { imported, importRows } from "@foja/core/practice/imports/import.schema";
import { type Context, Hono } from "hono";
import type * as z from "zod";
import { success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body } from "../../http/input";
import { route } from "../../http/route";

const outcome = success.extend(imported.shape);

/** An import says what it made, or what would become of it: nothing made is no creation. */
const told = (c: Context, result: z.output<typeof imported>) =>
  c.json({ success: true as const, ...result }, result.created.length > 0 ? 201 : 200);

const rules = (summary: string) =>
  route("user", {
    summary,
    answers: { 200: outcome, 201: outcome },
    headers: ["Idempotency-Key"],
  });

export const importRoutes = new Hono()
  .post(
    "/api/contacts/import",
    rules("Importar contactos de las filas de un archivo, o probar cómo saldrían"),
    body(importRows),
    idempotent,
    async (c) => told(c, await Contacts.importRows(c.req.valid("json"))),
  )
  .post(
    "/api/folders/import",
    rules("Importar causas de las filas de un archivo, o probar cómo saldrían"),
    body(importRows),
    idempotent,
    async (c) => told(c, await Folders.importRows(c.req.valid("json"))),
  );
