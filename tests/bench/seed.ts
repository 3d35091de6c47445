import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@foja/local/support/free-port";
import type { Row } from "./row";

const ROOT = join(import.meta.dirname, "../..");
const LOAD = ["tests/practice/seed-large.ts", "--email", "demo@foja.ar", "--folders", "2000"];

/** Rows 14 and 15: seconds of `npm run seed:large -- --folders 2000`, on a Foja that is stopped and that runs. */
export async function seedRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "foja-bench-"));
  const variables = { FOJA_DATA_DIR: dataDir, PORT: String(await freePort()), FOJA_WEB: "0" };
  const children: ChildProcess[] = [];
  const run = (...args: string[]) => {
    const child = start(args, variables);
    children.push(child);
    return child;
  };
  try {
    // The first start creates the account of the sample practice.
    await stop(await ready(run("packages/local/src/host/main.ts")));
    const stopped = await secondsOf(run(...LOAD));
    const foja = await ready(run("packages/local/src/host/main.ts"));
    const running = await secondsOf(run(...LOAD));
    await stop(foja);
    return [row(14, "stopped", stopped), row(15, "running", running)];
  } finally {
    for (const child of children) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const row = (number: number, state: string, value: number): Row => ({
  number,
  what: `seconds to load 2,000 cases into a Foja that is ${state}`,
  value,
  target: "≤ 60",
  holds: (seconds) => seconds <= 60,
});

function start(args: string[], variables: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function ready(foja: ChildProcess): Promise<ChildProcess> {
  if (!foja.stdout) throw new Error("Foja has no output.");
  const lines = createInterface(foja.stdout);
  for await (const line of lines) {
    if (line.startsWith("Foja is ready")) break;
  }
  foja.stdout.resume();
  return foja;
}

async function stop(foja: ChildProcess): Promise<void> {
  const ended = once(foja, "exit");
  foja.kill("SIGTERM");
  await ended;
}

async function secondsOf(child: ChildProcess): Promise<number> {
  const startedAt = performance.now();
  child.stdout?.resume();
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`seed:large ended with ${code}.`);
  return (performance.now() - startedAt) / 1000;
}
