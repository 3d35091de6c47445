import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "@foja/local/aws/handlers";
import { freePort } from "@foja/local/support/free-port";

export type Machine = {
  url: string;
  /** Runs a job as of an instant (ISO). Throws when the machine is dead. */
  run(job: string, now?: string): Promise<{ result?: Record<string, number> }>;
  /** Ends the process like a power cut, and waits until it is gone. */
  kill(): Promise<void>;
};

export type Ground = {
  endpoint: string;
  table: string;
  dataDir: string;
  /** Settings other than a machine's own. */
  more?: Record<string, string>;
};

/** Starts Foja in its own process, with a database and a folder that outlive it. */
export async function startMachine({ endpoint, table, dataDir, more }: Ground): Promise<Machine> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["--import", "tsx", "src/host/main.ts"], {
    cwd: join(ROOT, "packages/local"),
    env: {
      PATH: process.env.PATH,
      PORT: port,
      FOJA_WEB: "0",
      FOJA_SEED: "0",
      FOJA_DATA_DIR: dataDir,
      DYNAMODB_ENDPOINT: endpoint,
      TABLE_NAME: table,
      ...more,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await untilReady(child);
  const gone = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    run: (job, now) => runJob(`${url}/_local/jobs/${job}/run`, now),
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error("the machine has no output");
  for await (const line of createInterface(stdout)) {
    if (!line.startsWith("Foja is ready")) continue;
    // Its output is not read from here on: a full pipe would stop it.
    stdout.resume();
    return;
  }
  throw new Error("the machine ended before it was ready");
}

async function runJob(address: string, now: string | undefined) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify({ now }) });
  return (await response.json()) as { result?: Record<string, number> };
}
