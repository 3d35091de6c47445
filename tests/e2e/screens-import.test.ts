import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { beforeAll, describe, it } from "vitest";
import { caseLists } from "../practice/case-lists";
import { examineScreen, press } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const PAGE = "/apps/folders/import";
const LISTS = caseLists(7, 60);
/** A line that is no case, one without a number, and one that may go on. */
const ODD =
  "\n\nllamar a Marta\n\nSOSA c/ ACME s/ cobro\n\nCIV 9/2020 - A c/ B s/ cobro - de pesos";

const paste = (text: string) => async (page: Page) => {
  await page.getByRole("textbox", { name: /lista|causas/ }).fill(text);
  await page.getByRole("button", { name: "Leer lo que escribí" }).click();
  await seen(page, "Todavía no se guardó nada.");
};
const text = (style: string) => LISTS.find((list) => list.style === style)?.text ?? "";
const whole = paste(text("text") + ODD);

let ana: Tenant;
let paid: Tenant;

beforeAll(async () => {
  ana = await world.tenant();
  paid = await world.tenant({ plan: "premium" });
});

const shows = "Traer mis causas";

describe("every screen of the page that brings cases", () => {
  it("import-empty", () => examineScreen(world, { name: "import-empty", path: PAGE, shows }, ana));

  it("import-list, of which the plan has room for five", () =>
    examineScreen(world, { name: "import-list", path: PAGE, shows, prepare: whole }, ana));

  it("import-row", () => {
    const prepare = async (page: Page) => {
      await press(/^Para mirar/)(page);
      await press(/^Corregir llamar a Marta/)(page);
      await seen(page, "Corregir la fila");
    };
    return examineScreen(world, { name: "import-row", path: PAGE, shows, prepare }, ana);
  });

  it("import-done", () => {
    const prepare = async (page: Page) => {
      await paste(text("portal"))(page);
      await press(/^Traer \d+ causas/)(page);
      await page.getByRole("region", { name: "Lo que trajiste" }).waitFor();
    };
    return examineScreen(world, { name: "import-done", path: PAGE, shows, prepare }, paid);
  });
});
