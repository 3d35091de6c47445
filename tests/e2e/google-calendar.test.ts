import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { consent, googleSide, hours, LINK, linkGoogle } from "./google-side";
import { heading, live, seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, tenant } = world;
let day = "";
beforeAll(() => {
  day = addDays(dayOf(now()), 2);
});
const agenda = () => `/apps/calendar?vista=dia&fecha=${day}`;

const chip = (page: Page, title: string) => page.getByRole("button", { name: title }).first();

/** Waits for a text in the dialog of the link. */
const said = (page: Page, text: string | RegExp) =>
  page.getByRole("dialog").getByText(text).first().waitFor();

async function editTitle(page: Page, from: string, to: string) {
  await chip(page, from).click();
  await page.getByRole("dialog").getByRole("button", { name: "Editar" }).click();
  await page.getByLabel("Título").fill(to);
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await seen(page, "Evento actualizado");
}

/** Repairs what a test broke at Google, for the next one. */
afterEach(async () => {
  await fetch(`${world.foja().url}/_local/google/faults`, { method: "DELETE" });
});

/** Waits until Google has exactly these titles. */
const there = (side: ReturnType<typeof googleSide>, titles: string[]) =>
  expect
    .poll(async () => (await side.list()).map(({ summary }) => summary).sort(), { timeout: 30_000 })
    .toEqual([...titles].sort());

/** Adds events at Google before linking. */
async function withEvents(owner: Tenant, titles: string[]) {
  const side = googleSide(world, owner);
  const ids: string[] = [];
  for (const summary of titles)
    ids.push(await side.add({ summary, ...hours(day, "10:00", "11:00") }));
  return { side, ids };
}

describe("linking with Google Calendar", () => {
  it("says so where the person cancels at Google, and leaves all as it was", async () => {
    const owner = await tenant();
    const { page } = await visit({ as: owner });
    await page.goto(LINK);
    await consent(page, owner.email, "Cancelar");
    await seen(page, "Conexión cancelada por el usuario");
    await page.getByRole("button", { name: "Volver al calendario" }).click();
    await seen(page, "Desconectado.");
  });

  it("brings in what is there, and each side follows what the other changes", async () => {
    const owner = await tenant();
    const { side, ids } = await withEvents(owner, ["Dentista", "Almuerzo"]);
    const { page } = await visit({ as: owner });
    await linkGoogle(page, owner);
    await said(page, "2 importados");
    await said(page, owner.email);

    await page.goto(agenda());
    await chip(page, "Dentista").click();
    await seen(page, "Importado de Google Calendar");
    await page.keyboard.press("Escape");

    await editTitle(page, "Dentista", "Dentista con placa");
    await there(side, ["Dentista con placa", "Almuerzo"]);

    // Nothing is done in this page: Google's hook updates it.
    await side.edit(ids[1] ?? "", { summary: "Almuerzo con la perita" });
    await chip(page, "Almuerzo con la perita").waitFor();
    await side.remove(ids[1] ?? "");
    await chip(page, "Almuerzo").waitFor({ state: "detached" });

    // Its hook is lost: the button finds the change. A pending hook would find it first.
    await world.foja().settle();
    await side.fail("hookLost", { times: 10 });
    await side.add({ summary: "Turno en el banco", ...hours(day, "15:00", "16:00") });
    await page.getByRole("button", { name: "Google Calendar" }).click();
    await side.fail("held");
    await page.getByRole("button", { name: "Sincronizar ahora" }).click();
    await page.keyboard.press("Escape");
    const status = page.getByRole("status").filter({ hasText: /^Sincronizando…$/ });
    await status.waitFor();
    await side.mend();
    await status.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Google Calendar" }).click();
    await said(page, "1 importado");
    await page.keyboard.press("Escape");
    await chip(page, "Turno en el banco").waitFor();
    await side.fail("hookLost", { times: 10 });
    await side.add({ summary: "Turno con el contador", ...hours(day, "17:00", "18:00") });
    await side.poll();
    await chip(page, "Turno con el contador").waitFor();
  });

  it("ends after saying how many events go, and leaves Google and what is one's own", async () => {
    const owner = await tenant();
    const { side } = await withEvents(owner, ["Dentista", "Almuerzo"]);
    const { page } = await visit({ as: owner });
    await linkGoogle(page, owner);
    await page.goto(agenda());
    await editTitle(page, "Dentista", "Dentista con placa");
    await there(side, ["Dentista con placa", "Almuerzo"]);
    await page.goto(LINK);
    await page.getByRole("button", { name: "Desconectar…" }).click();
    await seen(page, /^Sale de tu agenda 1 evento que solo se import/);
    await page.getByRole("button", { name: "Desconectar", exact: true }).click();
    await seen(page, "Desconectado.");
    await page.goto(agenda());
    await chip(page, "Dentista con placa").waitFor();
    await expect.poll(() => chip(page, "Almuerzo").count()).toBe(0);
    await there(side, ["Dentista con placa", "Almuerzo"]);
  });
});

describe("a grant that Google ended", () => {
  it("asks to reconnect, in the app, as an alert and by mail; reconnecting doubles nothing", async () => {
    const owner = await tenant();
    const { side, ids } = await withEvents(owner, ["Dentista"]);
    const { page } = await visit({ as: owner });
    await linkGoogle(page, owner);
    await page.goto(agenda());
    await chip(page, "Dentista").waitFor();
    await live(page);
    await side.fail("tokenRevoked", { email: owner.email });
    await side.poll();
    await page.getByRole("link", { name: "Reconectá tu calendario" }).waitFor();
    await chip(page, "Dentista").waitFor();
    await world.foja().settle();
    const [letter] = world.foja().inbox.list(owner.email);
    expect(letter?.subject).toContain("Reconectá tu calendario");
    await page.goto("/notificaciones");
    await heading(page, "Avisos", 1);
    await page.getByRole("main").getByText("Reconectá tu calendario", { exact: true }).waitFor();
    const note = page.getByRole("status").getByRole("link", { name: "Reconectá tu calendario" });
    await note.waitFor();
    await page.getByRole("button", { name: "Cerrar este aviso" }).click();
    await note.waitFor({ state: "detached" });
    // Only this answer could bring the note back.
    const asked = page.waitForResponse(/\/google-calendar-status$/);
    await page.reload();
    await asked;
    await heading(page, "Avisos", 1);
    await page.getByRole("main").getByText("Reconectá tu calendario", { exact: true }).waitFor();
    await expect.poll(() => note.count()).toBe(0);

    await page.goto(LINK);
    await said(page, "Reconectá tu calendario");
    await consent(page, owner.email, "Continuar");
    await page.getByRole("dialog").getByText("Conectado", { exact: true }).waitFor();
    await side.edit(ids[0] ?? "", { summary: "Dentista con placa" });
    await page.goto(agenda());
    await chip(page, "Dentista con placa").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Dentista" }).count()).toBe(1);
    await there(side, ["Dentista con placa"]);
  });
});
