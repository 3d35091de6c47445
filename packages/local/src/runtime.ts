import { resetClient } from "@foja/core/dynamo";
import { resetEnv } from "@foja/core/env";
import type { Reaction, Schedule, Stream } from "@foja/functions/triggers";
import { forgetInstance, noteInstance } from "./data-dir";
import type { Database, DatabaseOptions } from "./dynamo/start";
import { applyEnvironment, buildEnvironment } from "./environment";
import type { TokenRequest } from "./google/google";
import { createListener, createUpgradeListener } from "./http";
import type { LoadHandler } from "./lambda";
import type { Inbox } from "./mail/inbox";
import type { SesFault } from "./mail/ses";
import type { QueueOptions } from "./queue/queue";
import { type Closer, openFront, takeDatabase, takeDataDir } from "./runtime/ground";
import { type Parts, startParts } from "./runtime/parts";
import type { JobInput, JobRun } from "./schedules";
import { seed } from "./seed";
import { seedRates } from "./seed/rates";
import { ADMIN, DEMO } from "./seed/users";
import type { SocketLimits } from "./sockets/gateway";
import { openSite } from "./static";
import type { PumpOptions } from "./stream-pump";
import type { DeadLetter } from "./streams/dead-letters";
import { createTools } from "./tools";

export type RuntimeOptions = {
  /** 0, as by default, takes a free one. */
  port?: number;
  /** Where everything is kept; without it, a temporary folder that goes away at the end. */
  dataDir?: string;
  /** The database to start, or the endpoint of one; it keeps its files in `dataDir`. */
  database?: Omit<DatabaseOptions, "dataDir"> & { inMemory?: boolean };
  tableName?: string;
  seed?: boolean;
  /** Whether the official series of rates are put there: they belong to no practice. */
  series?: boolean;
  /** Gives the folder of the built web app; left out, no web app is served. */
  web?: () => Promise<string | undefined>;
  /** Other triggers and functions than the product's own. */
  triggers?: { schedules: Schedule[]; streams: Stream[]; reactions?: Reaction[] };
  load?: LoadHandler;
  backoff?: PumpOptions["backoff"];
  /** Other limits than API Gateway's, and how long the guard's seconds take: for tests. */
  sockets?: SocketLimits & Pick<QueueOptions, "delay">;
};

export type Runtime = {
  url: string;
  port: number;
  dataDir: string;
  database: Database;
  tableName: string;
  inbox: Inbox;
  /** Resolves when every change written so far, and all that came of it, has been handled. */
  settle(): Promise<void>;
  runJob(name: string, input?: JobInput): Promise<JobRun | undefined>;
  googleToken(request: TokenRequest): Promise<string>;
  failMail(fault: SesFault): void;
  deadLetters(): DeadLetter[];
  /** How many sockets are open. */
  openSockets(): number;
  stop(): Promise<void>;
};

/**
 * Starts a whole Foja in this process. The functions read `process.env`, so one process holds one
 * runtime at a time.
 */
export async function createRuntime(options: RuntimeOptions = {}): Promise<Runtime> {
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await start(options, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Each part is started after what it needs, and leaves in `closers` how to end it. */
async function start(options: RuntimeOptions, closers: Closer[]): Promise<Omit<Runtime, "stop">> {
  const tableName = options.tableName ?? "foja-local";
  const dataDir = await takeDataDir(options.dataDir, closers);
  const front = await openFront(options.port ?? 0, closers);
  const web = options.web?.();
  // A build may fail while the database starts: it is told below, where it is awaited.
  web?.catch(() => {});
  const database = await takeDatabase(options.database ?? {}, dataDir, tableName, closers);
  const ground = { port: front.port, dataDir, database, tableName };
  enterEnvironment(ground);
  const parts = await startParts(options, ground, closers);
  if (options.seed) await seed();
  if (options.series) await seedRates();
  const instance = describe(ground);
  front.open({
    request: listenerOf(parts, instance, options.seed ?? false, await web),
    upgrade: createUpgradeListener(parts.sockets),
  });
  noteInstance(dataDir, instance);
  closers.push(() => forgetInstance(dataDir));
  return { ...ground, url: instance.url, ...surface(parts) };
}

type Ground = { port: number; dataDir: string; database: Database; tableName: string };

function enterEnvironment({ database, ...ground }: Ground): void {
  applyEnvironment(buildEnvironment({ ...ground, databaseEndpoint: database.endpoint }));
  // Whoever read the environment before read another one.
  resetEnv();
  resetClient();
}

function describe({ port, database, tableName }: Ground) {
  const url = `http://localhost:${port}`;
  return { pid: process.pid, url, databaseEndpoint: database.endpoint, tableName };
}

function listenerOf(
  parts: Parts,
  instance: ReturnType<typeof describe>,
  seeded: boolean,
  root: string | undefined,
) {
  const tools = createTools({
    ...parts,
    deadLetters: parts.pump.deadLetters,
    instance: () => instance,
    logins: seeded ? [DEMO, ADMIN] : [],
  });
  return createListener({
    api: parts.api,
    tools,
    site: root === undefined ? undefined : openSite(root, instance.url),
    origins: parts.origins,
    onCall: parts.pump.poke,
  });
}

function surface({ inbox, pump, bus, schedules, google, ses, sockets }: Parts) {
  return {
    inbox,
    settle: async () => {
      do await pump.settle();
      while (await bus.settle());
    },
    runJob: (name: string, input: JobInput = {}) => schedules.run(name, input),
    googleToken: google.token,
    failMail: ses.failNext,
    deadLetters: pump.deadLetters,
    openSockets: () => sockets.count,
  };
}
