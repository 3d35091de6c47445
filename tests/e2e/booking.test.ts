import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { addDays, addMonths, monthStart } from "@foja/core/kernel/day.rules";
import { instantAt } from "@foja/core/kernel/zone.rules";
import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  enterVisitor,
  holdElsewhere,
  manageLink,
  newEmail,
  openPractice,
  pickDay,
  prove,
  times,
  today,
} from "./appointments";
import { heading, live, open, seen, withoutCode } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const { visit, foja } = world;

/** The taps of a booking in under a minute, with typing a name, an address and six digits. */
const MOST_TAPS = 8;
const MOST_JAVASCRIPT = 160_000;

/** Counts the clicks on the pages of a visit. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const taps = () => Number(sessionStorage.getItem("taps") ?? 0);
    addEventListener("pointerdown", () => sessionStorage.setItem("taps", String(taps() + 1)), true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem("taps") ?? 0));
}

/** A page of another site. */
async function openSite(body: string) {
  const server = createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end(body),
  );
  await new Promise<void>((opened) => server.listen(0, opened));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const row = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

describe("a visitor with a phone", () => {
  it("goes from the link to the appointment, and cancels by the mail; the practice's screen follows", async () => {
    const practice = await openPractice(world);
    const desk = await visit({ as: practice.owner });
    await desk.page.goto("/apps/calendar/reservations");
    await seen(desk.page, "No hay citas de hoy en adelante");
    await live(desk.page);

    const { page } = await visit({ width: 390 });
    const taps = await countTaps(page);
    const email = newEmail();
    await page.goto(`/booking/${practice.slug}`);
    await heading(page, practice.title, 1);
    await page.getByRole("button", { name: /^Primera consulta/ }).click();
    await pickDay(page);
    await times(page).first().click();
    await heading(page, "Tus datos");
    await enterVisitor(page, email);
    await prove(world, page, email);
    await heading(page, "Turno confirmado");
    await seen(page, "Te esperan en Talcahuano 550, 3.º B.");
    expect(await taps()).toBeLessThanOrEqual(MOST_TAPS);
    await row(desk.page, "Ana Paz").waitFor();

    await page.goto(await manageLink(world, email));
    await heading(page, "Tu turno", 1);
    await seen(page, "Confirmado");
    await page.reload();
    await seen(page, "Confirmado");
    await page.getByRole("button", { name: "Cancelar el turno" }).click();
    await page.getByLabel("Motivo (opcional)").fill("Viajo ese día");
    await page.getByRole("button", { name: "Sí, cancelar el turno" }).click();
    await seen(page, "Cancelado");
    await row(desk.page, "Ana Paz").waitFor({ state: "detached" });
    await desk.page.getByLabel("Estado").selectOption({ label: "Canceladas y rechazadas" });
    await row(desk.page, "Ana Paz").click();
    await seen(desk.page, "Motivo: Viajo ese día");
  });

  it("keeps what was written when the time is lost to another, and sees what is free", async () => {
    const practice = await openPractice(world);
    const { page } = await visit({ width: 390, expects: /409/ });
    // Not today, when in the evening only one time may be left.
    const later = addDays(today(), 3);
    await page.goto(`/booking/${practice.slug}?tipo=primera-consulta&fecha=${later}`);
    const hour = times(page).first();
    const clock = (await hour.innerText()).trim();
    await hour.click();
    await heading(page, "Tus datos");
    const day = new URL(page.url()).searchParams.get("fecha") ?? "";
    await holdElsewhere(world, practice, instantAt(day, clock));
    const email = newEmail();
    await enterVisitor(page, email);
    await page.getByRole("alert").waitFor();
    await times(page).first().waitFor();
    await expect.poll(() => times(page).allInnerTexts()).not.toContain(clock);
    await times(page).first().click();
    await expect.poll(() => page.getByLabel("Nombre y apellido").inputValue()).toBe("Ana Paz");
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(email);
    await page.getByRole("button", { name: "Continuar" }).click();
    await prove(world, page, email);
    await heading(page, "Turno confirmado");
  });

  it("moves the appointment by the mail, whose link becomes another", async () => {
    const practice = await openPractice(world);
    const { page } = await visit({ width: 390 });
    const email = newEmail();
    await page.goto(`/booking/${practice.slug}?tipo=primera-consulta&fecha=${addDays(today(), 3)}`);
    await times(page).first().click();
    await enterVisitor(page, email);
    await prove(world, page, email);
    await heading(page, "Turno confirmado");
    const link = await manageLink(world, email);
    await page.goto(link);
    await page.getByRole("button", { name: "Cambiar el horario" }).click();
    await pickDay(page);
    await times(page).last().click();
    await page.getByRole("button", { name: /^Cambiar al .*17:30$/ }).click();
    await seen(page, /17:30 a 18:00/);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(link);
    await page.reload();
    await seen(page, /17:30 a 18:00/);
  });
});

