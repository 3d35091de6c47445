import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, type DatabaseOptions, startDatabase } from "../aws/dynamo/start";
import { createTable } from "../aws/dynamo/table";
import { claimDataDir, openDataDir } from "./data-dir";
import { listen, type UpgradeListener } from "./server";

/** Ends a part of the runtime. */
export type Closer = () => unknown;

/** The folder that was asked for, or one of its own that goes away at the end. */
export async function takeDataDir(asked: string | undefined, closers: Closer[]): Promise<string> {
  const dataDir = asked ?? mkdtempSync(join(tmpdir(), "foja-"));
  if (asked === undefined) closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  openDataDir(dataDir);
  await claimDataDir(dataDir);
  return dataDir;
}

/** Who answers at the port: requests, and those that open a socket. */
export type Listeners = { request: RequestListener; upgrade: UpgradeListener };
export type Front = { port: number; open(listeners: Listeners): void };

/** Takes the port at once, so that a busy one is told first; requests wait until it is opened. */
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

/** A database with the table in it. */
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
