import { join } from "node:path";
import * as product from "@foja/functions/triggers";
import type { Database } from "../dynamo/start";
import { createGoogle } from "../google/google";
import { loadHandler } from "../handlers";
import { openInbox } from "../mail/inbox";
import { createSes } from "../mail/ses";
import type { RuntimeOptions } from "../runtime";
import { startSchedules } from "../schedules";
import { startPump } from "../stream-pump";
import type { Closer } from "./ground";

const API = "packages/functions/src/api/handler.handler";

type Ground = { port: number; dataDir: string; database: Database; tableName: string };

export type Parts = Awaited<ReturnType<typeof startParts>>;

/** What stands around the functions: mail, Google, the clock, the stream, and the API itself. */
export async function startParts(options: RuntimeOptions, ground: Ground, closers: Closer[]) {
  const { dataDir, database, tableName, port } = ground;
  const { schedules: jobs, streams } = options.triggers ?? product;
  const load = options.load ?? loadHandler;
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const inbox = openInbox(join(dataDir, "inbox.jsonl"));
  const google = await createGoogle(dataDir, origins);
  const schedules = startSchedules({ triggers: jobs, load, path: join(dataDir, "jobs.json") });
  closers.push(schedules.stop);
  const pump = await startPump({
    endpoint: database.endpoint,
    tableName,
    dataDir,
    triggers: streams,
    load,
    backoff: options.backoff,
  });
  closers.push(pump.stop);
  return { inbox, ses: createSes(inbox), google, schedules, pump, origins, api: await load(API) };
}
