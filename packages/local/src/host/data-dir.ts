import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readIfThere, readJson, writeJson } from "../support/files";
import { StartError } from "../support/start-error";

export type Instance = { pid: number; url: string; databaseEndpoint: string; tableName: string };

/** Creates the data folder. Throws StartError when it cannot be written. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`The data folder ${dataDir} (FOJA_DATA_DIR) cannot be written.`);
  }
}

const fileOf = (dataDir: string) => join(dataDir, "instance.json");

/** The instance that uses a data folder now; undefined when none does. */
export async function findInstance(dataDir: string): Promise<Instance | undefined> {
  if (readIfThere(fileOf(dataDir)) === undefined) return undefined;
  const noted = readJson<Instance>(fileOf(dataDir), {
    pid: 0,
    url: "",
    databaseEndpoint: "",
    tableName: "",
  });
  // The pid alone proves nothing, as another program may have it now: ask the address itself.
  const { pid } = await ask(`${noted.url}/_local/instance`);
  return pid === noted.pid ? noted : undefined;
}

async function ask(url: string): Promise<{ pid?: number }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) });
    return (await answer.json()) as { pid?: number };
  } catch {
    return {};
  }
}

/** Throws StartError when another instance uses the folder: two databases on a file lose writes. */
export async function claimDataDir(dataDir: string): Promise<void> {
  const other = await findInstance(dataDir);
  if (!other) return;
  const problem = `The data folder ${dataDir} is in use by the Foja at ${other.url}`;
  throw new StartError(`${problem}: choose another with FOJA_DATA_DIR.`);
}

export function noteInstance(dataDir: string, instance: Instance): void {
  writeJson(fileOf(dataDir), instance);
}

export function forgetInstance(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}
