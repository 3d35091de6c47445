import { freshOf } from "@foja/harness/bearer";
import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { bringAxe, examine } from "./looks";
import { hydrated, seen } from "./visit";
import type { World } from "./world";

/** One screen in one state. */
export type Screen = {
  name: string;
  path: string;
  /** The language of the page: Spanish, except for the developers' page. */
  lang?: "en";
  /** A text that is shown once the screen is complete. */
  shows: string | RegExp;
  /** Steps at that address, on an already open page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Done before the page is opened: a call that must fail, or wait. */
  arrange?: (page: Page) => Promise<unknown>;
  /** The console messages that its state causes. */
  expects?: RegExp;
};

/** Opens a screen and examines it in every width and mode. */
export async function examineScreen(world: World, screen: Screen, as?: Tenant): Promise<void> {
  const { name, path, lang = "es-AR", shows, prepare, arrange, expects } = screen;
  const page = arrange || expects ? await ownPage(world, screen, as) : await desk(world, as);
  await page.goto(path);
  if (!path.startsWith("/_local")) await hydrated(page);
  await page.locator("h1").first().waitFor();
  await seen(page, shows);
  await prepare?.(page);
  await examine(page, name, lang);
}

/** A new page for a screen on which something fails on purpose. */
async function ownPage(world: World, { arrange, expects }: Screen, as?: Tenant): Promise<Page> {
  const visit = await world.visit({ as, expects });
  await bringAxe(visit);
  await arrange?.(visit.page);
  return visit.page;
}

/** The page that shows a person's screens one after another, keeping what was loaded. */
async function desk(world: World, as?: Tenant): Promise<Page> {
  const { visit, isNew } = await world.desk(as);
  if (isNew) await bringAxe(visit);
  else await forget(visit.page, as);
  await visit.page.setViewportSize({ width: 1440, height: 900 });
  return visit.page;
}

/**
 * Clears the device's storage, after leaving the page, which would still send its token. The token
 * is stored anew: the one of the visit's beginning may have expired.
 */
async function forget(page: Page, as?: Tenant): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
  if (!as) return;
  await page.evaluate(
    (token) => {
      localStorage.setItem("foja.token", token);
      sessionStorage.setItem("seeded foja.token", "yes");
    },
    await freshOf(as.token),
  );
}

/** Clicks the first button with that name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
