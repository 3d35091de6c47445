// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { goesTo, hides, sees, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import TemplatePage from "./template-page";
import TemplatesPage from "./templates-page";

afterEach(clear);

const ONE = "/api/marketing/templates/tpl_1";
const template = {
  ...{ _id: "tpl_1", name: "Bienvenida", subject: "Hola", preheader: "", version: 2 },
  ...{ html: "<p>Hola</p>", text: "", isTextEdited: false, blocks: null },
  ...{ createdAt: "2026-11-01T12:00:00.000Z", updatedAt: "2026-11-01T12:00:00.000Z" },
};
const versions = [2, 1].map((version) => ({
  ...{ version, name: "Bienvenida", subject: "Hola", savedAt: "2026-11-01T12:00:00.000Z" },
}));
const preview = { subject: "Hola", preheader: "", html: "<p>Hola</p>", text: "Hola" };

const showPage = () =>
  show(<TemplatePage />, {
    at: "/admin/marketing/templates/tpl_1",
    route: "/admin/marketing/templates/:id",
    answers: {
      [`GET ${ONE}`]: { success: true, template },
      [`PUT ${ONE}`]: { success: true, template: { ...template, version: 3 } },
      [`GET ${ONE}/versions`]: { success: true, versions },
      [`GET ${ONE}/versions/*`]: { success: true, version: template },
      [`POST ${ONE}/versions/*/restore`]: { success: true, template },
      "POST /api/marketing/templates/preview": { success: true, preview },
    },
  });

it("reads the template again after a failure", async () => {
  const at = "/admin/marketing/templates/tpl_1";
  const { press, asks } = show(<TemplatePage />, { at, route: "/admin/marketing/templates/:id" });
  await press("Reintentar", asks(`GET ${ONE}`));
});

it("saves a template", async () => {
  const { press, asks } = showPage();
  await press("Guardar", asks(`PUT ${ONE}`, { name: "Bienvenida" }));
});

it("sends a test of a template", async () => {
  const { press, asks } = showPage();
  await press("Enviarme una prueba", asks(`POST ${ONE}/test`));
});

it("shows an earlier version and returns to the list", async () => {
  const { press, asks } = showPage();
  await press("Versiones", shows("ninguna se pierde"));
  await press("Ver la versión 1", asks(`GET ${ONE}/versions/1`));
  await press("Volver a la lista", shows("Versión 1"));
});

it("restores an earlier version", async () => {
  const { press, asks } = showPage();
  await press("Versiones", shows("ninguna se pierde"));
  await press("Volver a la versión 1", asks(`POST ${ONE}/versions/1/restore`));
  await sees("Volvió lo de la versión 1");
  hides("ninguna se pierde")();
});

it("opens a template of the list", async () => {
  const { press } = show(<TemplatesPage />, {
    at: "/admin/marketing/templates",
    answers: { "GET /api/marketing/templates": { success: true, templates: [template] } },
  });
  await press("Editar Bienvenida", goesTo("/admin/marketing/templates/tpl_1"));
});
