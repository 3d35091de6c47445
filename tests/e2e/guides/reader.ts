import type { Locator, Page } from "playwright-core";
import { dress } from "../looks";
import { MODES, publish } from "../pictures";

const CONTROLS = [
  ...["button", "link", "tab", "menuitem", "option", "radio", "checkbox", "switch"],
  ...["textbox", "combobox", "searchbox", "heading", "region", "columnheader"],
] as const;

/** Carries out an article's steps, and records the names and pictures used. */
export type Reader = {
  page: Page;
  /** Clicks the element with that name. */
  press(name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  /** Finds that name on the screen, as a control, a heading or a text. */
  see(name: string): Promise<void>;
  /** Takes the article's picture of that name, if pictures are requested. */
  picture(name: string, of?: Locator): Promise<void>;
  /** The names used and pictures taken since the last call. */
  noted(): { names: string[]; pictures: string[] };
};

/** A reader of one article on a page. */
export function readerAt(page: Page, slug: string): Reader {
  const names: string[] = [];
  const pictures: string[] = [];
  const control = async (name: string) => {
    names.push(name);
    const found = await named(page, name);
    await found.waitFor();
    return found;
  };
  const field = async (label: string) => {
    names.push(label);
    const found = shown((await inFront(page)).getByLabel(label, { exact: true }));
    await found.waitFor();
    return found;
  };
  return {
    page,
    press: async (name) => follow(page, await control(name)),
    fill: async (label, text) => (await field(label)).fill(text),
    choose: async (label, option) => void (await (await field(label)).selectOption(option)),
    see: async (name) => void (await control(name)),
    picture: async (name, of) => {
      pictures.push(name);
      if (process.env.PICTURES) await take(page, `guides/${slug}-${name}`, of);
    },
    noted: () => ({ names: names.splice(0), pictures: pictures.splice(0) }),
  };
}

/**
 * Clicks an element; a link was followed once another page is rendered, since the page it leaves
 * has names of its own. Another page has another title or, among tabs with one title, another
 * current tab.
 */
async function follow(page: Page, pressed: Locator): Promise<void> {
  const [from, title] = [new URL(page.url()), await page.title()];
  const to = await pressed.evaluate(
    (element) => element.closest<HTMLAnchorElement>("a:not([target], [download])")?.href,
  );
  await pressed.click();
  if (!to || new URL(to).pathname === from.pathname) return;
  await page.waitForURL(({ pathname }) => pathname !== from.pathname);
  await page.waitForFunction(
    (left) =>
      document.title !== left ||
      [...document.querySelectorAll<HTMLAnchorElement>("a[aria-current]")].some(
        (link) => link.pathname === location.pathname,
      ),
    title,
  );
}

const shown = (locator: Locator) => locator.filter({ visible: true }).first();

/** The topmost part that receives clicks: a menu, a dialog, or the page itself. */
async function inFront(page: Page): Promise<Page | Locator> {
  for (const role of ["menu", "dialog"] as const) {
    const open = page.getByRole(role).filter({ visible: true });
    if ((await open.count()) > 0) return open.last();
  }
  return page;
}

/** The element with that name: a control before a text, the page's own before the menu's. */
async function named(page: Page, name: string): Promise<Locator> {
  const front = await inFront(page);
  const within = front === page ? [page.locator("main"), page] : [front];
  const found = within.flatMap((place) => [controls(place, name), words(place, name)]);
  const best = [...found.filter((_, i) => i % 2 === 0), ...found.filter((_, i) => i % 2 === 1)];
  const any = best.reduce((all, one) => all.or(one));
  await shown(any).waitFor();
  for (const one of best) if ((await one.filter({ visible: true }).count()) > 0) return shown(one);
  return shown(any);
}

/** Controls with that name; a menu item may have a count after it: «Novedades 2 por resolver». */
function controls(place: Page | Locator, name: string): Locator {
  const said = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?: \\d+ .*)?$`);
  return CONTROLS.map((role) => place.getByRole(role, { name: said })).reduce((all, one) =>
    all.or(one),
  );
}

const words = (place: Page | Locator, name: string) => place.getByText(name, { exact: true });

/** The width in picture points of a picture for phones, where it is as wide as the text. */
const FOR_TELEPHONES = 640;

/** Takes a light and a dark picture: of a part of the page, or of the viewport. */
async function take(page: Page, name: string, of?: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  const view = page.viewportSize();
  // A part of the page is shown whole, without elements fixed to the edges of the window.
  if (of && view) await page.setViewportSize({ ...view, height: 1700 });
  await page.evaluate(() => {
    // Hides the notices of recent actions, which do not belong in the picture.
    const still = new CSSStyleSheet();
    still.replaceSync("[data-sonner-toaster] { visibility: hidden }");
    document.adoptedStyleSheets = [still];
  });
  for (const [word, mode] of Object.entries(MODES)) {
    await dress(page, mode);
    const png = await (of ?? page).screenshot({ animations: "disabled", caret: "hide" });
    await publish(page, png, `${name}-${word}`);
    await publish(page, png, `${name}-${word}-chica`, FOR_TELEPHONES);
  }
  await dress(page, MODES.claro);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  if (view) await page.setViewportSize(view);
}
