import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Plans } from "@foja/core/billing/plans";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { createRuntime } from "@foja/local/host/runtime";
import { buildWeb } from "@foja/local/host/web-build";
import type { Browser, Page } from "playwright-core";
import { openPractice } from "../e2e/appointments";
import { startBrowser } from "../e2e/browser";
import { median } from "./load";
import type { Row } from "./row";

/** A slow telephone: a processor four times slower, and a network of a courthouse corridor. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  cpu: 4,
  network: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
};
const RUNS = 3;
const CASES = 600;

/** Bytes, requests and times of a first load; times in seconds, the blocking time in ms. */
type Load = {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  kb: number;
  requests: number;
};

type Goal = Partial<Record<keyof Load, number>>;

type Cookie = { name: string; value: string; path: string };
type Place = {
  name: string;
  path: string;
  goal: Goal;
  shows: string;
  as?: Tenant;
  cookie?: Cookie;
};

/** The first load of landing, login, list, booking and a client's page on a slow telephone, medians of three. */
export async function phoneRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bench-"));
  process.env.WRITES_BURST = "100000";
  const foja = await createRuntime({ dataDir, web: () => buildWeb(console.info) });
  const browser = await startBrowser();
  try {
    const ana = await newTenant({ plan: "premium" });
    await ana.as(() => Plans.lift(ana.userId, "premium", { folders: CASES + 1 }));
    await fill(foja.url, ana);
    const { slug } = await openPractice({ tenant: async () => ana });
    const rows: Row[] = [];
    const places = [...placesOf(ana, slug), await clientPlace(foja.url, ana)];
    for (const place of places) rows.push(...(await rowsOf(browser, foja.url, place)));
    return rows;
  } finally {
    await browser.close();
    await foja.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const placesOf = (ana: Tenant, slug: string): Place[] => [
  { name: "landing", path: "/", shows: "h1", goal: { lcp: 1.5, cls: 0.02 } },
  { name: "login", path: "/login", shows: "form", goal: {} },
  {
    name: `list of ${CASES}`,
    path: "/apps/folders/list",
    as: ana,
    shows: "ul[aria-label=Causas] li",
    goal: { lcp: 2.5, blocking: 200, kb: 450, requests: 40 },
  },
  { name: "booking", path: `/booking/${slug}`, shows: "h1", goal: {} },
];

const NOTICES = 12;

/** The page of a client who proved who they are, with what a year of a case says. */
async function clientPlace(url: string, { token }: Tenant): Promise<Place> {
  const ask = async <T>(method: string, path: string, body: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  };
  const { folder } = await ask<{ folder: { _id: string } }>("POST", "/api/folders", {
    folderName: "Gómez, Rosa c/ Aseguradora del Sur S.A. s/ despido",
  });
  const client = { name: "Rosa", lastName: "Gómez", document: "20123456", role: "cliente" };
  const { contact } = await ask<{ contact: { _id: string } }>("POST", "/api/contacts/create", {
    ...{ ...client, folderIds: [folder._id] },
  });
  for (let n = 1; n <= NOTICES; n += 1) {
    const text = `Novedad ${n}: el juzgado recibió lo que presentamos y ahora la otra parte tiene un plazo.`;
    await ask("POST", "/api/notices", { folderId: folder._id, text });
  }
  const { link } = await ask<{ link: { url: string } }>("POST", "/api/client-links", {
    contactId: contact._id,
  });
  const { pathname } = new URL(link.url);
  const path = `/api/public/client/${pathname.split("/").at(-1)}`;
  const proved = await fetch(`${url}${path}/proof`, {
    ...{ method: "POST", headers: { "content-type": "application/json" } },
    body: JSON.stringify({ digits: "3456" }),
  });
  const [, value = ""] = /foja_client=([^;]+)/.exec(proved.headers.get("set-cookie") ?? "") ?? [];
  const cookie = { name: "foja_client", value, path };
  return {
    name: "client's page",
    path: pathname,
    cookie,
    shows: "section ol li",
    goal: { lcp: 1.5 },
  };
}

async function fill(url: string, { token }: Tenant) {
  const AT_ONCE = 100;
  for (let from = 0; from < CASES; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, n) => ({
      folderName: `Gómez, Ana ${from + n} c/ Aseguradora del Sur S.A. s/ despido`,
      folderExpediente: `CNT ${from + n + 1000}/2024`,
      customerName: `Gómez, Ana ${from + n}`,
    }));
    const answer = await fetch(`${url}/api/folders/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ rows }),
    });
    if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
  }
}

const UNITS: Record<keyof Load, string> = {
  fcp: "FCP, s",
  lcp: "LCP, s",
  cls: "CLS",
  blocking: "total blocking time, ms",
  kb: "kB, of the list until its first rows",
  requests: "requests, of the list until its first rows",
};

async function rowsOf(browser: Browser, url: string, place: Place): Promise<Row[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run += 1) loads.push(await firstLoad(browser, url, place));
  return (Object.keys(UNITS) as (keyof Load)[]).map((figure) => {
    const most = place.goal[figure];
    return {
      number: 20,
      what: `slow phone, ${place.name}: ${UNITS[figure]}`,
      value: median(loads.map((load) => load[figure])),
      target: most === undefined ? "" : `≤ ${most}`,
      holds: (value: number) => most === undefined || value <= most,
    };
  });
}

async function firstLoad(browser: Browser, url: string, place: Place): Promise<Load> {
  const { viewport, cpu, network } = PHONE;
  const context = await browser.newContext({ viewport, serviceWorkers: "block", locale: "es-AR" });
  const page = await context.newPage();
  const { as, path, shows, cookie } = place;
  if (cookie) {
    const { hostname } = new URL(url);
    await context.addCookies([{ ...cookie, domain: hostname, secure: true, sameSite: "Strict" }]);
  }
  if (as) {
    await page.addInitScript((token) => localStorage.setItem("foja.token", token), as.token);
  }
  await page.addInitScript({ content: WATCH });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const sent = { kb: 0, requests: 0 };
  session.on("Network.requestWillBeSent", () => {
    sent.requests += 1;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    sent.kb += encodedDataLength / 1000;
  });
  await page.goto(`${url}${path}`, { waitUntil: "commit" });
  await page.locator(shows).first().waitFor();
  const before = { ...sent };
  await page.waitForLoadState("networkidle");
  const seen = await figuresIn(page);
  await context.close();
  // A prerendered page shows at once what it is: all of its load counts.
  return { ...seen, ...(as ? before : sent) };
}

type Watched = { fcp: number; lcp: number; cls: number; blocking: number };

/** Notes in the page what its performance observers report. As text: the page has no helpers of ours. */
const WATCH = `
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0 };
  globalThis.benchSeen = seen;
  const note = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  note("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime / 1000;
  });
  note("largest-contentful-paint", ({ startTime }) => { seen.lcp = startTime / 1000; });
  note("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) seen.cls += value; });
  note("longtask", ({ duration }) => { seen.blocking += Math.max(0, duration - 50); });
`;

const figuresIn = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { benchSeen: Watched }).benchSeen);
