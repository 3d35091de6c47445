import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import { imported, importRows } from "@foja/core/practice/imports/import.schema";
import { type Context, Hono } from "hono";
import type * as z from "zod";
import { answerWith, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body } from "../../http/input";
import { countsRows } from "../../http/pace";
import { route } from "../../http/route";

const outcome = success.extend(imported.shape);

/** Sends the result of an import: 201 if it created anything, otherwise 200, as for a dry run. */
const answerImport = (c: Context, result: z.output<typeof imported>) =>
  answerWith(c, result, result.created.length > 0 ? 201 : 200);

const declared = (summary: string) =>
  route("user", {
    summary,
    answers: { 200: outcome, 201: outcome },
    headers: ["Idempotency-Key"],
  });

export const importRoutes = new Hono()
  .post(
    "/api/contacts/import",
    declared("Import contacts from the rows of a file, or try how they would come out"),
    body(importRows),
    countsRows,
    idempotent,
    async (c) => answerImport(c, await Contacts.importRows(c.req.valid("json"))),
  )
  .post(
    "/api/folders/import",
    declared("Import cases from the rows of a file, or try how they would come out"),
    body(importRows),
    countsRows,
    idempotent,
    async (c) => answerImport(c, await Folders.importRows(c.req.valid("json"))),
  );
