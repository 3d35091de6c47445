import type { Page } from "playwright-core";

/**
 * Notes in the page how long each key or click took until the next paint. Not the release of a key: nothing is shown
 * for one. As text: the page has no helpers of ours.
 */
export const WATCH = `
  globalThis.benchPaints = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ name, startTime, duration }) => {
    if (/^(keydown|keypress|pointerdown|pointerup|mousedown|mouseup|click|input)/.test(name)) benchPaints.push([startTime, duration]);
  })).observe({ type: "event", durationThreshold: 16 });
`;

/** Long enough for the browser to report an event that was painted. */
const REPORTED_MS = 120;

/** What Event Timing leaves out, as every event under 16 ms, counts as half of that. */
const SHORT_MS = 8;

/** Waits for a paint of what was drawn last, and `more` ms. */
export const nextPaint = (page: Page, more = 0) =>
  page.evaluate(
    (wait) =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, wait))),
      ),
    more,
  );

/** The longest time from a key or click of `act` to the next paint, in ms, by Event Timing (rounded to 8 ms). */
export async function toPaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await act();
  await nextPaint(page, REPORTED_MS);
  return page.evaluate(
    ([since, short]) => {
      const { benchPaints } = globalThis as unknown as { benchPaints: [number, number][] };
      const here = benchPaints.filter(([at]) => at >= since).map(([, duration]) => duration);
      return Math.max(short, ...here);
    },
    [from, SHORT_MS] as const,
  );
}
