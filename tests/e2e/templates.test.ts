import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faults } from "./looks";
import { examineScreen } from "./screens";
import { arrowTo } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant, foja } = world;

const PATH = "/admin/marketing/templates";
/** The name of the tests' people. */
const NAME = "Ana";

const block = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** The names of the blocks, in order. */
const order = (page: Page) =>
  page
    .getByRole("region", { name: "Bloques del mail" })
    .getByRole("listitem")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

/** Opens an e-mail with the width and theme of a mailbox, and returns how it is shown. */
async function readLetter(html: string, width: number, colorScheme: "light" | "dark") {
  const { page, context } = await visit({ width, bypassCSP: true });
  await page.emulateMedia({ colorScheme });
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/letter");
  const stands = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    back: getComputedStyle(document.body).backgroundColor,
    tops: [...document.querySelectorAll(".foja-col")].map((one) => one.getBoundingClientRect().top),
  }));
  await page.addScriptTag({ content: AXE });
  return { stands, found: await faults(page, "contrast"), context };
}
const AXE = (await import("axe-core")).default.source;

describe("the templates of the administration", () => {
  it("are made of blocks, seen as their reader will, tried and brought back", async () => {
    const admin = await tenant({ role: "ADMIN_ROLE" });
    const { page } = await visit({ as: admin });
    await page.goto(PATH);
    await seen(page, "Todavía no hay plantillas");
    await page.getByRole("link", { name: "Nueva plantilla" }).click();
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await seen(page, "Nombre: completá este dato");
    await page.getByLabel("Nombre", { exact: true }).fill("Novedades de marzo");
    await page.getByLabel("Asunto", { exact: true }).fill("Hola, ");
    await page.getByRole("button", { name: "Insertar un dato en Asunto" }).click();
    await page.getByRole("menuitem", { name: /^Nombre/ }).click();
    await page.getByLabel("Vista previa", { exact: true }).fill("Lo nuevo de Foja");
    await block(page, "Editar Texto").click();
    await page
      .getByRole("textbox", { name: "Texto", exact: true })
      .fill("Ya podés **contar plazos** con [la calculadora](https://foja.ar/apps/calc).");
    await addBlock(page, "Botón");
    await page.getByLabel("Texto del botón", { exact: true }).fill("Probarla");
    await page.getByLabel("Dirección").fill("https://foja.ar/apps/calc/plazos");
    await addBlock(page, "Dos columnas");
    for (const side of ["izquierda", "derecha"]) {
      const column = page.getByRole("region", { name: `la columna ${side}`, exact: true });
      await column.getByRole("button", { name: "Editar Texto" }).click();
      const words = column.getByRole("textbox", { name: "Texto", exact: true });
      await words.fill(`A la ${side}`);
    }
    await expect
      .poll(async () => (await order(page)).slice(0, 4))
      .toEqual([
        "Título: Hola, {{nombre}}",
        "Texto: Ya podés **contar plazos** con [la calcu",
        "Botón: Probarla",
        "Dos columnas",
      ]);

    // By its button, by the keyboard and by the mouse.
    await page.getByRole("button", { name: "Subir Botón: Probarla" }).click();
    await expect.poll(async () => (await order(page))[1]).toBe("Botón: Probarla");
    await page.getByRole("button", { name: "Mover Botón: Probarla" }).press("Space");
    await page.getByText("Lugar 2 de 4.").waitFor({ state: "attached" });
    await arrowTo(page, "ArrowDown", "Lugar 3 de 4.");
    await page.keyboard.press("Space");
    await expect.poll(() => order(page).then((names) => names[2])).toBe("Botón: Probarla");

    await page.getByRole("button", { name: "Vista previa", exact: true }).click();
    const letter = page.frameLocator("iframe");
    await letter.getByText("Publicidad", { exact: true }).waitFor();
    await letter.getByRole("link", { name: "Probarla" }).waitFor();
    await seen(page, `Hola, ${NAME}`);
    await page.getByRole("button", { name: "Texto plano", exact: true }).click();
    await expect
      .poll(() => page.getByLabel("Texto plano", { exact: true }).inputValue())
      .toContain("la calculadora (https://foja.ar/apps/calc)");

    await page.getByRole("button", { name: "Guardar y enviarme una prueba" }).click();
    await seen(page, "Te mandamos la prueba a");
    await foja().settle();
    const mail = foja()
      .inbox.list(admin.email)
      .find(({ subject }) => subject.startsWith("[Prueba]"));
    expect(mail?.subject).toBe(`[Prueba] Hola, ${NAME}`);
    expect(mail?.text).toContain("Es una prueba");

    await page.getByLabel("Asunto", { exact: true }).fill("Otro asunto");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await seen(page, "Guardamos la versión 2");
    await page.getByRole("button", { name: "Versiones" }).click();
    await page.getByRole("button", { name: "Volver a la versión 1" }).click();
    await seen(page, "Volvió lo de la versión 1, como versión 3");
    await expect
      .poll(() => page.getByLabel("Asunto", { exact: true }).inputValue())
      .toBe("Hola, {{nombre}}");

    // The e-mail itself, as received.
    for (const width of [600, 320]) {
      for (const theme of ["light", "dark"] as const) {
        const { stands, found } = await readLetter(mail?.html ?? "", width, theme);
        expect([width, theme, stands.overflow, found]).toEqual([width, theme, 0, []]);
        expect(stands.back).toBe(theme === "dark" ? "rgb(20, 18, 15)" : "rgb(246, 242, 234)");
        const [left = 0, other = 0] = stands.tops;
        expect(other > left).toBe(width === 320);
      }
    }
  });

  it("are duplicated, and taken from the list", async () => {
    const admin = await tenant({ role: "ADMIN_ROLE" });
    const body = { name: "Para copiar", subject: "Hola", preheader: "", html: "<p>Hola</p>" };
    await admin.call("POST", "/api/marketing/templates", { body });
    const { page } = await visit({ as: admin });
    await page.goto(PATH);
    await page.getByRole("button", { name: "Acciones de Para copiar" }).click();
    await page.getByRole("menuitem", { name: "Duplicar" }).click();
    await page.getByRole("heading", { name: "Copia de Para copiar", level: 1 }).waitFor();
    await page.getByLabel("Cuerpo en HTML").waitFor();
    await page.goto(PATH);
    await page.getByRole("button", { name: "Acciones de Copia de Para copiar" }).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await seen(page, "Plantilla eliminada");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByText("Copia de Para copiar").waitFor({ state: "detached" });
  });

  it("look well at every width, by day and by night", async () => {
    const admin = await tenant({ role: "ADMIN_ROLE" });
    const { body } = await admin.call("POST", "/api/marketing/templates", { body: TEMPLATE });
    const { _id } = body.template as { _id: string };
    await examineScreen(
      world,
      { name: "admin-templates", path: PATH, shows: "Novedades de abril" },
      admin,
    );
    const one = { path: `${PATH}/${_id}`, shows: "Versión 1" };
    await examineScreen(
      world,
      {
        name: "admin-template",
        ...one,
        prepare: (page) => block(page, /^Editar Botón/).click(),
      },
      admin,
    );
    await examineScreen(
      world,
      {
        name: "admin-template-preview",
        ...one,
        prepare: async (page) => {
          await page.getByRole("button", { name: "Vista previa", exact: true }).click();
          await page.frameLocator("iframe").getByText("Publicidad", { exact: true }).waitFor();
        },
      },
      admin,
    );
  });
});

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Agregar un bloque a Bloques del mail" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

const text = (id: string, words: string) => ({ id, type: "text", text: words, align: "left" });

const TEMPLATE = {
  name: "Novedades de abril",
  subject: "{{nombre}}, lo nuevo de abril",
  preheader: "Plazos, liquidaciones y reservas",
  html: "<h1>Hola, {{nombre}}</h1><p>Lo nuevo de abril.</p>",
  blocks: [
    { id: "a", type: "heading", text: "Hola, {{nombre}}", level: 1, align: "left" },
    text("b", "Lo nuevo de abril:\n\n- plazos\n- liquidaciones"),
    {
      ...{ id: "c", type: "button", label: "Ver las novedades", url: "https://foja.ar" },
      ...{ align: "left", tone: "ink" },
    },
    { id: "d", type: "divider" },
    { id: "e", type: "columns", columns: [[text("f", "Una")], [text("g", "Otra")]] },
  ],
};
