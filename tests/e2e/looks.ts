import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { inTurn } from "@foja/harness/draw";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Visit } from "./visit";

declare global {
  interface Window {
    /** Set by `bringAxe` in every page. */
    axe: typeof axe;
  }
}

/** `PICTURES=1 npx vitest run --project e2e screens` saves screenshots to look at. */
const PICTURES = process.env.PICTURES && join(import.meta.dirname, "../.artifacts/screens");
if (PICTURES) mkdirSync(PICTURES, { recursive: true });

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Adds axe to the page through CDP, which no CSP blocks. */
export async function bringAxe({ context }: Visit): Promise<void> {
  await context.addInitScript({ content: axe.source });
  // A colour in transition would be neither the old nor the new one.
  await context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets = [still];
  });
}

/** The violations that axe finds, one line for each element. */
export async function faults(page: Page, only?: "contrast"): Promise<string[]> {
  const runOnly: axe.RunOptions["runOnly"] = only
    ? { type: "rule", values: ["color-contrast", "link-in-text-block"] }
    : { type: "tag", values: RULES };
  // An open menu is outside of every landmark, so that rule is off meanwhile.
  const region = { enabled: (await page.getByRole("menu").count()) === 0 };
  const options: axe.RunOptions = {
    runOnly,
    resultTypes: ["violations"],
    preload: false,
    ...(!only && { rules: { region } }),
  };
  const { violations } = await page.evaluate((asked) => window.axe.run(document, asked), options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** Sets a mode and a preset like the preferences: both are only attributes of <html>. */
export async function dress(page: Page, mode: string, theme?: string): Promise<void> {
  await page.evaluate(
    ([newMode, newTheme]) => {
      document.documentElement.dataset.mode = newMode;
      if (newTheme) document.documentElement.dataset.theme = newTheme;
    },
    [mode, theme] as const,
  );
  await settled(page);
}

/** Waits until every finite animation has ended. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
  await settled(page);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The widths that axe examines. */
const EXAMINED = inTurn([1440, 390], 2);

/**
 * Examines the screen from the widest to the narrowest width in both modes, with screenshots when
 * requested. Modes differ in colours only, so each width is examined completely in one mode and for
 * contrast alone in the other; a slice examines one of the two widths. At 1024 px the layout is that of
 * 1440 px, narrower: only its fit is checked, and its screenshots are taken.
 */
export async function examine(page: Page, name: string, lang = "es-AR"): Promise<void> {
  await expectDocument(page, lang);
  const fits = async (width: number) => {
    await resize(page, width);
    await expect.poll(() => overflow(page), { message: `sideways at ${width}` }).toBe(0);
  };
  const look = async (how: string) => {
    if (!PICTURES) return;
    const path = join(PICTURES, `${name}-${how}.png`);
    await page.screenshot({ path, fullPage: true, animations: "disabled" });
  };
  const check = async (width: number, mode: string, only?: "contrast") => {
    const how = `${width}-${mode}`;
    const found = EXAMINED.includes(width) ? await faults(page, only) : [];
    expect.soft(found, `${name}, ${how}`).toEqual([]);
    await look(how);
  };
  await fits(1440);
  // The examination before ended in dark mode.
  await dress(page, "light");
  // A button half under the header, where a click left it, would be reported as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await check(1440, "light");
  await dress(page, "dark");
  await check(1440, "dark", "contrast");
  await fits(1024);
  await look("1024-dark");
  await dress(page, "light");
  await look("1024-light");
  await fits(390);
  await check(390, "light");
  await dress(page, "dark");
  await check(390, "dark", "contrast");
  await fits(320);
}

async function expectDocument(page: Page, language: string): Promise<void> {
  const { h1, title, lang } = await page.evaluate(() => ({
    h1: document.querySelectorAll("h1").length,
    title: document.title,
    lang: document.documentElement.lang,
  }));
  expect({ h1, lang }).toEqual({ h1: 1, lang: language });
  expect(title).toMatch(/^(?!undefined).{4,}/);
}
