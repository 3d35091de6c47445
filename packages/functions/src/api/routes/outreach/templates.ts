import { Templates } from "@foja/core/outreach/templates";
import {
  listTemplates,
  preview,
  previewTemplate,
  saveTemplate,
  template,
  templateRow,
  templateVersion,
  templateVersionRow,
} from "@foja/core/outreach/templates/template.schema";
import { Hono } from "hono";
import { answer, answerDone, answerWith, created, done, pageOf, success } from "../../http/answers";
import { body, ifMatch, query, takesNothing } from "../../http/input";
import { route } from "../../http/route";

const one = success.extend({ template });

export const templateRoutes = new Hono()
  .get(
    "/api/marketing/templates",
    route("admin", {
      summary: "List the templates of mails, the newest first",
      answers: { 200: pageOf("templates", templateRow) },
    }),
    query(listTemplates),
    async (c) => answerWith(c, await Templates.list(c.req.valid("query"))),
  )
  .post(
    "/api/marketing/templates",
    route("admin", { summary: "Create a template of mails", answers: { 201: one } }),
    body(saveTemplate),
    async (c) => created(c, "template", await Templates.create(c.req.valid("json"))),
  )
  .post(
    "/api/marketing/templates/preview",
    route("admin", {
      id: "previewTemplate",
      summary: "Show a template, saved or not, as the person with that e-mail would get it",
      reads: true,
      answers: { 200: success.extend({ preview }) },
    }),
    body(previewTemplate),
    async (c) => {
      const { readerEmail, ...given } = c.req.valid("json");
      return answerWith(c, { preview: await Templates.previewed(given, readerEmail) });
    },
  )
  .get(
    "/api/marketing/templates/:id",
    route("admin", {
      summary: "Get a template in its newest version",
      answers: { 200: one },
      refuses: [404],
    }),
    takesNothing,
    async (c) => answer(c, "template", await Templates.find(c.req.param("id"))),
  )
  .put(
    "/api/marketing/templates/:id",
    route("admin", {
      summary: "Save a template, which makes a version of it",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [404],
    }),
    body(saveTemplate),
    async (c) => {
      const saved = await Templates.update(c.req.param("id"), c.req.valid("json"), ifMatch(c));
      return answer(c, "template", saved);
    },
  )
  .delete(
    "/api/marketing/templates/:id",
    route("admin", {
      summary: "Take a template from the list; campaigns that have it keep their version",
      answers: { 200: done },
      headers: ["If-Match"],
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      await Templates.archive(c.req.param("id"), ifMatch(c));
      return answerDone(c, "Plantilla eliminada");
    },
  )
  .post(
    "/api/marketing/templates/:id/duplicate",
    route("admin", {
      id: "duplicateTemplate",
      summary: "Create a template that says what this one says",
      answers: { 201: one },
      refuses: [404],
    }),
    takesNothing,
    async (c) => created(c, "template", await Templates.duplicate(c.req.param("id"))),
  )
  .post(
    "/api/marketing/templates/:id/test",
    route("admin", {
      id: "testTemplate",
      summary: "Send a template to oneself, in its newest version",
      answers: { 200: done },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const email = await Templates.askTest(c.req.param("id"));
      return answerDone(c, `Te mandamos la prueba a ${email}`);
    },
  )
  .get(
    "/api/marketing/templates/:id/versions",
    route("admin", {
      id: "listTemplateVersions",
      summary: "List the versions of a template, the newest first",
      answers: { 200: pageOf("versions", templateVersionRow) },
      refuses: [404],
    }),
    query(listTemplates),
    async (c) => answerWith(c, await Templates.versions(c.req.param("id"), c.req.valid("query"))),
  )
  .get(
    "/api/marketing/templates/:id/versions/:version",
    route("admin", {
      id: "getTemplateVersion",
      summary: "Get one version of a template",
      answers: { 200: success.extend({ version: templateVersion }) },
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const { id, version } = c.req.param();
      return answerWith(c, { version: await Templates.ofVersion(id, Number(version)) });
    },
  )
  .post(
    "/api/marketing/templates/:id/versions/:version/restore",
    route("admin", {
      id: "restoreTemplateVersion",
      summary: "Bring back an earlier version of a template, as its newest",
      answers: { 200: one },
      headers: ["If-Match"],
      refuses: [404],
    }),
    takesNothing,
    async (c) => {
      const { id, version } = c.req.param();
      return answer(c, "template", await Templates.restore(id, Number(version), ifMatch(c)));
    },
  );
