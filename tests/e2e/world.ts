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
  /** A new browser context, without another visit's data. It is closed with its test. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** The one visit of a practice that lasts as long as the file, and whether it is new. */
  desk(as?: Tenant): Promise<{ visit: Visit; isNew: boolean }>;
  tenant(options?: TenantOptions): Promise<Tenant>;
  /** The code in the latest e-mail to an address, once all pending work is done. */
  codeFor(email: string): Promise<string>;
  /** Stops the whole Foja and starts it again with the same data, at the same address. */
  restart(): Promise<void>;
};

/** A whole Foja and a browser for the tests of one file. Visits have to end without complaints. */
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
  /** Replaces a browser that stands still, which no page can repair. */
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
      // In the error, which is all that is kept of a remote run.
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
