import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf, instantAt } from "@foja/core/kernel/zone.rules";
import { Contacts } from "@foja/core/practice/contacts";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Tasks } from "@foja/core/practice/tasks";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { examineScreen } from "./screens";
import { deleteByMenu, placeOf } from "./steps";
import { heading, holdBack, seen, standIn, withoutNews } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
const LIST = "/apps/folders/list";
const NAMES = ["Arce c/ Banco s/ ordinario", "Báez s/ sucesión", "Cano c/ ART s/ accidente"];

const openCases = (ana: Tenant, names: readonly string[]) =>
  ana.as(async () => {
    const made = [];
    for (const folderName of names) made.push(await Folders.create({ folderName }));
    return made;
  });

const table = (page: Page) => page.getByRole("table", { name: "Causas" });
const row = (page: Page, name: string) => table(page).getByRole("link", { name });
const names = (page: Page) => table(page).getByRole("link").allTextContents();
const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });

async function chooseFor(page: Page, name: string, item: string) {
  await page.getByRole("button", { name: `Acciones de ${name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

describe("a case", () => {
  it("is opened with everything a lawyer writes of it, and shown on its page", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await seen(page, "Todavía no hay causas en tu estudio.");
    await page.getByRole("button", { name: "Nueva causa" }).last().click();
    await page.getByRole("button", { name: "Crear causa" }).click();
    await seen(page, "Completá este dato");
    await field(page, "Carátula").fill("Ñáñez c/ «El 10» S.R.L. s/ despido");
    await field(page, "Cliente").fill("Ñáñez, María José");
    await page.getByRole("option", { name: "Crear «Ñáñez, María José»" }).click();
    await seen(page, "Se crea el contacto: María José, de apellido Ñáñez.");
    await expect.poll(() => field(page, "Fecha de cierre").count()).toBe(0);
    await page.getByText("Más datos").click();
    await field(page, "Juzgado").fill("Juzgado Nacional del Trabajo Nº 12");
    await field(page, "Contraparte").fill("El 10 S.R.L.");
    await field(page, "Materia").fill("Despido");
    await field(page, "Estado").selectOption({ label: "Pendiente" });
    await field(page, "Fecha de inicio").fill("2026-03-02");
    await field(page, "Descripción").fill("Trabajó sin registrar.\nTelegrama enviado.");
    await page.getByRole("button", { name: "Crear causa" }).click();
    await heading(page, "Ñáñez c/ «El 10» S.R.L. s/ despido", 1);
    const fact = (text: string) => page.getByRole("definition").getByText(text, { exact: true });
    for (const text of ["02/03/2026", "El 10 S.R.L.", "Despido"]) {
      await fact(text).waitFor();
    }
    await page.getByRole("link", { name: "María José Ñáñez" }).first().waitFor();
    await expect.poll(() => page.title()).toBe("Ñáñez c/ «El 10» S.R.L. s/ despido · Foja");
    const { contacts } = await ana.as(() => Contacts.list({ limit: 5 }));
    expect(contacts).toMatchObject([{ name: "María José", lastName: "Ñáñez", role: "cliente" }]);
    await page.goBack();
    await row(page, "Ñáñez c/ «El 10» S.R.L. s/ despido").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("is opened with two fields and Enter, its client chosen among the contacts", async () => {
    const ana = await tenant();
    const sosa = { name: "Marcos", lastName: "Sosa" };
    const { _id } = await ana.as(() => Contacts.create(sosa));
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await seen(page, "Todavía no hay causas en tu estudio.");
    await page.keyboard.press("c");
    await field(page, "Número de expediente").fill("4321/2024");
    await field(page, "Carátula").fill("Sosa s/ despido");
    await field(page, "Cliente").fill("sosa");
    await page.getByRole("option", { name: "Marcos Sosa" }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => field(page, "Cliente").inputValue()).toBe("Marcos Sosa");
    await page.keyboard.press("Enter");
    await heading(page, "Sosa s/ despido", 1);
    await page.getByRole("main").getByText("4321/2024").waitFor();
    const { folderIds } = await ana.as(() => Contacts.get(_id));
    expect(folderIds).toHaveLength(1);
  });

  it("offers the number that was typed when its dialog was closed, and begins empty", async () => {
    const { page } = await visit({ as: await tenant() });
    await page.goto(LIST);
    await seen(page, "Todavía no hay causas en tu estudio.");
    await page.keyboard.press("c");
    await field(page, "Número de expediente").fill("CNT 4321/2024");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("c");
    await seen(page, "Recuperar CNT 4321/2024");
    await expect.poll(() => field(page, "Número de expediente").inputValue()).toBe("");
    await page.getByRole("button", { name: "Recuperar CNT 4321/2024" }).click();
    await expect.poll(() => field(page, "Número de expediente").inputValue()).toBe("CNT 4321/2024");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("c");
    await page.getByRole("button", { name: "Descartar" }).click();
    await page.getByText("Recuperar CNT 4321/2024").waitFor({ state: "detached" });
  });

  it("shows both values when somebody else saved first, and keeps the one that is chosen", async () => {
    const ana = await tenant();
    const [folder] = await openCases(ana, NAMES.slice(0, 1));
    const { page } = await visit({ as: ana, expects: /412/ });
    await withoutNews(page);
    await page.goto(`/apps/folders/details/${folder?._id}?editar=${folder?._id}`);
    await field(page, "Cliente").fill("Lo mío");
    await page.keyboard.press("Enter");
    await ana.as(() => Folders.update(folder?._id ?? "", { customerName: "Lo otro" }));
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await seen(page, "Los datos cambiaron en otro lado mientras los editabas.");
    await page.getByRole("radio", { name: /Lo mío/ }).waitFor();
    await page.getByRole("radio", { name: /Lo otro/ }).check();
    await page.getByRole("button", { name: "Guardar lo elegido" }).click();
    await seen(page, "Causa actualizada");
    await page.getByRole("main").getByText("Lo otro").first().waitFor();
  });

  it("goes when that is confirmed, and comes back when that is undone", async () => {
    const ana = await tenant();
    await openCases(ana, NAMES);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await chooseFor(page, "Báez s/ sucesión", "Eliminar");
    await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
    await seen(page, "Causa eliminada");
    await row(page, "Báez s/ sucesión").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await row(page, "Báez s/ sucesión").waitFor();
    await seen(page, "La causa está de vuelta");
  });

  it("of another practice is as none", async () => {
    const [theirs] = await openCases(await tenant(), NAMES.slice(0, 1));
    const { page } = await visit({ as: await tenant(), expects: /404/ });
    await page.goto(`/apps/folders/details/${theirs?._id}`);
    await heading(page, "Esta causa no está en tu estudio", 1);
    await expect.poll(() => page.content()).not.toContain("Arce");
  });
});

describe("the plan", () => {
  const full = [...NAMES, "Díaz s/ amparo", "Eiras s/ quiebra"];
  const FULL = "Llegaste a 5 de 5 causas: archivá una o mirá los planes.";
  const archiveOne = async (page: Page) => {
    await page.getByRole("dialog").getByText(FULL).waitFor();
    await page.getByRole("button", { name: `Archivar ${NAMES[0]}` }).click();
    await field(page, "Carátula").waitFor();
  };

  it("says that there is no room before anything is written, and makes some", async () => {
    const ana = await tenant();
    await openCases(ana, full);
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await seen(page, /^5 de 5 causas de tu plan Gratuito, sin lugar para más$/);
    await page.keyboard.press("c");
    await archiveOne(page);
    await field(page, "Carátula").fill("La sexta");
    await page.keyboard.press("Enter");
    await heading(page, "La sexta", 1);
  });

  it("stops the sixth case and keeps what was written of it", async () => {
    const ana = await tenant();
    await openCases(ana, full.slice(0, 4));
    const { page } = await visit({ as: ana, expects: /403/ });
    await page.goto(LIST);
    await page.getByRole("button", { name: "Nueva causa" }).click();
    await field(page, "Carátula").fill("La sexta");
    await openCases(ana, full.slice(4));
    const release = await holdBack(page, "**/api/auth/me");
    await page.getByRole("button", { name: "Crear causa" }).click();
    await page.getByRole("dialog", { name: "Límite alcanzado" }).waitFor();
    await page.getByRole("link", { name: "Archivar una causa" }).click();
    await page.getByRole("dialog").getByText(FULL).waitFor();
    release();
    await archiveOne(page);
    await seen(page, "Recuperamos lo que habías escrito.");
    await expect.poll(() => field(page, "Carátula").inputValue()).toBe("La sexta");
  });

  it("of the most that there is offers no other", async () => {
    const { page } = await visit({ as: await tenant({ plan: "premium" }), expects: /403/ });
    const limitInfo = { resourceType: "folders", currentCount: 500, limit: 500, plan: "premium" };
    const json = { message: "Llegaste al límite de 500 causas de tu plan Premium.", limitInfo };
    await page.route("**/api/folders", (route) => route.fulfill({ status: 403, json }));
    await page.goto(`${LIST}?nueva=1`);
    await field(page, "Carátula").fill("La quinientos uno");
    await page.getByRole("button", { name: "Crear causa" }).click();
    await seen(page, "No hay planes disponibles");
  });

  it("is seen from the menu, inside, with the others and without a button that does nothing", async () => {
    const ana = await tenant();
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByRole("link", { name: "Planes", exact: true }).click();
    await heading(page, "Planes", 1);
    expect(placeOf(page)).toBe("/suscripciones/tables");
    await page.getByRole("link", { name: "Causas", exact: true }).first().waitFor();
    await page.getByText("Tu plan", { exact: true }).waitFor();
    await seen(page, /Estás en el plan Gratuito y usás 0 de 5 causas/);
    await expect.poll(() => page.getByText("Crear cuenta").count()).toBe(0);
    const path = "/suscripciones/tables";
    await examineScreen(world, { name: "plans-inside", path, shows: "Estándar" }, ana);
  });
});

describe("the list", () => {
  it("keeps its filters in the address, which F5 and Back respect", async () => {
    const ana = await tenant();
    const [arce] = await openCases(ana, NAMES);
    await ana.as(() => Folders.update(arce?._id ?? "", { status: "cerrada" }));
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await page.getByLabel("Filtrar por carátula, cliente o materia").fill("baez");
    await page.waitForURL(`${LIST}?q=baez`);
    await page.reload();
    await row(page, "Báez s/ sucesión").waitFor();
    await expect.poll(() => names(page)).toEqual(["Báez s/ sucesión"]);
    // Both before the first was rendered: the second must still build on it.
    await page.getByRole("button", { name: "Borrar el filtro" }).evaluate((clear: HTMLElement) => {
      const states = document.querySelector<HTMLSelectElement>(
        "select[aria-label='Filtrar por estado']",
      );
      clear.click();
      if (states) states.value = "cerrada";
      states?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.waitForURL(`${LIST}?estado=cerrada`);
    await expect.poll(() => names(page)).toEqual(["Arce c/ Banco s/ ordinario"]);
    await page.getByRole("button", { name: "Activas" }).click();
    await page.getByRole("button", { name: "Carátula", exact: true }).click();
    await page.waitForURL(`${LIST}?orden=folderName`);
    await expect.poll(() => names(page)).toEqual(NAMES.slice(1));
    await page.getByRole("button", { name: "Archivadas" }).click();
    await seen(page, "No hay causas archivadas.");
    await expect.poll(() => placeOf(page)).toContain("vista=archivadas");
  });
});

describe("the columns of the list", () => {
  it("say the number and what is next, which follows what becomes of it", async () => {
    const ana = await tenant();
    const [arce, baez] = await openCases(ana, NAMES);
    const today = dayOf(now());
    await ana.as(async () => {
      await Folders.update(arce?._id ?? "", { folderExpediente: "4321/2024" });
      await Tasks.create({ name: "Contestar", dueDate: today, folderId: arce?._id });
      const at = (time: string) => instantAt(addDays(today, 1), time);
      const hearing = { title: "Audiencia", type: "audiencia", folderId: baez?._id } as const;
      await Events.create({ ...hearing, start: at("09:30"), end: at("10:30") });
    });
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    const cells = (name: string) => table(page).getByRole("row").filter({ hasText: name });
    await cells("Arce").getByText("4321/2024").waitFor();
    await cells("Arce").getByText("Vence hoy").waitFor();
    const held = () => cells("Báez").getByText(/^Mañana, .* 09:30 · Audiencia$/);
    await held().waitFor();
    await page.getByRole("button", { name: "Próximo", exact: true }).click();
    await expect.poll(() => names(page)).toEqual(NAMES);
    await ana.as(async () => {
      const [task] = (await Tasks.list({ limit: 1 })).tasks;
      await Tasks.toggle(task?._id ?? "");
    });
    await page.reload();
    await held().waitFor();
    await expect.poll(() => page.getByText("Vence hoy").count()).toBe(0);
  });
});

describe("the state of cases", () => {
  it("is moved for all that are marked, who leave the active ones, and comes back", async () => {
    const ana = await tenant();
    const [, , cano] = await openCases(ana, NAMES);
    const { page } = await visit({ as: ana, expects: /404/ });
    await page.goto(LIST);
    await row(page, NAMES[0] ?? "").waitFor();
    const bar = page.getByRole("region", { name: "Causas marcadas" });
    const close = async () => {
      await bar.getByRole("button", { name: "Estado" }).click();
      await page.getByRole("menuitem", { name: "Cerrada" }).click();
    };
    const closed = async () => {
      const { folders } = await ana.as(() => Folders.list({ limit: 5 }));
      const done = folders.filter(({ status }) => status === "cerrada");
      return done.map(({ folderName }) => folderName).sort();
    };
    await page.getByLabel(`Marcar ${NAMES[0]}`).check();
    await page.getByLabel(`Marcar ${NAMES[1]}`).check();
    await close();
    await seen(page, "2 causas actualizadas");
    await expect.poll(closed).toEqual(NAMES.slice(0, 2));
    // Soon after: its notice lasts six seconds.
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect.poll(closed).toEqual([]);
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(NAMES);
    await page.getByRole("checkbox", { name: "Marcar los 3 resultados" }).check();
    // Deleted elsewhere while the change is being sent: any earlier and the list would know.
    const leave = await standIn(page, `**/api/folders/${cano?._id}`, async (route) => {
      leave();
      await ana.as(() => Folders.remove(cano?._id ?? ""));
      await route.continue();
    });
    await close();
    await seen(page, "2 actualizadas, 1 no: No encontramos esa causa.");
    await page.getByRole("button", { name: "Cerradas", exact: true }).click();
    await expect.poll(async () => (await names(page)).toSorted()).toEqual(NAMES.slice(0, 2));
  });

  it("and the archive are a menu away from each row", async () => {
    const ana = await tenant();
    await openCases(ana, NAMES.slice(0, 2));
    const { page } = await visit({ as: ana });
    await page.goto(LIST);
    await chooseFor(page, NAMES[0] ?? "", "Archivar");
    await seen(page, "Causas archivadas exitosamente");
    await expect.poll(() => names(page)).toEqual([NAMES[1]]);
  });
});

describe("on a phone", () => {
  it("is filtered and put in order behind one button, and its cards are marked", async () => {
    const ana = await tenant();
    const [, baez] = await openCases(ana, NAMES);
    await ana.as(() => Folders.update(baez?._id ?? "", { status: "cerrada" }));
    const { page } = await visit({ as: ana, width: 390 });
    await page.goto(LIST);
    const cards = page.getByRole("list", { name: "Causas" });
    await cards.getByRole("link", { name: NAMES[2] }).waitFor();
    await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Archivadas" }).waitFor();
    await field(page, "Orden").selectOption({ label: "Por carátula" });
    await page.getByRole("button", { name: "Ver las causas" }).click();
    const active = [NAMES[0], NAMES[2]];
    await expect.poll(() => cards.getByRole("link").allTextContents()).toEqual(active);
    await page.getByRole("button", { name: "Filtros" }).click();
    await field(page, "Estado").selectOption({ label: "Cerrada" });
    await page.getByRole("button", { name: "Ver las causas" }).click();
    await page.getByRole("button", { name: "Filtros (1)" }).waitFor();
    await cards.getByLabel(`Marcar ${NAMES[1]}`).check();
    await seen(page, "1 causa marcada");
    await page.getByRole("button", { name: "Más acciones con las marcas" }).click();
    await deleteByMenu(page);
    await seen(page, "Causa eliminada");
  });
});
