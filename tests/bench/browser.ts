import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schedules } from "@foja/functions/triggers";
import type { Tenant } from "@foja/harness/tenant";
import { createRuntime } from "@foja/local/host/runtime";
import { buildWeb } from "@foja/local/host/web-build";
import type { Browser, Page } from "playwright-core";
import { startBrowser } from "../e2e/browser";
import { signIn } from "../e2e/visit";
import { type Act, actsOf, clickOn } from "./browser/acts";
import { nextPaint, toPaint, WATCH } from "./browser/paint";
import { largePractice } from "./browser/practice";
import { median, p95 } from "./load";
import type { Row } from "./row";
import { practiceWith } from "./stage";

/** The factor by which the processor is slowed down. */
const SLOWER = 4;
const CASES = Number(process.env.CASES ?? 100_000);
const REPEATS = Number(process.env.REPEATS ?? 20);
const MOUNTS = 5;
const PATIENCE_MS = 120_000;
/** A hand rests so long between two acts, in ms: what the one before has begun is not what is measured. */
const REST_MS = 200;
const LIST = "/apps/folders/list";
const ROWS = "table tbody tr a";

/**
 * Issue 46: a list, a board, a long file and a full month of a large practice, and from key to paint
 * each of twenty-two daily acts, at a processor four times slower. `CASES`, `REPEATS` and `ACTS` (a
 * regular expression) measure less.
 */
export async function browserRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bench-"));
  process.env.WRITES_BURST = "1000000";
  // Without the streams: what follows from 100,000 writes is not what is measured.
  const triggers = { schedules, streams: [] };
  const foja = await createRuntime({ dataDir, triggers, web: () => buildWeb(console.info) });
  const browser = await startBrowser();
  try {
    const large = await largePractice(foja, CASES);
    console.info(`a practice of ${CASES} cases`);
    const small = await practiceWith(1000);
    const [open, close] = opener(browser, foja.url);
    const rows = [
      ...(await floorRows(open, small)),
      ...(await listRows(open, small, large.tenant)),
      ...(await placeRows(open, large.tenant, large.folderId)),
      ...(await actRows(open, large.tenant, actsOf(large.folderId))),
    ];
    await close();
    return rows;
  } finally {
    await browser.close();
    await foja.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Open = (as: Tenant, path: string, ready: string) => Promise<Page>;

/** Opens a page of a practice on the slowed processor; the page before is closed. */
function opener(browser: Browser, url: string): [Open, () => Promise<void>] {
  let close = async () => {};
  const open: Open = async (as, path, ready) => {
    await close();
    const context = await browser.newContext({
      ...{ baseURL: url, viewport: { width: 1440, height: 900 }, locale: "es-AR" },
      ...{ timezoneId: "America/Argentina/Buenos_Aires", serviceWorkers: "block" },
    });
    close = () => context.close();
    context.setDefaultTimeout(PATIENCE_MS);
    await signIn(context, url, as);
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await session.send("Performance.enable");
    await page.goto(path, { waitUntil: "commit" });
    await page.locator(ready).first().waitFor();
    return page;
  };
  return [open, () => close()];
}

const rowOf = (what: string, value: number, most?: number): Row => ({
  ...{ number: 46, what: `browser, ${what}`, value },
  target: most === undefined ? "" : `≤ ${most}`,
  holds: (measured) => most === undefined || measured <= most,
});

/** When the first row was on the screen, in ms since the page was asked for. */
async function mountOf(open: Open, tenant: Tenant): Promise<number> {
  const page = await open(tenant, LIST, ROWS);
  return page.evaluate(() => performance.now());
}

/**
 * What this browser takes at the same speed for an empty page: a letter in a bare field, and a button that writes
 * a letter. No act of ours can take less.
 */
async function floorRows(open: Open, small: Tenant): Promise<Row[]> {
  const page = await open(small, LIST, ROWS);
  await page.setContent(`<input><button onclick="this.textContent += 'a'">a</button>`);
  await page.evaluate(WATCH);
  const [keys, clicks]: [number[], number[]] = [[], []];
  await page.locator("input").focus();
  for (let n = 0; n < 4 * REPEATS; n += 1) {
    keys.push(await toPaint(page, () => page.keyboard.press("4")));
  }
  for (let n = 0; n < REPEATS; n += 1) {
    clicks.push(await toPaint(page, () => clickOn(page, page.locator("button"))));
  }
  return [
    rowOf("an empty page: keystroke to paint in a bare field, p95, ms", p95(keys)),
    rowOf("an empty page: click on a bare button to paint, p95, ms", p95(clicks)),
  ];
}

async function listRows(open: Open, small: Tenant, large: Tenant): Promise<Row[]> {
  const [few, many]: [number[], number[]] = [[], []];
  for (let n = 0; n < MOUNTS; n += 1) {
    few.push(await mountOf(open, small));
    many.push(await mountOf(open, large));
  }
  const page = await open(large, LIST, ROWS);
  await page.waitForLoadState("networkidle");
  const nodes = await page.locator("table *").count();
  const keys: number[] = [];
  for (let n = 0; n < REPEATS; n += 1) {
    await page.keyboard.press("/");
    await nextPaint(page, REST_MS);
    for (const key of "4321") keys.push(await toPaint(page, () => page.keyboard.press(key)));
    await page.keyboard.press("Escape");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  return [
    rowOf(`list: mount, ${CASES} cases ÷ 1,000`, median(many) / median(few), 1.5),
    rowOf("list: nodes of the table", nodes, 250),
    rowOf("list: keystroke to paint, p95, ms", p95(keys), 16),
  ];
}

/** Nodes of large places, and the time until they show what they hold. */
async function placeRows(open: Open, large: Tenant, folderId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path, ready] of [
    ["board", `${LIST}?vista=tablero`, "main section li"],
    ["file of 20,000 entries", `/apps/folders/details/${folderId}`, "text=Se provee"],
    ["month of 2,000 events", "/apps/calendar", ".cal .cal-event"],
  ] as const) {
    const page = await open(large, path, ready);
    const shown = await page.evaluate(() => performance.now());
    await page.waitForLoadState("networkidle");
    rows.push(rowOf(`${name}: nodes of the page`, await page.locator("main *").count()));
    rows.push(rowOf(`${name}: shown after, s`, shown / 1000));
  }
  return rows;
}

async function actRows(open: Open, large: Tenant, acts: readonly Act[]): Promise<Row[]> {
  const asked = new RegExp(process.env.ACTS ?? "");
  const rows: Row[] = [];
  for (const act of acts.filter(({ name }) => asked.test(name))) {
    const times = await timesOf(() => open(large, act.at, act.ready), act);
    rows.push(rowOf(`${act.name}: key to paint, p95, ms`, p95(times), 50));
    console.info(act.name, times.join(" "));
  }
  return rows;
}

/** One unmeasured time first: it loads the code of what is opened. An act that fails takes for ever. */
async function timesOf(open: () => Promise<Page>, { name, before, act, back }: Act) {
  const times: number[] = [];
  try {
    const page = await open();
    await page.waitForLoadState("networkidle");
    for (let n = 0; n <= REPEATS; n += 1) {
      await before?.(page);
      await nextPaint(page, REST_MS);
      const time = await toPaint(page, () => act(page));
      if (n > 0) times.push(time);
      await back?.(page);
    }
    return times;
  } catch (error) {
    console.error(`${name}, after ${times.length} times`, error);
    return [Number.POSITIVE_INFINITY];
  }
}
