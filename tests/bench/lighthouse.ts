import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { foundPaths } from "@foja/functions/edge/public-paths";
import { createRuntime } from "@foja/local/host/runtime";
import { buildWeb } from "@foja/local/host/web-build";
import { seedRates } from "@foja/local/seed/rates";
import { startBrowser } from "../e2e/browser";
import type { Row } from "./row";

/** The part of Lighthouse's result that is read here. */
type Result = {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { id: string; score: number | null; displayValue?: string }>;
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
  };
};
type Lighthouse = (url: string, options: object) => Promise<Result | undefined>;

const TOOLS = join(import.meta.dirname, "tools");
const INSTALL = ["install", "--no-package-lock", "--workspaces=false"];

/** Lighthouse, which is installed the first time: with it, `npm ci` would weigh 130 MB more. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = join(TOOLS, "node_modules/lighthouse");
  if (!existsSync(folder)) execFileSync("npm", INSTALL, { cwd: TOOLS });
  const module: { default: Lighthouse } = await import(
    pathToFileURL(join(folder, "core/index.js")).href
  );
  return module.default;
}

/** The least score of each page, of 100, on a mid-range phone with a slow network. */
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

/** A single run on a shared machine is unreliable: the median of several is used. */
const RUNS = 3;

/** Lighthouse's four scores of each page listed for search engines. `PAGES=/,/faq` selects some. */
export async function lighthouseRows(): Promise<Row[]> {
  const foja = await createRuntime({ web: () => buildWeb(console.info) });
  await seedRates();
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  const asked = process.env.PAGES?.split(",") ?? foundPaths;
  const rows: Row[] = [];
  for (const path of asked) rows.push(...(await rowsOf(path, `${foja.url}${path}`, port)));
  await browser.close();
  await foja.stop();
  return rows;
}

async function rowsOf(path: string, url: string, port: number): Promise<Row[]> {
  const runs: Record<Category, number>[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await figuresOf(url, port));
  return CATEGORIES.map((category) => ({
    number: 14,
    what: `Lighthouse, ${category}: ${path}`,
    value: middle(runs.map((run) => run[category])),
    target: `≥ ${LEAST[category]}`,
    holds: (value) => value >= LEAST[category],
  }));
}

async function figuresOf(url: string, port: number): Promise<Record<Category, number>> {
  const lighthouse = await loadLighthouse();
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, environment, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const lost = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  console.info(
    url,
    `machine ${environment.benchmarkIndex};`,
    lost.map(({ id, displayValue = "" }) => `${id} ${displayValue}`).join("; "),
  );
  const figure = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  return Object.fromEntries(CATEGORIES.map((one) => [one, figure(one)])) as Record<
    Category,
    number
  >;
}

const middle = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A free port of this machine. */
const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
