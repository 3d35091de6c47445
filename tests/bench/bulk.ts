import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Plans } from "@foja/core/billing/plans";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { createRuntime, type Runtime } from "@foja/local/host/runtime";
import { median } from "./load";
import type { Row } from "./row";

const ROOT = join(import.meta.dirname, "../..");
const CASES = 2000;
const ROWS = 250;
/** The practices that wait meanwhile; each is one of the lanes, by chance. */
const NEIGHBOURS = 24;
/** How often a neighbour asks for something, and looks for it. */
const EVERY_MS = 2000;
const LOOK_MS = 50;
/** How long a neighbour looks before it gives up, which counts as so many seconds. */
const MOST_S = 30;
/** How long they go on asking after the bulk is written, and is derived. */
const AFTER_MS = 10_000;

type Waits = Record<"letter" | "search" | "alert", number[]>;

/** Row 18: what other practices wait for while one imports 2,000 cases on its screen. */
export const importRows = (): Promise<Row[]> =>
  withFoja("import", async (foja, loud) => importCases(foja, loud));

/** Row 19: the same while `npm run seed:large` loads 2,000 cases into the running Foja. */
export const loadRows = (): Promise<Row[]> => withFoja("seed", async (foja) => seedCases(foja));

type Work = (foja: Runtime, loud: Tenant) => Promise<void>;

async function withFoja(kind: "import" | "seed", work: Work): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bench-"));
  process.env.WRITES_BURST = "100000";
  const foja = await createRuntime({ dataDir, seed: true });
  try {
    const neighbours: Tenant[] = [];
    for (let n = 0; n < NEIGHBOURS; n += 1) neighbours.push(await newTenant());
    const loud = await newTenant({ plan: "premium" });
    await loud.as(() => Plans.lift(loud.userId, "premium", { folders: CASES, contacts: CASES }));
    return rows(kind, await during(foja, neighbours, () => work(foja, loud)));
  } finally {
    await foja.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function importCases({ url }: Runtime, tenant: Tenant): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await call(url, tenant, `/api/folders/imports${path}`, { method, body });
    if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { import: { _id: string; status: string; saved: number } };
  };
  const { _id } = (await ask("POST", "", { total: CASES })).import;
  for (let from = 0; from < CASES; from += ROWS) {
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      folderName: `Importada ${from + n} c/ Aseguradora del Sur S.A. s/ despido`,
    }));
    await ask("PUT", `/${_id}/rows`, { from, rows });
  }
  await ask("POST", `/${_id}/start`);
  for (;;) {
    const { status, saved } = (await ask("GET", `/${_id}`)).import;
    if (status === "done" && saved !== CASES) throw new Error(`import: ${saved} cases`);
    if (status === "done") return;
    await pause(LOOK_MS);
  }
}

async function seedCases({ dataDir }: Runtime): Promise<void> {
  const script = ["tests/practice/seed-large.ts", "--folders", String(CASES)];
  const child = spawn(process.execPath, ["--import", "tsx", ...script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, FOJA_DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`seed:large ended with ${code}.`);
}

type Measured = { seconds: number; derived: number; waits: Waits; load: number };

async function during(foja: Runtime, neighbours: Tenant[], work: () => Promise<void>) {
  const waits: Waits = { letter: [], search: [], alert: [] };
  const startedAt = performance.now();
  const since = () => (performance.now() - startedAt) / 1000;
  let end = Number.POSITIVE_INFINITY;
  let round = 0;
  const asking: Promise<void>[] = [];
  const asks = (async () => {
    for (; performance.now() < end; round += 1) {
      const next = () => neighbours[round % neighbours.length] as Tenant;
      const asked = ask(foja, next(), round, waits);
      asked.catch(() => {});
      asking.push(asked);
      await pause(EVERY_MS);
    }
  })();
  asks.catch(() => {});
  await work();
  const seconds = since();
  end = performance.now() + AFTER_MS;
  const derived = foja.settle().then(since);
  await asks;
  await Promise.all(asking);
  const [load = 0] = loadavg();
  return { seconds, derived: await derived, waits, load } satisfies Measured;
}

/** Everything that one neighbour waits for; its meeting is so near that its alert is due. */
async function ask(foja: Runtime, tenant: Tenant, round: number, waits: Waits): Promise<void> {
  const { url } = foja;
  const title = `Apelar la resolución ${round}`;
  const [start, end] = [30, 60].map((minutes) => new Date(Date.now() + minutes * 60_000));
  const made = await call(url, tenant, "/api/events", {
    body: { title, type: "reunion", start, end },
  });
  if (made.status !== 201) throw new Error(`a neighbour's meeting: ${await made.text()}`);
  const shows = (path: string, text: string) => async () =>
    (await (await call(url, tenant, path)).text()).includes(text);
  const found = shows(`/api/search?q=${encodeURIComponent(title)}`, `${title}"`);
  const alerted = shows(`/api/alert/useralerts/${tenant.userId}`, `${title}: `);
  await Promise.all([
    letter(foja, waits),
    until(found).then((seconds) => waits.search.push(seconds)),
    until(alerted).then((seconds) => waits.alert.push(seconds)),
  ]);
}

/** Asks for a letter to a practice of its own: an address gets three in an hour. */
async function letter({ url, inbox }: Runtime, waits: Waits): Promise<void> {
  const { email } = await newTenant();
  const asked = await fetch(`${url}/api/auth/reset-request`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email }),
  });
  if (asked.status >= 300) throw new Error(`a letter: ${asked.status} ${await asked.text()}`);
  waits.letter.push(await until(async () => inbox.heads().some(({ to }) => to === email)));
}

/** The seconds until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  const since = () => (performance.now() - startedAt) / 1000;
  while (!(await isSo()) && since() < MOST_S) await pause(LOOK_MS);
  return since();
}

type Sent = { method?: string; body?: object };

const call = (url: string, { token }: Tenant, path: string, { method, body }: Sent = {}) =>
  fetch(`${url}${path}`, {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    body: body && JSON.stringify(body),
  });

function rows(kind: string, { seconds, derived, waits, load }: Measured): Row[] {
  const what = `${kind} of ${CASES} cases in ${seconds.toFixed(1)} s, load ${load.toFixed(1)}`;
  const row = (name: string, value: number, most: number): Row => ({
    number: kind === "import" ? 18 : 19,
    what: `${name}: ${what}`,
    value,
    target: `≤ ${most}`,
    holds: (measured) => measured <= most,
  });
  const all = Object.entries(waits).flatMap(([name, times]) => [
    row(`others' ${name} (s), median of ${times.length}`, median(times), 2),
    row(`others' ${name} (s), worst`, Math.max(...times), 5),
  ]);
  return [...all, row("everything derived (s)", derived, 120)];
}
