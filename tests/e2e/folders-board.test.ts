import { Folders } from "@foja/core/practice/folders";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const BOARD = "/apps/folders/list?vista=tablero";

const someCases = async () => {
  const ana = await world.tenant();
  const [{ _id }] = await ana.as(
    async () =>
      [
        await Folders.create({ folderName: "Báez s/ sucesión", customerName: "Báez, Juan" }),
        await Folders.create({ folderName: "Cano c/ ART s/ accidente", status: "enProceso" }),
        await Folders.create({ folderName: "Díaz s/ amparo", status: "cerrada" }),
      ] as const,
  );
  return { ana, _id };
};

describe("the cases as a board", () => {
  it("moves a case by its menu, and takes it back", async () => {
    const { ana, _id } = await someCases();
    const { page } = await world.visit({ as: ana });
    await page.goto(BOARD);
    const inColumn = (name: string) =>
      page.getByRole("region", { name, exact: true }).getByRole("link", { name: /^Báez/ });
    await inColumn("Nueva").waitFor();
    await page.getByRole("button", { name: "Mover Báez s/ sucesión a…" }).click();
    await page.getByRole("menuitem", { name: "Pendiente" }).click();
    await inColumn("Pendiente").waitFor();
    await seen(page, "Causa: pendiente");
    const kept = { status: "pendiente", orderStatus: "pendiente" };
    await expect.poll(() => ana.as(() => Folders.get(_id))).toMatchObject(kept);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await inColumn("Nueva").waitFor();
    await page.getByRole("button", { name: "Ver como lista" }).click();
    await page.getByRole("table", { name: "Causas" }).waitFor();
  });

  it("is fit to be seen in every width and mode", async () => {
    const { ana } = await someCases();
    const screen = { name: "cases-board", path: BOARD, shows: "Báez s/ sucesión" };
    await examineScreen(world, screen, ana);
  });
});
