import { Tasks } from "@foja/core/practice/tasks";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { examineScreen } from "./screens";
import { heading, open, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const NAME = "Contestar el traslado";

/** A task whose day and priority were changed. */
const changedTask = (ana: Awaited<ReturnType<typeof tenant>>) =>
  ana.as(async () => {
    const { _id } = await Tasks.create({ name: NAME, dueDate: "2027-03-03" });
    await Tasks.update(_id, { priority: "alta" });
    await Tasks.update(_id, { dueDate: "2027-03-10" });
    return _id;
  });

it("shows what was done to a task, and undoes a change that still stands", async () => {
  const ana = await tenant();
  const id = await changedTask(ana);
  const { page } = await visit({ as: ana });
  await open(page, `/tareas?task=${id}`);
  await heading(page, NAME);
  await page.getByText("Historial", { exact: true }).click();
  await seen(page, "Creación:");
  const line = page.getByRole("listitem").filter({ hasText: "Vencimiento:" });
  await expect.poll(() => line.textContent()).toMatch(/vos.*03\/03\/2027.*10\/03\/2027/);
  await page.getByRole("button", { name: "Deshacer el cambio de Vencimiento" }).click();
  await seen(page, "Se deshizo el cambio.");
  await line.nth(1).waitFor();
  expect((await ana.as(() => Tasks.get(id))).dueDate).toBe("2027-03-03");
  // The undone change has nothing left to undo; its undo and the other change have.
  await expect
    .poll(() => page.getByRole("button", { name: /^Deshacer el cambio/ }).count())
    .toBe(2);
});

it("is readable in every width and look", async () => {
  const ana = await tenant();
  const id = await changedTask(ana);
  const openHistory = async (page: Page) => {
    await page.getByText("Historial", { exact: true }).click();
    await seen(page, "Creación:");
  };
  const screen = { name: "history", path: `/tareas?task=${id}`, shows: NAME, prepare: openHistory };
  await examineScreen(world, screen, ana);
});
