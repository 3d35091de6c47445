import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Events } from "@foja/core/practice/events";
import { Tasks } from "@foja/core/practice/tasks";
import { letIn } from "@foja/harness/members";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { asEva } from "./people";
import { heading, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const CASES = "/apps/folders/list";
const TASKS = "/tareas";
const CASE = "Benítez c/ Vial Norte s/ daños";
const TASK = "Contestar la demanda";
const EVA = "Eva Ríos";
const NONE = { cases: "Ninguna causa coincide", tasks: "Ninguna tarea coincide" };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const responsible = (page: Page) => page.getByRole("dialog").getByLabel("Responsable");
const filter = (page: Page, label: string) =>
  page.getByLabel("Filtrar por responsable").selectOption({ label });

/** Ana creates a case and a task for which Eva is responsible. */
async function nameEva(page: Page) {
  await page.goto(`${CASES}?nueva=1`);
  await page.getByRole("dialog").getByLabel("Carátula").fill(CASE);
  await responsible(page).selectOption({ label: EVA });
  await press(page, "Crear causa");
  await heading(page, CASE, 1);
  await page.goto(`${TASKS}?nueva=1`);
  await page.getByRole("dialog").getByLabel("Tarea", { exact: true }).fill(TASK);
  await expect
    .poll(() => responsible(page).locator("option:checked").innerText())
    .toBe("Ana Pérez");
  await responsible(page).selectOption({ label: EVA });
  await press(page, "Crear tarea");
  await seen(page, "Tarea creada");
}

/** What each sees under their own name, and under the other's. */
async function distinguish(hers: Page, page: Page, eva: Tenant) {
  await hers.goto(CASES);
  await filter(hers, "Mis causas");
  await seen(hers, CASE);
  await hers.waitForURL((url) => url.searchParams.get("responsable") === eva.userId);
  await hers.goto(`${TASKS}?responsable=${eva.userId}`);
  await seen(hers, TASK);

  await page.goto(CASES);
  await filter(page, "Mis causas");
  await seen(page, NONE.cases);
  await filter(page, EVA);
  await seen(page, CASE);
  await page.goto(TASKS);
  await filter(page, "Mis tareas");
  await seen(page, NONE.tasks);
  await page.getByText("Carga del equipo").click();
  await page.getByRole("link", { name: `Abiertas, ${EVA}: 1` }).click();
  await seen(page, TASK);
}

it("shows in the agenda what is mine, and what is everybody's", async () => {
  const ana = await tenant({ plan: "standard" });
  const { page } = await visit({ as: ana });
  const day = addDays(dayOf(Date.now()), 1);
  const start = instantAt(day, "10:00");
  const end = instantAt(day, "11:00");
  await ana.as(() => Events.create({ title: "Audiencia de vista", start, end, type: "audiencia" }));
  await page.goto("/dashboard/default");
  await page.getByRole("link", { name: "Audiencia de vista" }).first().waitFor();
  await expect.poll(() => page.getByLabel("Filtrar por responsable").count()).toBe(0);

  const { userId: responsibleId } = await letIn(ana, await asEva(await tenant()), "abogado");
  await ana.as(() => Tasks.create({ name: TASK, dueDate: day, responsibleId }));
  await page.goto("/dashboard/default");
  const coming = page
    .locator("section")
    .filter({ has: page.getByText("Lo que viene", { exact: true }) })
    .first();
  const line = (name: string) => coming.getByRole("link", { name });
  await line(TASK).waitFor();
  await filter(page, "Mis plazos");
  await line(TASK).waitFor({ state: "detached" });
  await line("Audiencia de vista").waitFor();
  await page.waitForURL((url) => url.searchParams.get("responsable") === ana.userId);
  await filter(page, EVA);
  await line(TASK).waitFor();
  await line("Audiencia de vista").waitFor({ state: "detached" });

  await page.goto(`/apps/calendar?vista=agenda&fecha=${day}`);
  await page.getByText("Audiencia de vista").first().waitFor();
  await page.getByText(TASK).first().waitFor();
  await filter(page, "Mis plazos");
  await page.getByText(TASK).first().waitFor({ state: "detached" });
  await page.getByText("Audiencia de vista").first().waitFor();
  await filter(page, "Plazos de todos");
  await page.getByText(TASK).first().waitFor();
  await page.waitForURL((url) => !url.searchParams.has("responsable"));
});

it("distinguishes two people, and passes on what one of them answered for", async () => {
  const ana = await tenant({ plan: "standard" });
  const eva = await letIn(ana, await asEva(await tenant()), "abogado");
  const { page } = await visit({ as: ana });
  const { page: hers } = await visit({ as: eva, expects: /401/ });
  await nameEva(page);
  await distinguish(hers, page, eva);

  await hers.goto(CASES);
  await hers.getByRole("button", { name: `Acciones de ${CASE}` }).click();
  await hers.getByRole("menuitem", { name: "Editar" }).click();
  await responsible(hers).selectOption({ label: "Ana Pérez" });
  await press(hers, "Guardar cambios");
  await seen(hers, "Causa actualizada");

  await page.goto(`${CASES}?responsable=${ana.userId}`);
  await page.getByRole("checkbox", { name: `Marcar ${CASE}` }).check();
  const marked = page.getByRole("region", { name: "Causas marcadas" });
  await marked.getByRole("button", { name: "Responsable" }).click();
  await page.getByRole("menuitem", { name: EVA }).click();
  await seen(page, NONE.cases);
  await filter(page, EVA);
  await page.getByRole("link", { name: CASE }).first().click();
  await page.getByRole("link", { name: "Abrir la causa" }).click();
  await heading(page, CASE, 1);
  await page.getByText("Historial", { exact: true }).click();
  const lines = page.getByRole("listitem").filter({ hasText: "Responsable:" });
  await lines.nth(1).waitFor();
  await expect.poll(() => lines.nth(0).textContent()).toMatch(/vos.*Ana Pérez.*Eva Ríos/);
  await expect.poll(() => lines.nth(1).textContent()).toMatch(/Eva Ríos.*Eva Ríos.*Ana Pérez/);

  await page.goto("/apps/profiles/account/role");
  await page.getByRole("button", { name: `Quitar a ${EVA} del estudio` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quitar" }).click();
  await seen(page, "Esa persona ya no es parte del estudio.");
  await world.foja().settle();
  await page.goto(TASKS);
  await seen(page, TASK);
  await expect.poll(() => page.getByLabel("Filtrar por responsable").count()).toBe(0);
  await page.goto(`${TASKS}?responsable=${ana.userId}`);
  await seen(page, TASK);
  // Her name stays in her past acts.
  await page.goto(CASES);
  await page.getByRole("link", { name: CASE }).first().click();
  await page.getByRole("link", { name: "Abrir la causa" }).click();
  await heading(page, CASE, 1);
  await page.getByText("Historial", { exact: true }).click();
  await lines.nth(2).waitFor();
  await expect.poll(() => lines.nth(0).textContent()).toMatch(/Foja.*Eva Ríos.*Ana Pérez/);
  await expect.poll(() => lines.nth(2).textContent()).toMatch(/Eva Ríos.*Eva Ríos.*Ana Pérez/);
});
