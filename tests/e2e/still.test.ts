import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startBrowser } from "./browser";
import { standsStill, within } from "./still";

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
});
afterEach(() => within(5000, page.close()));
afterAll(() => within(30_000, browser.close()));

const open = async (html: string) => {
  page = await browser.newPage();
  await page.setContent(html);
};

async function renderers(): Promise<number[]> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Signals a process that may have ended meanwhile. */
function signal(id: number, name: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(id, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

describe("a browser", () => {
  it("does not stand still while it draws", async () => {
    await open("<p>Hola</p>");
    expect(await standsStill(browser, page)).toBe(false);
  });

  it("does not stand still while a page turns in a circle: that is a fault of the page", async () => {
    await open("<p>Hola</p>");
    await page.evaluate(() => {
      setTimeout(() => {
        for (const end = Date.now() + 60_000; Date.now() < end; );
      });
    });
    expect(await standsStill(browser, page)).toBe(false);
  });

  it("stands still while its pages neither draw nor work", async () => {
    await open("<p>Hola</p>");
    const stopped = await renderers();
    expect(stopped.length).toBeGreaterThan(0);
    try {
      for (const id of stopped) signal(id, "SIGSTOP");
      expect(await standsStill(browser, page)).toBe(true);
    } finally {
      for (const id of stopped) signal(id, "SIGCONT");
    }
    await expect.poll(() => standsStill(browser, page), { timeout: 60_000 }).toBe(false);
  });
});
