import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Notifications } from "@foja/core/practice/notifications";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deleteByMenu } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();

const open = (ana: Tenant, folderName = "Pérez c/ Gómez s/ despido") =>
  ana.as(() => Folders.create({ folderName }));

const file = (page: Page) => page.getByRole("region", { name: "Fojas" });
const lines = (page: Page) => file(page).getByRole("listitem");
const field = (page: Page, name: string) =>
  page.getByRole("dialog").getByLabel(name, { exact: true });

const dayFromNow = (days: number) =>
  new Date(Date.now() - 3 * 3600_000 + days * 24 * 3600_000).toISOString().slice(0, 10);

describe("the file of a case", () => {
  it("takes a movement from the keyboard alone, ticks it, and gives it back when it is deleted", async () => {
    const ana = await tenant();
    const { _id } = await open(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await seen(page, "Apertura de la causa");
    await page.keyboard.press("m");
    await field(page, "Título").fill("Traslado de la demanda");
    await field(page, "Fecha").fill("02/03/2026");
    await field(page, "Vencimiento").fill(dayFromNow(1).split("-").reverse().join("/"));
    await page.keyboard.press("Enter");
    await seen(page, "Movimiento guardado");
    await lines(page).filter({ hasText: "f. 1" }).getByText("Traslado de la demanda").waitFor();
    await lines(page).getByText("Vence mañana").waitFor();
    const next = page.getByRole("region", { name: "Qué sigue" });
    await next.getByText("Traslado de la demanda").waitFor();
    await page.getByRole("button", { name: "Dar por cumplido: Traslado de la demanda" }).click();
    await lines(page).getByText("Cumplido", { exact: true }).waitFor();
    await next.getByText("Nada con fecha por delante.").waitFor();
    await page.getByRole("button", { name: "Acciones de Traslado de la demanda" }).click();
    await deleteByMenu(page);
    // A notice stays while the pointer is over it.
    await page.getByText("Movimiento eliminado").hover();
    await lines(page).filter({ hasText: "f. 1" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Deshacer" }).click();
    await lines(page).filter({ hasText: "f. 1" }).waitFor();
  });

  it("says what is wrong with an entry beside its field, and keeps what was written", async () => {
    const ana = await tenant();
    const { _id } = await open(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await seen(page, "Apertura de la causa");
    await page.keyboard.press("n");
    await field(page, "Quién notifica").waitFor();
    await field(page, "Vencimiento").fill("31/02/2026");
    await page.getByRole("button", { name: "Agregar a la causa" }).click();
    await seen(page, "Escribí una fecha válida");
    await expect.poll(() => field(page, "Vencimiento").inputValue()).toBe("31/02/2026");
  });

  it("keeps its numbers, sets apart what is still to come, and is cited", async () => {
    const ana = await tenant();
    const { _id: folderId } = await open(ana);
    await ana.as(async () => {
      await Movements.create({ folderId, title: "Demanda", time: dayFromNow(-20) });
      await Movements.create({ folderId, title: "Poder", time: dayFromNow(-40) });
      await Movements.create({ folderId, title: "Audiencia fijada", time: dayFromNow(9) });
    });
    const { page } = await visit({ as: ana });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/apps/folders/details/${folderId}`);
    const ahead = page.getByRole("list", { name: "Por venir" });
    await ahead.getByText("Audiencia fijada").waitFor();
    await expect.poll(() => ahead.getByText("f. 3").count()).toBe(0);
    await lines(page).filter({ hasText: "f. 1" }).getByText("Demanda").waitFor();
    await lines(page).filter({ hasText: "f. 2" }).getByText("Poder").waitFor();
    await page.getByRole("button", { name: "Acciones de Poder" }).click();
    await page.getByRole("menuitem", { name: "Copiar cita" }).click();
    await seen(page, "Cita copiada");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const day = dayFromNow(-40).split("-").reverse().join("/");
    expect(copied).toBe(`f. 2, ${day}, «Poder»`);
  });

  it("is searched and filtered in the address, and read on page by page", async () => {
    const ana = await tenant();
    const { _id: folderId } = await open(ana);
    await ana.as(async () => {
      for (let n = 1; n <= 34; n += 1) {
        const time = `2026-0${1 + (n % 3)}-${String((n % 28) + 1).padStart(2, "0")}`;
        await Movements.create({ folderId, title: `Despacho ${n}`, time });
      }
      const notice = { folderId, title: "Cédula de notificación", time: "2026-03-30" };
      await Notifications.create(notice);
    });
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${folderId}`);
    await lines(page).filter({ hasText: "f. 35" }).waitFor();
    await expect.poll(() => lines(page).count()).toBe(30);
    await page.getByRole("button", { name: "Cargar más" }).click();
    await expect.poll(() => lines(page).count()).toBe(35);
    await file(page).getByRole("button", { name: "Filtros" }).click();
    const filters = page.getByRole("dialog", { name: "Filtros" });
    await filters.getByRole("button", { name: "Cédulas", exact: true }).click();
    await filters.getByRole("button", { name: "Ver las fojas" }).click();
    await page.waitForURL(/tipos=notification/);
    await expect.poll(() => lines(page).count()).toBe(1);
    await page.reload();
    await lines(page).getByText("Cédula de notificación").waitFor();
    await page.getByRole("button", { name: "Ver todo" }).click();
    await page.getByLabel("Buscar en las fojas").fill("DESPACHO 7");
    await page.waitForURL(/buscar=DESPACHO/);
    await expect.poll(() => lines(page).count()).toBe(1);
  });

  it("keeps what is typed on once the address has the beginning of a word", async () => {
    const ana = await tenant();
    const { _id: folderId } = await open(ana);
    await ana.as(() =>
      Movements.create({ folderId, title: "DESPACHO saneador", time: dayFromNow(-2) }),
    );
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${folderId}`);
    await lines(page).getByText("DESPACHO saneador").waitFor();
    const sought = page.getByLabel("Buscar en las fojas");
    await sought.pressSequentially("DES");
    await page.waitForURL(/buscar=DES/);
    await page.keyboard.type("PACHO");
    await expect.poll(() => sought.inputValue()).toBe("DESPACHO");
    await page.waitForURL(/buscar=DESPACHO/);
  });
});

describe("what is begun in a case", () => {
  it("is an event with V, of that case, which its row and what is next say with its hour", async () => {
    const ana = await tenant();
    const { _id } = await open(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await seen(page, "Apertura de la causa");
    await page.keyboard.press("v");
    await field(page, "Título").fill("Audiencia de conciliación");
    await expect.poll(() => field(page, "Causa").inputValue()).toBe("Pérez c/ Gómez s/ despido");
    await field(page, "Hora de inicio").fill("9:30");
    await page.getByRole("button", { name: "Agendar" }).click();
    await seen(page, "Evento agendado");
    const line = lines(page).filter({ hasText: "Audiencia de conciliación" });
    await line.getByText(/ 09:30$/).waitFor();
    const next = page.getByRole("region", { name: "Qué sigue" });
    await next.getByText(/09:30/).waitFor();
  });

  it("is a note with O, and a cédula with N", async () => {
    const ana = await tenant();
    const { _id } = await open(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await seen(page, "Apertura de la causa");
    await page.keyboard.press("o");
    await page.getByRole("dialog", { name: "Nueva nota" }).waitFor();
    await expect.poll(() => field(page, "Tipo").inputValue()).toBe("Nota");
    await field(page, "Título").fill("Llamó el perito");
    await page.keyboard.press("Enter");
    await seen(page, "Nota guardada");
    await lines(page)
      .filter({ hasText: "Llamó el perito" })
      .getByText("Movimiento · Nota")
      .waitFor();
    await page.keyboard.press("n");
    await page.getByRole("dialog", { name: "Nueva cédula" }).waitFor();
  });
});

describe("the people of a case", () => {
  const parties = (page: Page) => page.getByRole("region", { name: "Partes y contactos" });
  const add = (page: Page) => parties(page).getByRole("button", { name: "Agregar" }).click();

  it("are its client first, and whoever is typed, carried into a short form", async () => {
    const ana = await tenant();
    const { _id } = await ana.as(() =>
      Folders.create({ folderName: "Sosa s/ despido", customerName: "Sosa, Marcos" }),
    );
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await add(page);
    await page.getByRole("button", { name: "Crear «Sosa, Marcos»" }).click();
    await expect.poll(() => field(page, "Nombre").inputValue()).toBe("Marcos");
    await expect.poll(() => field(page, "Apellido").inputValue()).toBe("Sosa");
    await page.keyboard.press("Enter");
    await parties(page).getByRole("link", { name: "Marcos Sosa" }).waitFor();
    await add(page);
    await expect.poll(() => page.getByText("No encontramos otro contacto así.").count()).toBe(0);
    await page.getByRole("dialog").getByLabel("Buscar por nombre").fill("Transportes del Sur S.A.");
    await page.getByRole("button", { name: "Crear «Transportes del Sur S.A.»" }).waitFor();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => field(page, "Razón social").inputValue())
      .toBe("Transportes del Sur S.A.");
    await field(page, "Rol").selectOption({ label: "Contraparte" });
    await page.getByRole("button", { name: "Agregar contacto" }).click();
    await parties(page).getByRole("link", { name: "Transportes del Sur S.A." }).waitFor();
  });
});

describe("the link with the court", () => {
  it("takes the number in its own form, and asks before a second case takes the same", async () => {
    const ana = await tenant();
    const [first, second] = [await open(ana, "Arce s/ despido"), await open(ana, "Báez s/ daños")];
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${first._id}`);
    const ask = async () => {
      await page.getByRole("button", { name: "Vincular" }).click();
      await field(page, "Fuero").selectOption("CNT");
      await field(page, "Número de expediente").fill("35335/2016");
      await page.getByRole("button", { name: "Buscar en el tribunal" }).click();
      await seen(page, /El PJN no tiene ningún expediente con ese número/);
    };
    const link = () => page.getByRole("button", { name: "Vincular y seguir esperando" }).click();
    await ask();
    await link();
    await page.getByRole("main").getByText("CNT 035335/2016").waitFor();
    await seen(page, "Se va a mostrar para confirmar cuando el tribunal responda.");
    await page.goto(`/apps/folders/details/${second._id}`);
    await ask();
    await seen(page, "Ya hay una causa con ese número: Arce s/ despido.");
    await link();
    await page.getByRole("main").getByText("CNT 035335/2016").waitFor();
  });
});

describe("a case put away", () => {
  it("leaves the list from its own page, and comes back when that is undone", async () => {
    const ana = await tenant();
    const { _id } = await open(ana);
    const { page } = await visit({ as: ana });
    await page.goto(`/apps/folders/details/${_id}`);
    await seen(page, "Apertura de la causa");
    await page.keyboard.press("a");
    // A notice stays while the pointer is over it.
    await page.getByText("Causas archivadas exitosamente").hover();
    await page.getByText("Archivada", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await page.getByText("Archivada", { exact: true }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Archivar la causa" }).waitFor();
  });

  it("goes with others from the list, which says which stay and why", async () => {
    const ana = await tenant();
    for (const name of ["Una", "Dos", "Tres", "Cuatro", "Cinco"]) await open(ana, name);
    const { page } = await visit({ as: ana });
    await page.goto("/apps/folders/list");
    await page.getByRole("checkbox", { name: /Una/ }).check();
    await page.getByRole("checkbox", { name: /Dos/ }).check();
    await page.getByRole("button", { name: "Archivar", exact: true }).click();
    await seen(page, "Causas archivadas exitosamente");
    await open(ana, "Sexta");
    await page.goto("/apps/folders/list?vista=archivadas");
    await page.getByRole("checkbox", { name: /Una/ }).check();
    await page.getByRole("checkbox", { name: /Dos/ }).check();
    await page.getByRole("button", { name: "Desarchivar" }).click();
    await seen(page, /1 desarchivada, 1 no: Llegaste al límite de 5 causas/);
  });
});
