import { describe, expect, it } from "vitest";
import { heading } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const FOLDERS_CODE = /\/assets\/folders-page-.*\.js/;

describe("a page's code", () => {
  it("is told not to have arrived after three more tries", async () => {
    const { page } = await visit({ as: await tenant(), expects: /ERR_FAILED|PageLoadError/ });
    let tries = 0;
    await page.route(FOLDERS_CODE, (route) => {
      tries += 1;
      return route.abort();
    });
    await page.goto("/apps/folders/list");
    await page.getByRole("alert").getByText("Error al cargar la página").waitFor();
    expect(tries).toBe(4);
    await page.unroute(FOLDERS_CODE);
    await page.getByRole("button", { name: "Recargar la página" }).click();
    await heading(page, "Causas", 1);
  });

  it("may arrive at the second try", async () => {
    const { page } = await visit({ as: await tenant(), expects: /ERR_FAILED/ });
    await page.route(FOLDERS_CODE, (route) => route.abort(), { times: 1 });
    await page.goto("/apps/folders/list");
    await heading(page, "Causas", 1);
  });
});
