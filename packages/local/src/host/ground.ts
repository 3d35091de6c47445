import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, type DatabaseOptions, startDatabase } from "../aws/dynamo/start";
import { createTable } from "../aws/dynamo/table";
import { claimDataDir, openDataDir } from "./data-dir";
import { listen, type UpgradeListener } from "./server";

/** Stops a part of the runtime. */
export type Closer = () => unknown;

/** What the parts of a runtime stand on. */
export type Ground = {
  port: number;
  /** The port that people open: `port`, unless another server stands in front. */
  frontPort: number;
  dataDir: string;
  database: Database;
  tableName: string;
};

/** Claims the data folder; without one, a temporary folder that is deleted at the end. */
export async function takeDataDir(asked: string | undefined, closers: Closer[]): Promise<string> {
  const dataDir = asked ?? mkdtempSync(join(tmpdir(), "foja-"));
  if (asked === undefined) closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  openDataDir(dataDir);
  await claimDataDir(dataDir);
  return dataDir;
}

/** The listeners of the port: for requests, and for requests that open a socket. */
export type Listeners = { request: RequestListener; upgrade: UpgradeListener };
export type Front = { port: number; open(listeners: Listeners): void };

/** Listens on the port at once, so that a busy port fails first; requests wait for `open`. */
export async function openFront(port: number, closers: Closer[]): Promise<Front> {
  const { promise: opened, resolve: open } = withResolvers<Listeners>();
  let listeners: Listeners | undefined;
  const front = await listen(
    port,
    (request, response) => {
      if (listeners) listeners.request(request, response);
      else void opened.then((ready) => ready.request(request, response));
    },
    (...socket) => void opened.then((ready) => ready.upgrade(...socket)),
  );
  closers.push(front.close);
  return {
    port: front.port,
    open: (ready) => {
      listeners = ready;
      open(ready);
    },
  };
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Starts the database, with its files in the data folder, and creates the table. */
export async function takeDatabase(
  asked: Omit<DatabaseOptions, "dataDir">,
  dataDir: string,
  tableName: string,
  closers: Closer[],
): Promise<Database> {
  const database = await startDatabase({ ...asked, dataDir: join(dataDir, "database") });
  closers.push(database.stop);
  await createTable(database.endpoint, tableName);
  return database;
}
