import { readFile } from "node:fs/promises";
import { Users } from "@foja/core/accounts/users";
import { commit } from "@foja/core/kernel/dynamo";
import { Start } from "@foja/core/operations/start";
import { Escritos } from "@foja/core/practice/escritos";
import { Folders } from "@foja/core/practice/folders";
import type { Tenant } from "@foja/harness/tenant";
import { unzipped } from "@foja/harness/zip";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;

/** A practice with the sample case, whose person lacks only where they are notified. */
async function sample(given: object = {}): Promise<{ ana: Tenant; folderId: string }> {
  const ana = await tenant();
  const folderId = await ana.as(async () => {
    await Start.fill(1);
    const skill = { _id: "ski_01J00000000000000000000001", name: "CPACF", taxCondition: null };
    const skills = [{ ...skill, taxCode: 27_234_567_891, registrationNumber: "T.º 88 F.º 412" }];
    await commit(Users.save(await Users.current(), { skills, ...given }));
    const { folders } = await Folders.list({ limit: 1, archived: false });
    return folders[0]?._id ?? "";
  });
  return { ana, folderId };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function download(page: Page, name: string) {
  await press(page, "Descargar");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

describe("a writ", () => {
  it("is begun from a case, completed, downloaded, and filed with its receipt", async () => {
    const { ana, folderId } = await sample();
    const { page } = await visit({ as: ana, expects: /409/ });
    await page.goto(`/apps/folders/details/${folderId}?ver=escritos`);
    await seen(page, "Todavía no hay escritos");
    await press(page, "Nuevo escrito");
    await page.getByRole("radio", { name: /^Impugna pericia/ }).check();
    const preview = page.getByRole("region", { name: "Vista previa de Impugna pericia" });
    await preview.getByText("«Traslado de la pericia»").first().waitFor();
    await press(page, "Escribir");

    await seen(page, "Falta 1 dato");
    const text = page.getByRole("textbox", { name: "Texto del escrito" });
    await text.getByText("[Domicilio procesal]").waitFor();
    await press(page, "Marcar listo");
    await seen(page, "Falta un dato: «Domicilio procesal».");
    await page.getByLabel("Domicilio procesal", { exact: true }).fill("Lavalle 1290, CABA");
    await page.keyboard.press("Enter");
    await seen(page, "No falta ningún dato.");
    await text.getByText("Proveer de conformidad,").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" y rápido");
    await page.getByRole("status").getByText("Guardado", { exact: true }).waitFor();
    await page.reload();
    await text.getByText("Proveer de conformidad, y rápido").waitFor();
    await press(page, "Marcar listo");
    await page.getByText("Listo", { exact: true }).waitFor();

    const docx = await download(page, "Descargar DOCX");
    expect(docx.name).toBe("Impugna pericia.docx");
    const document = (await unzipped(docx.bytes)).get("word/document.xml")?.toString("utf8");
    expect(document).toContain("Lavalle 1290, CABA");
    const pdf = await download(page, "Descargar PDF");
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");

    await press(page, "Presentado");
    await page.getByLabel("Número de constancia").fill("PJN-2026-77");
    await page.getByLabel("Archivo de la constancia").setInputFiles({
      ...{ name: "constancia.pdf", mimeType: "application/pdf" },
      buffer: Buffer.from("%PDF-1.7\n1 0 obj"),
    });
    await press(page, "Guardar presentación");
    await seen(page, "Constancia PJN-2026-77");
    await page.getByRole("link", { name: "El PDF que se presentó" }).waitFor();
    await page.getByRole("link", { name: "La constancia" }).waitFor();
    await page.goto("/apps/escritos");
    await seen(page, "constancia PJN-2026-77");
  });

  it("shows what a colleague saved before it saves over it", async () => {
    const { ana, folderId } = await sample();
    const { _id } = await ana.as(() => Escritos.create({ folderId, templateId: "acredita" }));
    const { page } = await visit({ as: ana, expects: /412/ });
    await page.goto(`/apps/escritos/${_id}`);
    const text = page.getByRole("textbox", { name: "Texto del escrito" });
    await text.getByText("OBJETO").waitFor();
    const theirs = {
      type: "doc" as const,
      content: [
        { type: "paragraph" as const, content: [{ type: "text" as const, text: "De Eva." }] },
      ],
    };
    let isTheirs = false;
    // The page does not hear of it: what it types next is written over an older version.
    await page.route("**/api/escritos/*", async (route) => {
      const isFirst = route.request().method() === "PUT" && !isTheirs;
      if (isFirst) {
        isTheirs = true;
        await ana.as(() => Escritos.update(_id, { content: theirs }));
      }
      await route.continue();
    });
    await text.getByText("OBJETO").click();
    await page.keyboard.type("MI ");
    await seen(page, "Otra persona cambió este escrito");
    await press(page, "Ver su versión");
    await page
      .getByRole("region", { name: "Su versión del escrito" })
      .getByText("De Eva.")
      .waitFor();
    await press(page, "Guardar la mía");
    await page.getByRole("status").getByText("Guardado", { exact: true }).waitFor();
    const now = await ana.as(() => Escritos.get(_id));
    expect(JSON.stringify(now.content)).toContain("MI ");
  });
});

describe("what is pasted into a writ", () => {
  it("keeps its text and looks, and loses scripts, links, pictures and tabs", async () => {
    const { ana, folderId } = await sample();
    const { _id } = await ana.as(() => Escritos.create({ folderId, templateId: "acredita" }));
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/escritos/${_id}`);
    const text = page.getByRole("textbox", { name: "Texto del escrito" });
    await text.getByText("OBJETO").click();
    await text.evaluate((editor) => {
      const clipboardData = new DataTransfer();
      const html =
        '<p onclick="x()">Uno\t<b>dos</b> <a href="https://x">tres</a><img src="x"><script>alert(1)</script></p>';
      clipboardData.setData("text/html", html);
      editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await text.getByText("dos", { exact: true }).waitFor();
    await page.getByRole("status").getByText("Sin guardar").waitFor();
    await page.getByRole("status").getByText("Guardado", { exact: true }).waitFor();
    await page.reload();
    await text.getByText("dos", { exact: true }).waitFor();
    const kept = JSON.stringify((await ana.as(() => Escritos.get(_id))).content);
    expect(kept).toContain('{"type":"bold"}');
    expect(kept).toContain("tres");
    expect(kept).not.toMatch(/https|onclick|script|img|\\t/);
  });
});

describe("a template of the practice", () => {
  it("is written with data, previewed over a case, and used", async () => {
    const { ana } = await sample();
    const { page } = await visit({ as: ana });
    await page.goto("/apps/escritos/modelos/nuevo");
    await page.getByLabel("Título").fill("Oficio al banco");
    const text = page.getByLabel("Texto del modelo");
    await text.fill("# OFICIO\n{{nadie}}");
    await seen(page, "Línea 2, columna 1: No hay ningún dato que se llame «nadie».");
    await text.fill("# OFICIO\nEn autos ");
    await page.getByText("Causa", { exact: true }).first().click();
    await press(page, "Insertar Carátula");
    await page.getByRole("combobox", { name: "Ver con los datos de" }).fill("Benítez");
    await page.getByRole("option", { name: /Benítez/ }).click();
    const preview = page.getByRole("region", { name: "Vista previa del modelo" });
    await preview.getByText("Transportes del Oeste").first().waitFor();
    await press(page, "Guardar modelo");
    await seen(page, "Modelo guardado.");
    await page.goto("/apps/escritos/modelos");
    await page.getByRole("link", { name: "Oficio al banco" }).waitFor();
  });
});

describe("the screens of writs", () => {
  it("are whole in every width and mode", async () => {
    const { ana, folderId } = await sample({ proceduralAddress: null });
    const { _id } = await ana.as(() =>
      Escritos.create({ folderId, templateId: "demanda-laboral" }),
    );
    await examineScreen(
      world,
      { name: "escrito", path: `/apps/escritos/${_id}`, shows: "Falta 1 dato" },
      ana,
    );
    await examineScreen(
      world,
      { name: "escritos", path: "/apps/escritos", shows: "Demanda laboral" },
      ana,
    );
    await examineScreen(
      world,
      { name: "escritos-modelos", path: "/apps/escritos/modelos", shows: "Impugna pericia" },
      ana,
    );
    await examineScreen(
      world,
      {
        ...{
          name: "escritos-modelo",
          path: "/apps/escritos/modelos/apela",
          shows: "Texto del modelo",
        },
      },
      ana,
    );
    await examineScreen(
      world,
      {
        ...{ name: "escrito-nuevo", path: `/apps/folders/details/${folderId}?ver=escritos` },
        shows: "Nuevo escrito",
        prepare: async (page) => {
          await press(page, "Nuevo escrito");
          await page.getByRole("radio", { name: /^Impugna pericia/ }).check();
          await page.getByRole("region", { name: "Vista previa de Impugna pericia" }).waitFor();
        },
      },
      ana,
    );
  });
});
