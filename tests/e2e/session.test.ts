import { Sessions } from "@foja/core/accounts/sessions";
import { at, now } from "@foja/core/kernel/clock";
import { commit } from "@foja/core/kernel/dynamo";
import type { Tenant } from "@foja/harness/tenant";
import { PASSWORD } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { leave, logIn, placeOf, signOut } from "./steps";
import { answerLate, heading, live, seen, standIn } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const LIST = "/apps/folders/list";
const CASE = "Vera c/ Obra Social s/ amparo";

/** A practice whose token has expired, as after a lunch break. */
async function afterLunch(): Promise<Tenant> {
  const ana = await tenant();
  const person = { _id: ana.userId, role: "USER_ROLE" as const };
  const earlier = await at(now() - 16 * 60_000, () => Sessions.open(person, "login"));
  await commit(earlier.write);
  return { ...ana, token: earlier.token, cookie: `foja_refresh=${earlier.refresh.value}` };
}

/** Ends every session of a practice, as from another device. */
const endElsewhere = (ana: Tenant) => ana.as(() => Sessions.endAll(ana.userId));

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem("foja.token"));

/** Types a case and sends it; the session ends while it is being sent. */
async function sendTooLate(page: Page, ana: Tenant) {
  await page.goto(`${LIST}?nueva=1`);
  await page.getByRole("dialog").getByRole("textbox", { name: "Carátula" }).fill(CASE);
  const leave = await standIn(page, "**/api/folders", async (route) => {
    leave();
    await endElsewhere(ana);
    await route.continue();
  });
  await page.getByRole("button", { name: "Crear causa" }).click();
  await heading(page, "Tu sesión ha expirado");
}

async function tryPassword(page: Page, password: string) {
  const dialog = page.getByRole("dialog", { name: "Tu sesión ha expirado" });
  await dialog.getByLabel("Contraseña", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Ingresar" }).click();
}

describe("an expired token", () => {
  it("is renewed without a word, once for all the calls of a page", async () => {
    const ana = await afterLunch();
    const { page } = await visit({ as: ana, expects: /401/ });
    const refreshes: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/refresh-token")) refreshes.push(request.url());
    });
    await page.goto("/dashboard/default");
    await heading(page, /, Ana$/, 1);
    await heading(page, "Últimas causas");
    await expect.poll(() => tokenOf(page)).not.toBe(ana.token);
    expect(refreshes).toHaveLength(1);
  });
});

describe("a session that ended elsewhere", () => {
  it("asks for the password over the page, and then does what was asked", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: /401/ });
    await sendTooLate(page, ana);
    // Only an answer closes it, and the focus is on that field.
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("type")))
      .toBe("password");
    await tryPassword(page, "Otra-clave-9");
    await seen(
      page,
      "Credenciales inválidas. Por favor verifica tu email y contraseña. Intento 1 de 3",
    );
    await tryPassword(page, PASSWORD);
    await seen(page, "Causa creada");
    await heading(page, CASE, 1);
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("is given up after three wrong passwords", async () => {
    const ana = await tenant({ withPassword: true });
    const { page } = await visit({ as: ana, expects: /401/ });
    await sendTooLate(page, ana);
    for (const attempt of [1, 2]) {
      await tryPassword(page, "Otra-clave-9");
      await seen(page, `Intento ${attempt} de 3`);
    }
    // It is shown for three seconds: the wait begins before the click.
    await Promise.all([
      seen(page, "Demasiados intentos fallidos. Serás redirigido al inicio en unos segundos."),
      tryPassword(page, "Otra-clave-9"),
    ]);
    await page.waitForURL("/login");
    await expect.poll(() => tokenOf(page)).toBeNull();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  it("sends whoever arrives with it to the login, and remembers where to", async () => {
    const ana = await tenant();
    await endElsewhere(ana);
    const { page } = await visit({ as: ana, expects: /401/ });
    await page.goto(LIST);
    await page.waitForURL((url) => url.pathname === "/login");
    expect(placeOf(page)).toBe(`/login?from=${encodeURIComponent(LIST)}`);
    await expect.poll(() => tokenOf(page)).toBeNull();
  });
});

describe("leaving", () => {
  it("ends the session here, on the server, and in the other tab", async () => {
    const ana = await tenant();
    const { page, context } = await visit({ as: ana, expects: /401/ });
    await page.goto("/dashboard/default");
    const other = await context.newPage();
    await other.goto(LIST);
    await heading(other, "Causas", 1);

    await heading(page, /, Ana$/, 1);
    // The notice is shown for six seconds: the wait begins before the click.
    await Promise.all([seen(page, "Sesión cerrada correctamente"), signOut(page)]);
    expect(placeOf(page)).toBe("/login");
    await other.waitForURL((url) => url.pathname === "/login");
    // The other tab may have renewed at this instant: it then ends that one too, a moment later.
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain("foja_refresh");
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
  });

  it("reads nothing more while the server answers, and keeps whoever enters meanwhile", async () => {
    const ana = await tenant({ withPassword: true });
    const { page, context } = await visit({ as: ana });
    await page.clock.install();
    await page.goto("/dashboard/default");
    await heading(page, /, Ana$/, 1);
    await live(page);
    const answer = await answerLate(page, "**/api/auth/logout");
    await leave(page);
    await expect.poll(() => tokenOf(page)).toBeNull();
    // Longer than a closed socket waits until it asks who is signed in.
    await page.clock.runFor(4000);
    const order: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/login")) order.push("entered");
    });
    await logIn(page, ana);
    await page.getByRole("button", { name: "Ingresando…" }).waitFor();
    await page.clock.runFor(500);
    // A call that did not wait would have been seen before this one.
    await page.evaluate(() => fetch("/robots.txt").then((file) => file.text()));
    order.push("left");
    answer();
    await heading(page, /, Ana$/, 1);
    expect(order).toEqual(["left", "entered"]);
    expect((await context.cookies()).map(({ name }) => name)).toContain("foja_refresh");
  });
});
