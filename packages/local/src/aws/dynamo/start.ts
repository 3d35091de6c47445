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
  /** The SQLite file, when the database is dynoxide and not in memory. */
  file?: string;
  /** The process of the database; 0 for one that was already running. */
  pid: number;
  /** Settles when the database has ended, by `stop` or by itself. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

export type DatabaseOptions = {
  /** The kind to start; without it, the first that this machine can run. */
  kind?: DatabaseKind;
  /** The folder for its files; without it, everything is in memory. */
  dataDir?: string;
  /** The address of a running database; then none is started. */
  endpoint?: string;
};

const MISSING =
  "There is no database to use: install Java 17 or later, or set DYNAMODB_ENDPOINT to the address " +
  "of a DynamoDB.";

/** Starts a database that ends with this process; resolves once it answers. Throws StartError. */
export async function startDatabase(options: DatabaseOptions = {}): Promise<Database> {
  if (options.endpoint !== undefined) return external(options.endpoint);
  const kind = options.kind ?? availableDatabases()[0];
  if (!kind) throw new StartError(MISSING);
  if (options.dataDir !== undefined) mkdirSync(options.dataDir, { recursive: true });
  return launch(kind, options.dataDir, 3);
}

async function external(endpoint: string): Promise<Database> {
  if (!(await answers(endpoint))) {
    throw new StartError(`No database answers at ${endpoint} (DYNAMODB_ENDPOINT).`);
  }
  const never = new Promise<void>(() => {});
  return { kind: "external", endpoint, pid: 0, exited: never, stop: async () => {} };
}

/** Tries several ports: another process may take a free one before the database does. */
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
  throw new StartError(
    `The database did not start: ${guarded.complaint() || "it gave no reason"}.`,
  );
}

function running(kind: DatabaseKind, endpoint: string, guarded: Guarded): Database {
  return { kind, endpoint, pid: guarded.pid, exited: guarded.exited, stop: guarded.stop };
}

/** The file of a running dynoxide, after adding the index that it lacks. */
function indexedFile(kind: DatabaseKind, dataDir: string | undefined) {
  if (kind !== "dynoxide" || dataDir === undefined) return undefined;
  const file = dynoxideFile(dataDir);
  indexStream(file);
  return file;
}

const START_LIMIT_MS = 30_000;

/** Whether the database answers before it ends or 30 seconds pass. */
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

/** Whether anything answers at an address, even with an error. */
async function answers(endpoint: string): Promise<boolean> {
  try {
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
