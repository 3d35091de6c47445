import { asSystem } from "@foja/core/kernel/actor";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { Tax } from "@foja/core/money/tax";
import type { Database } from "../aws/dynamo/start";
import type { Inbox } from "../aws/mail/inbox";
import type { SesFault } from "../aws/mail/ses";
import { enforceRoles } from "../aws/roles";
import type { JobRun } from "../aws/schedules/runs";
import type { JobInput } from "../aws/schedules/schedules";
import type { DeadLetter } from "../aws/streams/dead-letters";
import { seedDocuments } from "../seed/documents";
import { seedRates } from "../seed/rates";
import { seed } from "../seed/seed";
import { ADMIN, DEMO } from "../seed/users";
import type { TokenRequest } from "../vendors/google/google";
import { forgetInstance, noteInstance } from "./data-dir";
import { applyEnvironment, buildEnvironment } from "./environment";
import { type Closer, type Ground, openFront, takeDatabase, takeDataDir } from "./ground";
import { createListener, createUpgradeListener } from "./http";
import type { RuntimeOptions } from "./options";
import { type Parts, startParts } from "./parts";
import { openSite } from "./static";
import { createTools } from "./tools";

export type Runtime = {
  url: string;
  port: number;
  dataDir: string;
  database: Database;
  tableName: string;
  inbox: Inbox;
  /** Resolves when every change so far, and all its consequences, have been handled. */
  settle(): Promise<void>;
  runJob(name: string, input?: JobInput): Promise<JobRun | undefined>;
  googleToken(request: TokenRequest): Promise<string>;
  failMail(fault: SesFault): void;
  deadLetters(): DeadLetter[];
  /** Where letters to the practice are taken in by SMTP. */
  mailIn: { port: number; domain: string };
  /** The number of open sockets. */
  openSockets(): number;
  stop(): Promise<void>;
};

/**
 * Starts Foja in this process. The functions read `process.env`, so a process can hold one runtime
 * at a time.
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

/** Starts the parts in the order of their dependencies; each adds to `closers` how to stop it. */
async function start(options: RuntimeOptions, closers: Closer[]): Promise<Omit<Runtime, "stop">> {
  closers.push(enforceRoles());
  const tableName = options.tableName ?? "foja-local";
  const dataDir = await takeDataDir(options.dataDir, closers);
  const front = await openFront(options.port ?? 0, closers);
  const web = options.web?.();
  // The build may fail before it is awaited below: that is no unhandled rejection.
  web?.catch(() => {});
  const database = await takeDatabase(options.database ?? {}, dataDir, tableName, closers);
  const frontPort = options.frontPort ?? front.port;
  const ground = { port: front.port, frontPort, dataDir, database, tableName };
  enterEnvironment(ground);
  const parts = await startParts(options, ground, closers);
  const seeded = options.seed ? await seed() : undefined;
  if (options.series) await seedRates();
  const instance = describe(ground);
  front.open({
    request: listenerOf(parts, instance, options.seed ?? false, await web),
    upgrade: createUpgradeListener(parts.sockets),
  });
  // The bucket is behind the front.
  if (seeded) await seedDocuments(seeded);
  // The queue that asks ARCA is in memory: what a killed process held is asked about at once.
  if (!options.triggers) await asSystem("start", () => Tax.resume());
  noteInstance(dataDir, instance);
  closers.push(() => forgetInstance(dataDir));
  return { ...ground, url: instance.url, ...surface(parts) };
}

function enterEnvironment({ database, ...ground }: Ground): void {
  applyEnvironment(buildEnvironment({ ...ground, databaseEndpoint: database.endpoint }));
  // Each of these cached the old environment.
  resetEnv();
  resetClient();
  resetSecrets();
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
    calendar: parts.google.calendar,
    stripe: parts.stripe.api,
    site: root === undefined ? undefined : openSite(root, instance.url),
    origins: parts.origins,
    onCall: parts.pump.poke,
  });
}

function surface({ inbox, mailIn, pump, bus, schedules, google, ses, sockets, stripe }: Parts) {
  return {
    inbox,
    settle: async () => {
      do {
        await mailIn.settle();
        await stripe.settle();
        await pump.settle();
      } while ((await bus.settle()) + (await google.hooks.settle()) > 0);
    },
    runJob: (name: string, input: JobInput = {}) => schedules.run(name, input),
    googleToken: google.token,
    failMail: ses.failNext,
    deadLetters: pump.deadLetters,
    openSockets: () => sockets.count,
    mailIn: { port: mailIn.port, domain: mailIn.domain },
  };
}
