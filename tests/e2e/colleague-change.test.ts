import { letIn } from "@foja/harness/members";
import { made } from "@foja/harness/reserved";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { bringAxe, examine } from "./looks";
import { asEva } from "./people";
import { heading, live, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const CASE = "Vera c/ Vial Norte s/ despido";

const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name });

/** Ana with a form open on a case or a task, and Eva, who changes the same record. */
async function pair() {
  const ana = await tenant({ plan: "standard" });
  const eva = await letIn(ana, await asEva(await tenant()), "abogado");
  const own = await visit({ as: ana });
  await bringAxe(own);
  return { ana, eva, page: own.page };
}

it("comes into an open form, beside what is being written there, and is saved over", async () => {
  const { ana, eva, page } = await pair();
  const { _id, version } = (await made(ana, "/api/folders", {
    ...{ folderName: CASE, materia: "Despido", description: "Primera entrevista" },
  })) as { _id: string; version?: number };
  expect(version).toBe(1);
  await page.goto(`/apps/folders/details/${_id}?editar=${_id}`);
  await field(page, "Carátula").fill(`${CASE} y otro`);
  await live(page);
  const change = (body: object) => eva.call("PUT", `/api/folders/${_id}`, { body });

  // A field that was not changed here follows by itself.
  await change({ description: "Segunda entrevista" });
  await seen(page, "Eva Ríos cambió Descripción hace un momento.");
  await expect.poll(() => field(page, "Carátula").inputValue()).toBe(`${CASE} y otro`);

  // Where both changed a field, the text typed here stays until hers is chosen.
  await change({ folderName: "Vera c/ Vial Sur" });
  await seen(page, "Eva Ríos cambió Descripción y Carátula hace un momento.");
  await page.getByText("Queda lo tuyo.").waitFor();
  await expect.poll(() => field(page, "Carátula").inputValue()).toBe(`${CASE} y otro`);
  await examine(page, "colleague-form");
  await page.getByRole("button", { name: "Usar el suyo: Carátula" }).click();
  await expect.poll(() => field(page, "Carátula").inputValue()).toBe("Vera c/ Vial Sur");
  await page.getByText("Queda lo tuyo.").waitFor({ state: "detached" });
  await field(page, "Carátula").fill("Vera c/ Vial Sur y otro");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await seen(page, "Causa actualizada");
  await heading(page, "Vera c/ Vial Sur y otro", 1);
  const { body } = await ana.call("GET", `/api/folders/${_id}`);
  expect(body.folder).toMatchObject({
    folderName: "Vera c/ Vial Sur y otro",
    description: "Segunda entrevista",
    version: 4,
  });
});

it("is said on the page of a case, to who reads it, and not to who made it", async () => {
  const { ana, eva, page } = await pair();
  const { _id } = await made(ana, "/api/folders", { folderName: CASE });
  const { page: hers } = await visit({ as: eva });
  for (const one of [page, hers]) {
    await one.goto(`/apps/folders/details/${_id}`);
    await heading(one, CASE, 1);
    await live(one);
  }
  await hers.keyboard.press("e");
  await field(hers, "Carátula").fill("Vera c/ Vial Sur");
  await hers.getByRole("button", { name: "Guardar cambios" }).click();
  await heading(page, "Vera c/ Vial Sur", 1);
  await seen(page, "Eva Ríos cambió Carátula hace un momento");
  await examine(page, "colleague-page");
  await heading(hers, "Vera c/ Vial Sur", 1);
  await expect.poll(() => hers.getByText(/cambi(ó|aste) Carátula/).count()).toBe(0);
});

it("comes into a task that was left half written, when it is opened again", async () => {
  const { ana, eva, page } = await pair();
  const { _id } = await made(ana, "/api/tasks", { name: "Pedir prórroga", dueDate: "2026-12-10" });
  await page.goto(`/tareas?editar=${_id}`);
  await field(page, "Descripción").fill("Por diez días");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await eva.call("PUT", `/api/tasks/${_id}`, { body: { dueDate: "2026-12-14" } });
  await page.goto(`/tareas?editar=${_id}`);
  await page.getByRole("button", { name: "Recuperar Por diez días" }).click();
  await seen(page, "Eva Ríos cambió Vencimiento hace un momento.");
  await expect.poll(() => field(page, "Descripción").inputValue()).toBe("Por diez días");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await seen(page, "Tarea actualizada");
  const { body } = await ana.call("GET", `/api/tasks/${_id}`);
  expect(body.task).toMatchObject({ dueDate: "2026-12-14", description: "Por diez días" });
});

it("comes into the movement of a case, and what was written of a new one is not lost", async () => {
  const { ana, eva, page } = await pair();
  const { _id: folderId } = await made(ana, "/api/folders", { folderName: CASE });
  const { _id } = await made(ana, "/api/movements", {
    ...{ folderId, title: "Traslado", movement: "Despacho", time: "2026-11-02" },
  });
  await page.goto(`/apps/folders/details/${folderId}`);
  await page.getByRole("button", { name: "Acciones de Traslado" }).click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  await field(page, "Título").fill("Traslado de la demanda");
  await live(page);
  await eva.call("PUT", `/api/movements/${_id}`, { body: { dateExpiration: "2026-12-14" } });
  await seen(page, "Eva Ríos cambió Vencimiento hace un momento.");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await seen(page, "Movimiento guardado");
  const { body } = await ana.call("GET", `/api/movements/folder/${folderId}`);
  expect(body.data).toMatchObject({
    movements: [{ title: "Traslado de la demanda", dateExpiration: "2026-12-14" }],
  });

  await page.keyboard.press("m");
  await field(page, "Título").fill("Apelación concedida");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Recuperar Apelación concedida" }).click();
  await expect.poll(() => field(page, "Título").inputValue()).toBe("Apelación concedida");
});
