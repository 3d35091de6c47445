import type { Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import { heading, withoutCode } from "./visit";
import { openWorld } from "./world";

const { visit, tenant } = openWorld();
const LIST = "/apps/folders/list";
const MOST_JAVASCRIPT = 250_000;
const MOST_REQUESTS = 35;

/** Waits for the style sheets, without which everything is visible, and elsewhere. */
const styled = (page: Page) =>
  page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    return links.length > 0 && [...links].every(({ sheet }) => sheet !== null);
  });

/** Bytes of an answer as transferred; its headers are about the same for every file. */
const weight = async (request: Request) => (await request.sizes()).responseBodySize;

it("brings a list with no more code and requests than a phone has patience for", async () => {
  const { page, context } = await visit({ as: await tenant() });
  // With save-data nothing is preloaded: only what the list needs is counted.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  // What was read a second before the socket answers is read again: not so where time stands still.
  await page.clock.setFixedTime(Date.now());
  await page.goto(LIST);
  await heading(page, "Causas", 1);
  await page.waitForLoadState("networkidle");
  const scripts = requests.filter((request) => request.resourceType() === "script");
  const total = (await Promise.all(scripts.map(weight))).reduce((sum, one) => sum + one, 0);
  expect(scripts.length).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(MOST_JAVASCRIPT);
  const addresses = requests.map((request) => request.url());
  expect(addresses.length, addresses.join("\n")).toBeLessThanOrEqual(MOST_REQUESTS);
});

it("shows the shell and the page's skeleton before any code, and nothing false", async () => {
  const { page } = await visit({ as: await tenant() });
  const arrive = await withoutCode(page);
  await page.goto(LIST, { waitUntil: "commit" });
  const starting = page.locator("[aria-busy=true]");
  await starting.getByLabel("Cargando", { exact: true }).first().waitFor();
  await styled(page);
  await expect.poll(() => starting.innerText()).toContain("Causas");
  await expect.poll(() => starting.innerText()).not.toContain("Sin conexión");
  await expect.poll(() => starting.getByText("Conectando").count()).toBe(1);
  const before = await starting.locator("header").boundingBox();
  const rows = await starting.locator("[role=status]:visible").last().boundingBox();
  arrive();
  await heading(page, "Causas", 1);
  await expect.poll(() => starting.count()).toBe(0);
  await expect.poll(() => page.locator("header").first().boundingBox()).toEqual(before);
  expect(rows?.y).toBeGreaterThan(100);
});

it("shows only paper to who is not signed in, and the menu that the device prefers", async () => {
  const { page } = await visit();
  const arrive = await withoutCode(page);
  await page.goto(LIST, { waitUntil: "commit" });
  await page.locator("[aria-busy=true]").waitFor({ state: "attached" });
  await styled(page);
  await expect.poll(() => page.locator("[aria-busy=true] header").isVisible()).toBe(false);
  arrive();
  await heading(page, "Ingresá a tu estudio");
  const other = await visit({ as: await tenant(), preferences: { menu: "horizontal" } });
  const go = await withoutCode(other.page);
  await other.page.goto(LIST, { waitUntil: "commit" });
  await other.page.locator("[aria-busy=true] header").waitFor();
  await styled(other.page);
  await expect.poll(() => other.page.locator("[aria-busy=true] aside").isVisible()).toBe(false);
  go();
  await heading(other.page, "Causas", 1);
});
