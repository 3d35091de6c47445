import { Novedades } from "@foja/core/courts/novedades";
import { AppError, invalid } from "@foja/core/kernel/error";
import { disposition } from "@foja/core/kernel/ports/files";
import { Trash } from "@foja/core/operations/trash";
import { EscritoTemplates } from "@foja/core/practice/escrito-templates";
import { content } from "@foja/core/practice/escrito-templates/content.schema";
import {
  createTemplate,
  escritoTemplate,
  previewTemplate,
  templateVariable,
  updateTemplate,
} from "@foja/core/practice/escrito-templates/template.schema";
import { Escritos } from "@foja/core/practice/escritos";
import {
  createEscrito,
  escrito,
  escritoStatus,
  escritoVersion,
  listEscritos,
  listEscritoVersions,
  listedEscrito,
  updateEscrito,
} from "@foja/core/practice/escritos/escrito.schema";
import { DOCX, PDF } from "@foja/core/practice/files/file.rules";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { idempotent } from "../../http/idempotent";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const oneTemplate = success.extend({ template: escritoTemplate });

/** The templates: `templates` is no writ's id, so they come before it. */
const templates = new Hono()
  .get(
    "/api/escritos/templates",
    route("user", {
      summary: "List the templates of writs: the practice's own, then those that come with Foja",
      answers: { 200: success.extend({ templates: z.array(escritoTemplate) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { templates: await EscritoTemplates.list() }),
  )
  .post(
    "/api/escritos/templates",
    route("user", {
      summary: "Save a template of the practice; a wrong one is refused with its line and column",
      answers: { 201: oneTemplate },
      headers: ["Idempotency-Key"],
    }),
    body(createTemplate),
    idempotent,
    async (c) => created(c, "template", await EscritoTemplates.create(c.req.valid("json"))),
  )
  .get(
    "/api/escritos/templates/variables",
    route("user", {
      summary: "List the data of a case that templates may name",
      answers: { 200: success.extend({ variables: z.array(templateVariable) }) },
    }),
    takesNothing,
    async (c) => answerWith(c, { variables: EscritoTemplates.variables() }),
  )
  .post(
    "/api/escritos/templates/preview",
    route("user", {
      needs: "read",
      summary: "Render the text of a template over a case, without saving it",
      reads: true,
      answers: { 200: success.extend({ content }) },
    }),
    body(previewTemplate),
    async (c) => {
      return answerWith(c, { content: await Escritos.preview(c.req.valid("json")) });
    },
  )
  .get(
    "/api/escritos/templates/:id",
    route("user", { summary: "Get a template", answers: { 200: oneTemplate } }),
    takesNothing,
    async (c) => answer(c, "template", await EscritoTemplates.get(c.req.param("id"))),
  )
  .put(
    "/api/escritos/templates/:id",
    route("user", {
      summary: "Change the fields of a template of the practice that the body carries",
      answers: { 200: oneTemplate },
      headers: ["If-Match"],
      refuses: [409],
    }),
    body(updateTemplate),
    async (c) => {
      const given = c.req.valid("json");
      const changed = await EscritoTemplates.update(c.req.param("id"), given, ifMatch(c));
      return answer(c, "template", changed);
    },
  )
  .delete(
    "/api/escritos/templates/:id",
    route("user", {
      summary: "Delete a template of the practice; writs made from it stay",
      answers: { 200: done },
      refuses: [409],
    }),
    takesNothing,
    async (c) => {
      await EscritoTemplates.remove(c.req.param("id"));
      return answerDone(c, "Modelo eliminado. Los escritos que hiciste con él quedan.");
    },
  );

const one = success.extend({ escrito });

const records = new Hono()
  .post(
    "/api/escritos",
    route("user", {
      summary: "Write a writ from a template over the facts of a case",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
    }),
    body(createEscrito),
    idempotent,
    async (c) => {
      const given = c.req.valid("json");
      const answers = given.novedadId ? await answersTo(given.novedadId) : {};
      return created(c, "escrito", await Escritos.create({ ...answers, ...given }));
    },
  )
  .get(
    "/api/escritos",
    route("user", {
      summary: "List the writs of a case or of the practice, newest first, without their texts",
      answers: { 200: pageOf("escritos", listedEscrito) },
      refuses: [404],
    }),
    query(listEscritos),
    async (c) => answerWith(c, await Escritos.list(c.req.valid("query"))),
  )
  .get(
    "/api/escritos/:id",
    route("user", { summary: "Get a writ", answers: { 200: one }, refuses: [410] }),
    takesNothing,
    async (c) =>
      answer(c, "escrito", await Trash.orDeleted("escrito", c.req.param("id"), Escritos.get)),
  )
  .put(
    "/api/escritos/:id",
    route("user", {
      summary: "Change the title, the text or the reviewer of a writ; earlier texts are kept",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [409],
    }),
    body(updateEscrito),
    async (c) => {
      const changed = await Escritos.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "escrito", changed);
    },
  )
  .patch(
    "/api/escritos/:id/status",
    route("user", {
      summary:
        "Change the state of a writ; filed, it is kept as it was, and its deadline is marked as done",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [403, 409],
    }),
    body(escritoStatus),
    async (c) => {
      const id = c.req.param("id");
      const given = c.req.valid("json");
      const deadlineId = given.status === "presentado" ? await deadlineOf(id) : null;
      const changed = await Escritos.setStatus(id, { ...given, deadlineId }, ifMatch(c));
      return answer(c, "escrito", changed);
    },
  )
  .delete(
    "/api/escritos/:id",
    route("user", {
      summary: "Delete a writ; it can be restored for 30 days",
      answers: { 200: done },
      refuses: [409],
    }),
    takesNothing,
    async (c) => {
      await Escritos.remove(c.req.param("id"));
      return answerDone(c, "Escrito eliminado. Podés deshacerlo durante 30 días.");
    },
  )
  .post(
    "/api/escritos/:id/restore",
    route("user", { summary: "Restore a deleted writ", answers: { 200: one } }),
    takesNothing,
    async (c) => answer(c, "escrito", await Escritos.restore(c.req.param("id"))),
  );

const papers = new Hono()
  .get(
    "/api/escritos/:id/versions",
    route("user", {
      summary: "List the earlier texts of a writ, latest first",
      answers: { 200: pageOf("versions", escritoVersion) },
    }),
    query(listEscritoVersions),
    async (c) => answerWith(c, await Escritos.earlier(c.req.param("id"), c.req.valid("query"))),
  )
  .post(
    "/api/escritos/:id/versions/:number/restore",
    route("user", {
      summary: "Make an earlier text of a writ the present one",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [409],
    }),
    takesNothing,
    async (c) => {
      const number = Number(c.req.param("number"));
      return answer(c, "escrito", await Escritos.bringBack(c.req.param("id"), number, ifMatch(c)));
    },
  )
  .get(
    "/api/escritos/:id/docx",
    route("user", {
      summary: "Download a writ as DOCX",
      answers: { 200: z.string() },
      media: DOCX,
    }),
    takesNothing,
    async (c) => download(c, await Escritos.docx(c.req.param("id")), DOCX),
  )
  .get(
    "/api/escritos/:id/pdf",
    route("user", {
      summary: "Download a writ as PDF",
      answers: { 200: z.string() },
      media: PDF,
    }),
    takesNothing,
    async (c) => download(c, await Escritos.pdf(c.req.param("id")), PDF),
  );

/** What a novedad says, and the deadline that it has in the agenda. */
async function answersTo(novedadId: string) {
  try {
    const { title, date, scheduled } = await Novedades.find(novedadId);
    const movement = { title, time: date, foja: null };
    return { movement, ...(scheduled?.taskId && { deadlineId: scheduled.taskId }) };
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "not_found")) throw error;
    throw invalid("novedadId", "Novedad: no encontramos esa novedad.");
  }
}

/** The deadline that a novedad got after its writ was begun; null where it has none. */
async function deadlineOf(id: string): Promise<string | null> {
  const { deadlineId, novedadId } = await Escritos.get(id);
  if (deadlineId || !novedadId) return deadlineId;
  try {
    return (await Novedades.find(novedadId)).scheduled?.taskId ?? null;
  } catch (error) {
    if (error instanceof AppError && error.kind === "not_found") return null;
    throw error;
  }
}

/** Sends a file as an attachment, never inline. */
function download(c: Context, { bytes, name }: Escritos.Paper, type: string): Response {
  c.header("Content-Type", type);
  c.header("Content-Disposition", disposition(name));
  c.header("Cache-Control", "private, no-store");
  return c.body(new Uint8Array(bytes));
}

export const escritoRoutes = new Hono()
  .route("/", templates)
  .route("/", records)
  .route("/", papers);
