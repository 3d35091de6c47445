import { freshOf } from "@foja/harness/bearer";
import { IS_LURKING, lookInto } from "@foja/harness/canary";
import type { Tenant } from "@foja/harness/tenant";
import type { Browser, BrowserContext, ConsoleMessage, Page, Route } from "playwright-core";

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** The pages' complaints so far: errors, refused scripts, failed requests. */
  complaints: string[];
};

export type VisitOptions = {
  /** Another address of the same Foja. */
  url?: string;
  /** Signed in as this practice, by its seeded session. */
  as?: Tenant;
  width?: number;
  /** The appearance stored on this device. */
  preferences?: Record<string, string | boolean>;
  /** Complaints that the test causes: Chromium logs every 4xx on its console. */
  expects?: RegExp;
  /** Allows a script of the test; no other test may. */
  bypassCSP?: boolean;
  /** The device's zone; Buenos Aires by default. */
  timezoneId?: string;
  /** With the service worker, which serves the files of a release: only for its own tests. */
  worker?: boolean;
  /** Device pixels for each CSS pixel. */
  deviceScaleFactor?: number;
  /** False simulates scripts that have not arrived. */
  javaScriptEnabled?: boolean;
};

/** Longer than any step takes, even on a machine that pauses meanwhile. */
const PATIENCE_MS = 45_000;

/** Opens a browser context like a lawyer's, and records its complaints. */
export async function openVisit(
  browser: Browser,
  url: string,
  { as, width = 1440, preferences = {}, expects = /^$/, worker = false, ...rest }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    // It would answer before the proxies and the delayed code of other tests.
    serviceWorkers: worker ? "allow" : "block",
    ...rest,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const complain = (what: string) => {
    if (!expects.test(what)) complaints.push(what);
  };
  context.on("response", async (response) => {
    if (!IS_LURKING || !response.url().includes("/api/")) return;
    const text = await response.text().catch(() => "");
    try {
      lookInto(response.url(), text);
    } catch (error) {
      complaints.push(String(error));
    }
  });
  context.on("weberror", (error) => complain(`error: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") complain(`console: ${inWords(message)}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
      const place = `${sourceFile}:${lineNumber}:${columnNumber}`;
      console.error(`policy: ${violatedDirective} refused ${blockedURI} of ${place}`);
    });
  });
  await remember(context, "foja.preferences", JSON.stringify(preferences));
  if (as) await signIn(context, url, as);
  return { page: await context.newPage(), context, complaints };
}

const inWords = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/** Stores a value before the first page loads; what the product writes later stays. */
export const remember = (context: BrowserContext, name: string, value: string) =>
  context.addInitScript(
    ([key, text]) => {
      // The blank page before the first has no storage.
      if (location.origin === "null") return;
      if (!sessionStorage.getItem(`seeded ${key}`)) localStorage.setItem(key, text);
      sessionStorage.setItem(`seeded ${key}`, "yes");
    },
    [name, value] as const,
  );

/** Gives a browser the session of a practice: its refresh cookie and its token. */
export async function signIn(context: BrowserContext, url: string, tenant: Tenant): Promise<void> {
  const value = tenant.cookie.slice("foja_refresh=".length);
  const place = { domain: new URL(url).hostname, path: "/api/auth" };
  await context.addCookies([
    { name: "foja_refresh", value, ...place, httpOnly: true, sameSite: "Lax" },
  ]);
  await remember(context, "foja.token", await freshOf(tenant.token));
}

/**
 * Answers a page's requests in place of the server, until the returned function is called. It keeps
 * intercepting: Chromium may lose requests under way when Playwright's `unroute` or `times` ends an
 * interception.
 */
export async function standIn(
  page: Page,
  url: string,
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let stays = true;
  await page.route(url, (route) => (stays ? answer(route) : route.continue()));
  return () => {
    stays = false;
  };
}

/** Waits until a page's socket is open, by which it learns of others' changes. */
export const live = (page: Page) =>
  page.locator('[data-connection="authenticated"]').waitFor({ state: "attached" });

/** Blocks the socket of a page, which learns of others' changes only on saving. */
export const withoutNews = (page: Page) => page.routeWebSocket(/.*/, () => undefined);

/** Handles a page's requests with a promise that is kept when the returned function is called. */
async function hold(
  page: Page,
  url: string,
  handle: (route: Route, released: Promise<void>) => Promise<void>,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => handle(route, released));
  return () => release();
}

/** Delays a page's requests until the returned function is called. */
export const holdBack = (page: Page, url: string) =>
  hold(page, url, async (route, released) => {
    await released;
    await route.continue();
  });

/** Delays the answers until the returned function is called; the server does what it was asked. */
export const answerLate = (page: Page, url: string) =>
  hold(page, url, async (route, released) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });

/** Delays the code of every page, or some of it, until the returned function is called. */
export const withoutCode = (page: Page, files = "*") => holdBack(page, `**/assets/${files}.js`);

/** The content of a page whose test failed, and its complaints. */
export async function report({ page, complaints }: Visit): Promise<string> {
  const shown = await page.evaluate(() => document.body.innerText).catch(String);
  // Dialogs are last in the document.
  return [`The page at ${page.url()} showed:`, shown.slice(0, 1500), "…", shown.slice(-800)]
    .concat(complaints)
    .join("\n");
}

/** Waits until a prerendered page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () => {
      const control = document.querySelector("form") ?? document.querySelector("main, body > div");
      return control && Object.keys(control).some((key) => key.startsWith("__react"));
    },
    undefined,
    { polling: 50 },
  );

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits for a heading, which shows that its page or dialog is there. */
export const heading = (page: Page, name: string | RegExp, level?: number) =>
  page.getByRole("heading", { name, level }).first().waitFor();

/** Waits for a text anywhere on the page. */
export const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