describe("the booking page", () => {
  it("shows hours by the visitor's clock, with the practice's beside where they differ", async () => {
    const practice = await openPractice(world);
    const { page } = await visit({ timezoneId: "Asia/Tokyo" });
    await page.goto(`/booking/${practice.slug}?tipo=primera-consulta`);
    await seen(page, "Los horarios están en hora de Tokio; el estudio atiende en hora de Buenos");
    await pickDay(page);
    await expect
      .poll(() => times(page).first().innerText())
      .toMatch(/^\d\d:\d\d\s+allá \d\d:\d\d$/);
    await page.getByRole("button", { name: "Ver en hora de Buenos Aires" }).click();
    await pickDay(page);
    await expect.poll(() => times(page).first().innerText()).toMatch(/^\d\d:\d\d$/);
    const here = await visit();
    await here.page.goto(`/booking/${practice.slug}?tipo=primera-consulta`);
    await pickDay(here.page);
    await expect.poll(() => here.page.getByText("allá").count()).toBe(0);
  });

  it("is walked by keyboard: arrows in the month, and on to the hours of the day", async () => {
    const practice = await openPractice(world);
    const { page } = await visit();
    await page.goto(`/booking/${practice.slug}?tipo=primera-consulta`);
    await page.getByRole("button", { name: "Mes siguiente" }).press("Enter");
    await page.getByRole("button", { name: / 1 de .*, \d+ horarios$/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await expect.poll(() => focused()).toMatch(/ 9 de .*, \d+ horarios$/);
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/ 9 de /);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await heading(page, "Tus datos");
  });

  it("says of a month without times where the next ones are", async () => {
    const to = addDays(addMonths(monthStart(today()), 1), -1);
    const practice = await openPractice(world, { hours: { vacations: [{ from: today(), to }] } });
    const { page } = await visit();
    await page.goto(`/booking/${practice.slug}?tipo=primera-consulta`);
    // The first free day is opened by itself, in whatever month it is.
    await seen(page, "Elegí un horario.");
    await times(page).first().waitFor();
    await page.getByRole("button", { name: "Mes anterior" }).click();
    await seen(page, "Próximo disponible:");
    await page.getByRole("button", { name: /^Ir al .* 1 de / }).click();
    await times(page).first().waitFor();
  });

  it("is not there for a name that nobody has, and is found by one that somebody has", async () => {
    const practice = await openPractice(world);
    const { page } = await visit({ expects: /404/ });
    await open(page, "/booking");
    await page.getByLabel("Dirección del estudio").fill("estudio-que-no-existe");
    await page.keyboard.press("Enter");
    await heading(page, "En esta dirección no se reservan turnos", 1);
    await page.getByRole("link", { name: "Buscar un estudio" }).click();
    await page.getByLabel("Dirección del estudio").fill(`${foja().url}/booking/${practice.slug}`);
    await page.getByRole("button", { name: "Ver sus turnos" }).click();
    await heading(page, practice.title, 1);
  });

  it("is light, from nowhere else, and there before its code", async () => {
    const practice = await openPractice(world);
    const { page } = await visit();
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    const arrive = await withoutCode(page);
    await page.goto(`/booking/${practice.slug}`, { waitUntil: "commit" });
    await page.getByRole("status", { name: "Cargando los turnos" }).waitFor();
    arrive();
    await heading(page, practice.title, 1);
    await page.waitForLoadState("networkidle");
    const origins = new Set(requests.map((request) => new URL(request.url()).origin));
    expect([...origins]).toEqual([foja().url]);
    const scripts = requests.filter((request) => request.resourceType() === "script");
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(scripts.length).toBeGreaterThan(5);
    expect(total).toBeLessThanOrEqual(MOST_JAVASCRIPT);
  });

  it("is used inside of another site, which can show no other page of ours", async () => {
    const practice = await openPractice(world);
    const site = await openSite(`
      <iframe name="turnos" title="Turnos" src="${foja().url}/booking/${practice.slug}"></iframe>
      <iframe name="login" title="Ingreso" src="${foja().url}/login"></iframe>`);
    const { page } = await visit({ expects: /frame|refused/i });
    const refused = page.waitForEvent("console", (message) =>
      /frame-ancestors/.test(message.text()),
    );
    await page.goto(site.url);
    const inside = page.frameLocator('[name="turnos"]');
    await inside.getByRole("button", { name: /^Primera consulta/ }).click();
    await inside.getByRole("heading", { name: "¿Cuándo?" }).waitFor();
    await expect.poll(() => inside.getByRole("contentinfo").count()).toBe(0);
    await refused;
    await expect
      .poll(() => page.frameLocator('[name="login"]').getByLabel("E-mail").count())
      .toBe(0);
    site.close();
  });

  it("keeps a manage link out of search engines and of other sites, from its first byte", async () => {
    const html = await (await fetch(`${foja().url}/manage-booking/${"x".repeat(43)}`)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain('<meta name="referrer" content="no-referrer"/>');
  });
});
