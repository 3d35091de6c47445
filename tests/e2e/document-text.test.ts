import { Folders } from "@foja/core/practice/folders";
import { scannedPdf } from "@foja/harness/papers";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bringAxe, examine } from "./looks";
import { dropOn } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const CASE = "Pérez, Ana c/ Transportes del Sur S.A. s/ despido";

const PAGES = [
  "AL JUZGADO\nSe presenta la actora por derecho propio.",
  "Ofrece prueba testimonial\ny prueba informativa.",
  "Desconoce la indemnización\npor antigüedad que se invoca.",
];

const marks = (page: Page) => page.locator("mark").allTextContents();
const pageField = (page: Page) => page.getByLabel("Número de página");

it("a scanned file that is dropped on a case is found by a word of its third page, and opened there", async () => {
  const ana = await tenant();
  const { _id } = await ana.as(() => Folders.create({ folderName: CASE }));
  const shown = await visit({ as: ana });
  await bringAxe(shown);
  const { page } = shown;
  await page.goto(`/apps/folders/details/${_id}?ver=documentos`);
  await seen(page, "La causa todavía no tiene documentos.");
  await dropOn(page, [{ name: "contestacion.pdf", content: await scannedPdf(PAGES) }]);
  await page.getByRole("region", { name: "Subidas" }).getByText("1 archivo subido").waitFor();
  await page.keyboard.press("Control+k");
  const sought = page.getByPlaceholder("Carátula, número, persona, tarea…");
  // It is read in the background: whoever is sooner looks again.
  const found = page.getByRole("option", { name: /contestacion.*Página 3/ });
  await expect
    .poll(async () => {
      await sought.fill("");
      await sought.fill("indemnizacion");
      return found.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await found.click();
  await heading(page, "contestacion");
  await expect.poll(() => marks(page)).toEqual(["indemnización"]);
  await expect.poll(() => pageField(page).inputValue()).toBe("3");
  await examine(page, "document-scanned", "es-AR");

  // Another word, of another page.
  await page.getByRole("button", { name: "Página anterior" }).click();
  await expect.poll(() => pageField(page).inputValue()).toBe("2");
  await page.getByLabel("Buscar en este documento").fill("testimonial");
  await expect.poll(() => marks(page)).toEqual(["testimonial"]);
});
