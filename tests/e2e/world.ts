import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newTenant, type Tenant, type TenantOptions } from "@foja/harness/tenant";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { startBrowser } from "./browser";
import { STOOD_STILL, standsStill, within } from "./still";
import { openVisit, report, type Visit, type VisitOptions } from "./visit";

const BUILD = join(import.meta.dirname, "../../packages/web/build/client");
const CLOSING_MS = 30_000;

export type World = {
  foja: () => Runtime;
  /** A browser of one's own: nothing of another visit's. It closes with its test. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** The one visit of a practice that lasts as long as the file, and whether it just began. */
  desk(as?: Tenant): Promise<{ visit: Visit; isNew: boolean }>;
  tenant(options?: TenantOptions): Promise<Tenant>;
  /** The code in the latest letter to an address, once everything written so far is handled. */
  codeFor(email: string): Promise<string>;
  /** Stops the whole of it and starts it again over the same data, at the same address. */
  restart(): Promise<void>;
};

/** A whole Foja and a browser for the tests of one file. Every visit has to end quiet. */
export function openWorld(): World {
  let foja: Runtime;
  let browser: Browser;
  const visits: Visit[] = [];
  const desks = new Map<Tenant | undefined, Visit>();
  const dataDir = mkdtempSync(join(tmpdir(), "foja-e2e-"));
  const start = (port?: number) => createRuntime({ dataDir, port, web: async () => BUILD });

  beforeAll(async () => {
    [foja, browser] = await Promise.all([start(), startBrowser()]);
  });
  /** Goes on with another browser where this one stands still, which no page can do anything about. */
  const renew = async (open: Visit[]) => {
    const still = await Promise.all(open.map(({ page }) => standsStill(browser, page)));
    if (!still.includes(true)) return;
    desks.clear();
    await within(CLOSING_MS, browser.close());
    browser = await startBrowser();
    throw new Error(`${STOOD_STILL} at ${open.map(({ page }) => page.url()).join(", ")}`);
  };
  afterEach(async ({ task }) => {
    const ended = visits.splice(0);
    if (task.result?.state === "fail") {
      await renew([...ended, ...desks.values()]);
      const shown = await Promise.all(ended.map(report));
      const dead = `Changes that no consumer could handle: ${JSON.stringify(foja.deadLetters())}`;
      // With the error, which is what is left of a run far away.
      for (const error of task.result.errors ?? [])
        error.message = [error.message, ...shown, dead].join("\n");
    }
    await Promise.all(ended.map(({ context }) => context.close()));
    const all = [...ended, ...desks.values()];
    expect(all.flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
  });
  afterAll(async () => {
    if (browser) await within(CLOSING_MS, browser.close());
    await foja?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    foja: () => foja,
    tenant: newTenant,
    visit: async (options = {}) => {
      const visit = await openVisit(browser, options.url ?? foja.url, options);
      visits.push(visit);
      return visit;
    },
    desk: async (as) => {
      const known = desks.get(as);
      const visit = known ?? (await openVisit(browser, foja.url, { as }));
      desks.set(as, visit);
      return { visit, isNew: !known };
    },
    codeFor: async (email) => {
      await foja.settle();
      const [letter] = foja.inbox.list(email);
      return /(?<!\d)\d{6}(?!\d)/.exec(letter?.text ?? "")?.[0] ?? "";
    },
    restart: async () => {
      const { port } = foja;
      await foja.stop();
      foja = await start(port);
    },
  };
}
