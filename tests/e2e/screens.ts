import type { Tenant } from "@foja/harness/tenant";
import type { Page } from "playwright-core";
import { bringAxe, examine } from "./looks";
import { hydrated, seen } from "./visit";
import type { World } from "./world";

/** One screen in one state, as somebody comes to see it. */
export type Screen = {
  name: string;
  path: string;
  /** The language of the page: Spanish, but for the page that developers read. */
  lang?: "en";
  /** Words that say it is whole. */
  shows: string | RegExp;
  /** What has to be done at that address; on an already open page. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Done before the page is opened: a call that is to fail, or to wait. */
  arrange?: (page: Page) => Promise<unknown>;
  /** The complaints that its state provokes. */
  expects?: RegExp;
};

/** Opens a screen and examines it in all its widths and modes. */
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

/** A page for one screen, of which something goes wrong on purpose. */
async function ownPage(world: World, { arrange, expects }: Screen, as?: Tenant): Promise<Page> {
  const visit = await world.visit({ as, expects });
  await bringAxe(visit);
  await arrange?.(visit.page);
  return visit.page;
}

/** The page on which a person's screens come one after another: what was loaded stays loaded. */
async function desk(world: World, as?: Tenant): Promise<Page> {
  const { visit, isNew } = await world.desk(as);
  if (isNew) await bringAxe(visit);
  else await forget(visit.page);
  await visit.page.setViewportSize({ width: 1440, height: 900 });
  return visit.page;
}

/** As on a device that remembers nothing: off the page first, which still asks with its token. */
async function forget(page: Page): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
}

/** Presses the first button of that name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
