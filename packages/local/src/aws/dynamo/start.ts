import { mkdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../support/free-port";
import { StartError } from "../../support/start-error";
import { indexStream } from "./dynoxide-file";
import { type Guarded, spawnGuarded } from "./guarded";
import { availableDatabases, type DatabaseKind, dynoxideFile, programOf } from "./programs";

export { availableDatabases, type DatabaseKind } from "./programs";

export type Database = {
  kind: DatabaseKind | "external";
  endpoint: string;
  /** The SQLite file of a dynoxide that keeps one. */
  file?: string;
  /** The database's own process; 0 for one that was already running. */
  pid: number;
  /** Settles when the database ended, by `stop` or by itself. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export type DatabaseOptions = {
  /** Which one to start; without it, the first this machine can run. */
  kind?: DatabaseKind;
  /** Where it keeps its files; without it, it keeps everything in memory. */
  dataDir?: string;
  /** The address of a database that already runs; nothing is started then. */
  endpoint?: string;
};

const MISSING =
  "No hay una base de datos para usar: instalá Java 17 o posterior, o poné en DYNAMODB_ENDPOINT " +
  "la dirección de una DynamoDB.";

/** Starts a database and waits until it answers. It ends with this process. */
export async function startDatabase(options: DatabaseOptions = {}): Promise<Database> {
  if (options.endpoint !== undefined) return external(options.endpoint);
  const kind = options.kind ?? availableDatabases()[0];
  if (!kind) throw new StartError(MISSING);
  if (options.dataDir !== undefined) mkdirSync(options.dataDir, { recursive: true });
  return launch(kind, options.dataDir, 3);
}

async function external(endpoint: string): Promise<Database> {
  if (!(await answers(endpoint))) {
    throw new StartError(`No responde ninguna base de datos en ${endpoint} (DYNAMODB_ENDPOINT).`);
  }
  const never = new Promise<void>(() => {});
  return { kind: "external", endpoint, pid: 0, exited: never, stop: async () => {} };
}

/** Another process may take the free port before the database does: then once more. */
async function launch(kind: DatabaseKind, dataDir: string | undefined, tries: number) {
  const port = await freePort();
  const program = programOf(kind, { port, dataDir });
  if (!program) throw new StartError(MISSING);
  const guarded = await spawnGuarded(program.command, program.args);
  const endpoint = `http://127.0.0.1:${port}`;
  if (await ready(endpoint, guarded)) {
    const file = indexedFile(kind, dataDir);
    return { ...running(kind, endpoint, guarded), file };
  }
  await guarded.stop();
  if (tries > 1) return launch(kind, dataDir, tries - 1);
  throw new StartError(`La base de datos no arrancó: ${guarded.complaint() || "sin detalles"}.`);
}

function running(kind: DatabaseKind, endpoint: string, guarded: Guarded): Database {
  return { kind, endpoint, pid: guarded.pid, exited: guarded.exited, stop: guarded.stop };
}

/** The file of a dynoxide that has just made its tables there, with the index they lack. */
function indexedFile(kind: DatabaseKind, dataDir: string | undefined) {
  if (kind !== "dynoxide" || dataDir === undefined) return undefined;
  const file = dynoxideFile(dataDir);
  indexStream(file);
  return file;
}

const START_LIMIT_MS = 30_000;

/** Asks until it answers; gives up when the program has ended or takes too long. */
async function ready(endpoint: string, guarded: Guarded): Promise<boolean> {
  let ended = false;
  void guarded.exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < deadline) {
    if (await answers(endpoint)) return true;
    await pause(15);
  }
  return false;
}

/** Any HTTP answer will do, even a refusal: somebody is there. */
async function answers(endpoint: string): Promise<boolean> {
  try {
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
