import { accessSync, constants, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readIfThere, readJson, writeJson } from "../support/files";
import { StartError } from "../support/start-error";

export type Instance = { pid: number; url: string; databaseEndpoint: string; tableName: string };

/** Makes the data folder and sees that it can be written. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`No se puede escribir en la carpeta de datos ${dataDir} (FOJA_DATA_DIR).`);
  }
}

const fileOf = (dataDir: string) => join(dataDir, "instance.json");

/** The instance that works on this folder now, if one does. */
export async function findInstance(dataDir: string): Promise<Instance | undefined> {
  if (readIfThere(fileOf(dataDir)) === undefined) return undefined;
  const noted = readJson<Instance>(fileOf(dataDir), {
    pid: 0,
    url: "",
    databaseEndpoint: "",
    tableName: "",
  });
  // A pid says little, another program may have it by now: ask whoever listens there.
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

/** Two databases on one file would lose each other's writes. */
export async function claimDataDir(dataDir: string): Promise<void> {
  const other = await findInstance(dataDir);
  if (!other) return;
  const where = `La carpeta de datos ${dataDir} ya la usa otra Foja, en ${other.url}`;
  throw new StartError(`${where}: elegí otra con FOJA_DATA_DIR.`);
}

export function noteInstance(dataDir: string, instance: Instance): void {
  writeJson(fileOf(dataDir), instance);
}

export function forgetInstance(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}
