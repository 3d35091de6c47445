import { Shelves } from "@foja/core/operations/shelves";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { deleteByMenu } from "./steps";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const NAME = "Pérez c/ Gómez s/ despido";

/** A case with a task and a hearing, and a task that was deleted separately before. */
const fullCase = (ana: Tenant) =>
  ana.as(async () => {
    const { _id: folderId } = await Folders.create({ folderName: NAME });
    const task = await Tasks.create({ name: "Contestar el traslado", folderId });
    const gone = await Tasks.create({ name: "Ya no hacía falta", folderId });
    await Tasks.remove(gone._id);
    const [start, end] = ["2031-12-10T13:00:00.000Z", "2031-12-10T14:00:00.000Z"];
    await Events.create({ title: "Audiencia", start, end, folderId } as never);
    return { folderId, taskId: task._id };
  });

const line = (page: Page, name: string) =>
  page.getByRole("list", { name: "Eliminadas" }).getByRole("listitem").filter({ hasText: name });

describe("a case that is deleted", () => {
  it("is asked about once, goes with its own, is found in Eliminadas, and comes back whole", async () => {
    const ana = await tenant();
    const { folderId, taskId } = await fullCase(ana);
    const { page } = await visit({ as: ana, expects: /410/ });
    await page.goto(`/apps/folders/details/${folderId}`);
    await heading(page, NAME);
    await page.getByRole("button", { name: "Más acciones de la causa" }).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await seen(page, `«${NAME}» va a Eliminadas. Podés restaurarla durante 30 días.`);
    await seen(page, "Se va con 1 tarea y 1 evento; si la restaurás, vuelve con lo mismo.");
    await page.getByRole("dialog").getByRole("button", { name: "Cancelar" }).click();
    await heading(page, NAME);
    await page.getByRole("button", { name: "Más acciones de la causa" }).click();
    await deleteByMenu(page);
    await seen(page, "Causa eliminada");

    await page.getByRole("link", { name: "Ver eliminadas" }).first().click();
    await heading(page, "Eliminadas");
    await line(page, NAME).getByText("Causa con 1 tarea y 1 evento").waitFor();
    await line(page, NAME).getByText("se borra en 30 días").first().waitFor();
    await line(page, "Ya no hacía falta").waitFor();
    await expect.poll(() => line(page, "Contestar el traslado").count()).toBe(0);

    await page.goto(`/tareas?task=${taskId}`);
    await seen(page, /^Está en Eliminadas con su causa desde el /);
    await page.goto(`/apps/folders/details/${folderId}`);
    await heading(page, "Esta causa está eliminada");
    await page.getByRole("button", { name: "Restaurar" }).click();
    await seen(page, "La causa está de vuelta");
    await heading(page, NAME);
    await page.goto("/tareas");
    await page.getByRole("link", { name: "Contestar el traslado" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Ya no hacía falta" }).count()).toBe(0);
  });

  it("is not shown as if it were there when one comes back to its page", async () => {
    const ana = await tenant();
    const { folderId } = await fullCase(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${folderId}`);
    await heading(page, NAME);
    await page.getByRole("button", { name: "Más acciones de la causa" }).click();
    await deleteByMenu(page);
    await seen(page, "Causa eliminada");
    await page.waitForURL(/folders\/list/);
    await page.goBack();
    await heading(page, "Esta causa está eliminada");
    await page.getByRole("button", { name: "Restaurar" }).click();
    await heading(page, NAME);
  });
});

describe("Eliminadas", () => {
  it("restores, says why not, narrows, and deletes for good only when that is confirmed", async () => {
    const ana = await tenant();
    const { folderId } = await fullCase(ana);
    await ana.as(() => Shelves.removeCase(folderId));
    const { page } = await visit({ as: ana, expects: /409/ });
    await page.goto("/eliminadas");
    await page.getByRole("button", { name: "Restaurar Ya no hacía falta" }).click();
    await seen(page, "Su causa está en Eliminadas: restaurá primero la causa.");
    await page.getByLabel("Qué se muestra").selectOption({ label: "Tareas" });
    const back = page.getByRole("button", { name: `Restaurar ${NAME}` });
    await back.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Acciones de Ya no hacía falta" }).click();
    await deleteByMenu(page);
    await seen(page, "No hay tareas entre lo eliminado.");
    await page.getByLabel("Qué se muestra").selectOption({ label: "Todo lo eliminado" });
    await back.click();
    await seen(page, "No hay nada eliminado.");
  });

  it("gives the focus to the row after the one that goes, by keyboard", async () => {
    const ana = await tenant();
    await ana.as(async () => {
      for (const name of ["Uno", "Dos", "Tres"]) await Folders.create({ folderName: name });
    });
    const { page } = await visit({ as: ana });
    await page.goto("/apps/folders/list");
    await page.getByRole("button", { name: "Acciones de Dos" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Eliminar" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).focus();
    await page.keyboard.press("Enter");
    await seen(page, "Causa eliminada");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain("Uno");
  });

  it("is for everybody at every width, in both modes: full, empty, and asking", async () => {
    const ana = await tenant();
    const { folderId } = await fullCase(ana);
    await ana.as(() => Shelves.removeCase(folderId));
    await examineScreen(world, { name: "trash", path: "/eliminadas", shows: NAME }, ana);
    const empty = { name: "trash-empty", path: "/eliminadas", shows: "No hay nada eliminado." };
    await examineScreen(world, empty, await tenant());
    const asking = {
      name: "trash-asking",
      path: "/eliminadas",
      shows: NAME,
      prepare: async (page: Page) => {
        await page.getByRole("button", { name: `Acciones de ${NAME}` }).click();
        await page.getByRole("menuitem", { name: "Eliminar ya" }).click();
        await seen(page, "Eliminar para siempre");
      },
    };
    await examineScreen(world, asking, ana);
    const deleted = {
      name: "case-in-trash",
      path: `/apps/folders/details/${folderId}`,
      shows: "Esta causa está eliminada",
      expects: /410/,
    };
    await examineScreen(world, deleted, ana);
  });
});
