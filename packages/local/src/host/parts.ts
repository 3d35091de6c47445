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
import { gate } from "../aws/mail/gate";
import { openInbox } from "../aws/mail/inbox";
import { openPublisher } from "../aws/mail/publisher";
import { openReceiver } from "../aws/mail/receiver";
import { createSes } from "../aws/mail/ses";
import { withDeadLetters } from "../aws/queue/dead-letter-queues";
import { joinQueues, openQueue } from "../aws/queue/queue";
import { startSchedules } from "../aws/schedules/schedules";
import { SocketGateway } from "../aws/sockets/gateway";
import { type Pump, startPump } from "../aws/streams/stream-pump";
import { createArca } from "../vendors/arca/arca";
import { createBcra } from "../vendors/bcra/bcra";
import { createCourt } from "../vendors/court/court";
import { createGoogle } from "../vendors/google/google";
import { createPush } from "../vendors/push/push";
import { createStripe, postTo } from "../vendors/stripe/stripe";
import { createWhatsapp } from "../vendors/whatsapp/whatsapp";
import {
  CAMPAIGNS_QUEUE,
  CAMPAIGNS_SET,
  EVENT_BUS,
  GUARD_QUEUE,
  LOCAL_CREDENTIALS,
  MAIL_IN_DOMAIN,
  TAX_QUEUE,
} from "./environment";
import type { Closer, Ground } from "./ground";
import type { RuntimeOptions } from "./options";

const API = "packages/functions/src/api/handler.handler";

export type Parts = Awaited<ReturnType<typeof startParts>>;

/** Starts the stand-ins of AWS and of vendors, the schedules and the stream, and loads the API. */
export async function startParts(options: RuntimeOptions, ground: Ground, closers: Closer[]) {
  const { dataDir, database, tableName, port, frontPort } = ground;
  const { schedules: jobs, streams, reactions = [] } = options.triggers ?? product;
  const load = options.load ?? loadHandler;
  const origins = [frontPort, port].flatMap((one) => [
    `http://localhost:${one}`,
    `http://127.0.0.1:${one}`,
  ]);
  const inbox = openInbox(join(dataDir, "inbox.jsonl"));
  const objects = openObjects(join(dataDir, "files"));
  const s3 = createS3(objects, { bucket: FILES_BUCKET, credentials: LOCAL_CREDENTIALS, origins });
  const google = await createGoogle(dataDir, origins);
  const schedules = startSchedules({ triggers: jobs, load, path: join(dataDir, "jobs.json") });
  closers.push(schedules.stop);
  const heard = options.triggers ? reactions : [...reactions, product.mailEvents];
  const bus = openBus({
    name: EVENT_BUS,
    reactions: heard,
    load,
    dataDir,
    backoff: options.backoff,
  });
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
    arca: await createArca(dataDir),
    bcra: createBcra(dataDir),
    court: createCourt(dataDir),
    push: createPush(`http://127.0.0.1:${port}/_local/push`),
    stripe: startStripe(ground, closers),
    whatsapp: startWhatsapp(ground),
  };
  const kms = createKms(join(dataDir, "kms-key"));
  const ses = createSes(inbox, {
    publisher: openPublisher(inbox, join(dataDir, "mails-told.jsonl"), bus.put),
    clicks: { set: CAMPAIGNS_SET, base: `http://localhost:${frontPort}/_local/ses` },
  });
  const mailIn = await openReceiver({
    ...{ domain: MAIL_IN_DOMAIN, port: options.smtpPort, objects, load, gate },
    ...{ consumer: product.mailIn, folder: join(dataDir, "mail-in"), backoff: options.backoff },
  });
  closers.push(mailIn.stop);
  const standIns = { inbox, mailIn, kms, ses, google, s3, objects, ...vendors };
  const open = (name: string, consumer: Consumer) =>
    startQueue(name, consumer, options, load, closers);
  const tax = open(TAX_QUEUE, product.taxQueue);
  const campaigns = open(CAMPAIGNS_QUEUE, product.campaignsQueue);
  const queues = [
    ...[product.socketGuard, product.taxQueue, product.campaignsQueue, product.mailIn],
  ];
  const names = [...streams, ...heard, ...jobs, ...queues].map(({ name }) => name);
  const all = joinQueues({
    ...{ [GUARD_QUEUE]: sockets.queue, [TAX_QUEUE]: tax, [CAMPAIGNS_QUEUE]: campaigns },
  });
  const sqs = withDeadLetters(all, names, () => [
    ...pump.deadLetters().map(({ consumer: trigger, at }) => ({ trigger, at })),
    ...bus.lost().map(({ reaction: trigger, at }) => ({ trigger, at })),
    ...sockets.queue.dead().map(({ at }) => ({ trigger: product.socketGuard.name, at })),
    ...tax.dead().map(({ at }) => ({ trigger: product.taxQueue.name, at })),
    ...mailIn.dead().map(({ at }) => ({ trigger: product.mailIn.name, at })),
    ...campaigns.dead().map(({ at }) => ({ trigger: product.campaignsQueue.name, at })),
  ]);
  return { ...standIns, ...sockets, sqs, schedules, pump, bus, origins, api: await load(API) };
}

/** Starts WhatsApp, with the keys of the functions' environment and their webhook as target. */
const startWhatsapp = ({ port }: Ground) =>
  createWhatsapp({
    token: process.env.WHATSAPP_TOKEN ?? "",
    appSecret: process.env.WHATSAPP_APP_SECRET ?? "",
    target: (body, headers) =>
      fetch(`http://127.0.0.1:${port}/api/webhooks/whatsapp`, { method: "POST", headers, body }),
  });

/** Starts Stripe, with the keys of the functions' environment and their webhook as target. */
function startStripe({ dataDir, port, frontPort }: Ground, closers: Closer[]) {
  const stripe = createStripe({
    dataDir,
    key: process.env.STRIPE_SECRET_KEY ?? "",
    webhookSecret: process.env.STRIPE_WEBHOOK_SECRET ?? "",
    target: postTo(`http://127.0.0.1:${port}/api/webhooks/stripe`),
    pages: `http://localhost:${frontPort}/_local/stripe`,
  });
  closers.push(stripe.stop);
  return stripe;
}

/** Starts the upkeep of this runtime's own database; an external one is left to its owner. */
function keepUp(
  { kind, endpoint, file }: Database,
  tableName: string,
  { passed, poke }: Pump,
  closers: Closer[],
): void {
  if (kind === "external") return;
  closers.push(startUpkeep({ endpoint, file, tableName, passed, onRemoved: poke }).stop);
}

type Consumer = Parameters<typeof openQueue>[0]["consumer"];

/** Starts a work queue. A sweep enqueues again what it held when Foja stops. */
function startQueue(
  name: string,
  consumer: Consumer,
  { sockets: { delay } = {} }: RuntimeOptions,
  load: LoadHandler,
  closers: Closer[],
) {
  const queue = openQueue({ name, consumer, load, delay });
  closers.push(queue.stop);
  return queue;
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
