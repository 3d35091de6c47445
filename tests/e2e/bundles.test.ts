import { Documents } from "@foja/core/practice/documents";
import { Folders } from "@foja/core/practice/folders";
import { linedPdf } from "@foja/harness/pdf";
import { expect, it } from "vitest";
import { openWorld } from "./world";

const world = openWorld();

it("puts documents of a case together into one paginated file, in the order that was chosen", async () => {
  const ana = await world.tenant();
  const caseId = await ana.as(async () => {
    const { _id } = await Folders.create({ folderName: "SOSA c/ RÍOS s/ despido" });
    for (const [name, pages] of [
      ["Demanda", 2],
      ["Recibos", 3],
    ] as const) {
      const bytes = await linedPdf(name, pages);
      const made = { name, fileName: `${name}.pdf`, type: "application/pdf", bytes };
      await Documents.keep({ ...made, kind: "prueba", folderId: _id, source: "upload" });
    }
    return _id;
  });
  const { page } = await world.visit({ as: ana });
  await page.goto(`/apps/folders/details/${caseId}`);
  await page.getByRole("link", { name: "Documentos" }).last().click();
  for (const name of ["Demanda", "Recibos"]) {
    await page.getByRole("checkbox", { name: new RegExp(name) }).check();
  }
  await page.getByRole("button", { name: "Armar el expediente" }).click();
  await page.getByRole("button", { name: "Mover Recibos hacia arriba" }).click();
  await page.getByLabel("Título").fill("Prueba documental");
  await page.getByRole("button", { name: "Armar", exact: true }).click();
  await page.getByText("El expediente está listo: 7 fojas.").waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Bajar Prueba documental" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("Prueba documental.pdf");
  await page.getByRole("button", { name: "Cerrar" }).last().click();
  await page.getByRole("link", { name: "Prueba documental" }).waitFor();
});
