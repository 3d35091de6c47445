import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";

/** The error of a test whose browser stood still: only such a test is repeated. */
export const STOOD_STILL = "Chromium stood still";

const FRAME_MS = 10_000;
const WORK_MS = 5000;
/** The share of a core: a thread that requests frames in vain uses 0.02, a busy script what is free. */
const IDLE_SHARE = 0.04;

/**
 * Whether Chromium, not the page, stands still: no frame is drawn within ten seconds, and its pages
 * use no CPU. A page in an endless loop does use it; see decision 110.
 */
export async function standsStill(browser: Browser, page: Page): Promise<boolean> {
  if (page.isClosed() || (await within(FRAME_MS, frameOf(page)))) return false;
  const before = await workOf(browser);
  await pause(WORK_MS);
  return (await workOf(browser)) - before < (IDLE_SHARE * WORK_MS) / 1000;
}

/** Waits for a promise at most `ms`; returns whether it was settled. */
export async function within(ms: number, something: Promise<unknown>): Promise<boolean> {
  const came = something.then(
    () => true,
    () => true,
  );
  const over = new AbortController();
  const late = pause(ms, false, { signal: over.signal }).catch(() => false);
  const isThere = await Promise.race([came, late]);
  over.abort();
  return isThere;
}

const frameOf = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** The CPU seconds that all pages of a browser have used so far. */
async function workOf(browser: Browser): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  await cdp.detach();
  const ofPages = processInfo.filter(({ type }) => type === "renderer");
  return ofPages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
