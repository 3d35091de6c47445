import { join } from "node:path";
import * as product from "@foja/functions/triggers";
import { openBus } from "../aws/bus/bus";
import type { Database } from "../aws/dynamo/start";
import { startUpkeep } from "../aws/dynamo/upkeep";
import { openObjects } from "../aws/files/objects";
import { FILES_BUCKET } from "../aws/files/place";
import { createS3 } from "../aws/files/s3";
import { loadHandler } from "../aws/handlers";
import { createKms } from "../aws/kms/kms";
import type { LoadHandler } from "../aws/lambda";
import { openInbox } from "../aws/mail/inbox";
import { createSes } from "../aws/mail/ses";
import { withDeadLetters } from "../aws/queue/dead-letter-queues";
import { openQueue } from "../aws/queue/queue";
import { startSchedules } from "../aws/schedules/schedules";
import { SocketGateway } from "../aws/sockets/gateway";
import { type Pump, startPump } from "../aws/streams/stream-pump";
import { createBcra } from "../vendors/bcra/bcra";
import { createCourt } from "../vendors/court/court";
import { createGoogle } from "../vendors/google/google";
import { createPush } from "../vendors/push/push";
import { createStripe, postTo } from "../vendors/stripe/stripe";
import { EVENT_BUS, GUARD_QUEUE, LOCAL_CREDENTIALS } from "./environment";
import type { Closer } from "./ground";
import type { RuntimeOptions } from "./options";

const API = "packages/functions/src/api/handler.handler";

type Ground = { port: number; dataDir: string; database: Database; tableName: string };

export type Parts = Awaited<ReturnType<typeof startParts>>;

/** Starts the stand-ins of AWS and of vendors, the schedules and the stream, and loads the API. */
export async function startParts(options: RuntimeOptions, ground: Ground, closers: Closer[]) {
  const { dataDir, database, tableName, port } = ground;
  const { schedules: jobs, streams, reactions = [] } = options.triggers ?? product;
  const load = options.load ?? loadHandler;
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const inbox = openInbox(join(dataDir, "inbox.jsonl"));
  const objects = openObjects(join(dataDir, "files"));
  const s3 = createS3(objects, { bucket: FILES_BUCKET, credentials: LOCAL_CREDENTIALS, origins });
  const google = await createGoogle(dataDir, origins);
  const schedules = startSchedules({ triggers: jobs, load, path: join(dataDir, "jobs.json") });
  closers.push(schedules.stop);
  const bus = openBus({ name: EVENT_BUS, reactions, load, dataDir, backoff: options.backoff });
  closers.push(bus.stop);
  const pump = await startPump({
    endpoint: database.endpoint,
    tableName,
    dataDir,
    triggers: streams,
    load,
    backoff: options.backoff,
  });
  closers.push(pump.stop);
  keepUp(database, tableName, pump, closers);
  const sockets = await startSockets(options, load, pump.poke, closers);
  const vendors = {
    bcra: createBcra(dataDir),
    court: createCourt(dataDir),
    push: createPush(`http://127.0.0.1:${port}/_local/push`),
    stripe: startStripe(dataDir, port, closers),
  };
  const kms = createKms(join(dataDir, "kms-key"));
  const standIns = { inbox, kms, ses: createSes(inbox), google, s3, objects, ...vendors };
  const names = [...streams, ...reactions, ...jobs, product.socketGuard].map(({ name }) => name);
  const sqs = withDeadLetters(sockets.queue.app, names, () => [
    ...pump.deadLetters().map(({ consumer: trigger, at }) => ({ trigger, at })),
    ...bus.lost().map(({ reaction: trigger, at }) => ({ trigger, at })),
    ...sockets.queue.dead().map(({ at }) => ({ trigger: product.socketGuard.name, at })),
  ]);
  return { ...standIns, ...sockets, sqs, schedules, pump, bus, origins, api: await load(API) };
}

/** Starts Stripe, which has the keys of the functions' environment and posts to their webhook. */
function startStripe(dataDir: string, port: number, closers: Closer[]) {
  const stripe = createStripe({
    dataDir,
    key: process.env.STRIPE_SECRET_KEY ?? "",
    webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? "",
    target: postTo(`http://127.0.0.1:${port}/api/webhooks/stripe`),
    pages: `http://localhost:${port}/_local/stripe`,
  });
  closers.push(stripe.stop);
  return stripe;
}

/** Starts the upkeep of this runtime's own database; an external one is its owner's business. */
function keepUp(
  { kind, endpoint, file }: Database,
  tableName: string,
  { passed, poke }: Pump,
  closers: Closer[],
): void {
  if (kind === "external") return;
  closers.push(startUpkeep({ endpoint, file, tableName, passed, onRemoved: poke }).stop);
}

/** Starts the WebSocket gateway, and the queue that checks silent sockets again. */
async function startSockets(
  { sockets: { delay, ...limits } = {} }: RuntimeOptions,
  load: LoadHandler,
  onEvent: () => void,
  closers: Closer[],
) {
  const handler = await load(product.sockets.handler);
  const gateway = new SocketGateway({ handler, function: product.sockets, limits, onEvent });
  const queue = openQueue({ name: GUARD_QUEUE, consumer: product.socketGuard, load, delay });
  closers.push(() => gateway.stop(), queue.stop);
  return { sockets: gateway, queue };
}
