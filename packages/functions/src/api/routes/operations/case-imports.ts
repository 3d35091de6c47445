import { CaseImports } from "@foja/core/operations/case-imports";
import {
  caseImport,
  checked,
  checkRows,
  importRow,
  importSummary,
  listRows,
  openImport,
  putRows,
  wantLinks,
} from "@foja/core/operations/case-imports/case-import.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerWith, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ import: caseImport });

/** Imports of many cases at once, written, looked up at the courts and undone in the background. */
export const caseImportRoutes = new Hono()
  .post(
    "/api/folders/imports/check",
    route("user", {
      needs: "read",
      summary: "Say which rows the practice already has, and for how many its plan has room",
      reads: true,
      answers: { 200: success.extend(checked.shape) },
    }),
    body(checkRows),
    async (c) => answerWith(c, await CaseImports.check(c.req.valid("json"))),
  )
  .post(
    "/api/folders/imports",
    route("user", {
      summary: "Open an import of cases, whose rows then arrive in parts",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(openImport),
    idempotent,
    async (c) => answerWith(c, { import: await CaseImports.open(c.req.valid("json")) }, 201),
  )
  .get(
    "/api/folders/imports",
    route("user", {
      summary: "List the imports of the last thirty days, newest first",
      answers: { 200: success.extend({ imports: z.array(caseImport) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { imports: await CaseImports.list() }),
  )
  .get(
    "/api/folders/imports/:id",
    route("user", { summary: "Get an import and how far it is", answers: { 200: one } }),
    takesNothing,
    async (c) => answerWith(c, { import: await CaseImports.get(c.req.param("id")) }),
  )
  .put(
    "/api/folders/imports/:id/rows",
    route("user", {
      summary: "Send rows of an import before it starts; a position sent again is replaced",
      answers: { 200: success.extend({ received: z.number().int() }) },
    }),
    body(putRows),
    async (c) => {
      const received = await CaseImports.putRows(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { received });
    },
  )
  .get(
    "/api/folders/imports/:id/rows",
    route("user", {
      summary: "List the rows of an import, of one heap if asked for",
      answers: { 200: pageOf("rows", importRow) },
    }),
    query(listRows),
    async (c) => answerWith(c, await CaseImports.rows(c.req.param("id"), c.req.valid("query"))),
  )
  .post(
    "/api/folders/imports/:id/start",
    route("user", { summary: "Start an import", answers: { 202: one } }),
    takesNothing,
    async (c) => answerWith(c, { import: await CaseImports.start(c.req.param("id")) }, 202),
  )
  .post(
    "/api/folders/imports/:id/links",
    route("user", {
      summary: "Link rows of an import with their court files, as a person confirmed",
      answers: { 202: one },
    }),
    body(wantLinks),
    async (c) => {
      const wanted = await CaseImports.wantLinks(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { import: wanted }, 202);
    },
  )
  .get(
    "/api/folders/imports/:id/summary",
    route("user", {
      summary: "Say what an import brought",
      answers: { 200: success.extend({ summary: importSummary }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { summary: await CaseImports.summary(c.req.param("id")) }),
  )
  .post(
    "/api/folders/imports/:id/undo",
    route("user", {
      needs: "delete",
      summary: "Undo an import: its cases go to the bin, but those that somebody worked on",
      answers: { 202: one },
    }),
    takesNothing,
    async (c) => answerWith(c, { import: await CaseImports.undo(c.req.param("id")) }, 202),
  );
