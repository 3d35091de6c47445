import { createHash, randomUUID } from "node:crypto";
import type { SQSBatchResponse, SQSEvent } from "aws-lambda";
import { Hono } from "hono";
import * as z from "zod";
import { invoke, type LoadHandler } from "../lambda";

export type QueueOptions = {
  name: string;
  consumer: { name: string; handler: string; timeoutSeconds: number; maxReceives: number };
  load: LoadHandler;
  /** The ms that a number of seconds takes; tests shorten it. */
  delay?: (seconds: number) => number;
};

export type Queue = {
  /** The SQS API, as the SDK calls it. */
  app: Hono;
  /** The number of messages that wait or are being handled. */
  waiting(): number;
  /** The messages whose last try failed, and when (UTC ISO). */
  dead(): { body: string; at: string }[];
  stop(): void;
};

const send = z.object({
  QueueUrl: z.url(),
  MessageBody: z.string().min(1).max(262_144),
  DelaySeconds: z.number().int().min(0).max(900).optional(),
});

type Message = { id: string; body: string; receives: number };

/**
 * A stand-in for SQS and for the function that reads it. In memory: its messages concern sockets,
 * which end with the process too, or are enqueued again by a sweep.
 */
export function openQueue(options: QueueOptions): Queue {
  const { delay = (seconds: number) => seconds * 1000, consumer } = options;
  const timers = new Set<NodeJS.Timeout>();
  const dead: { body: string; at: string }[] = [];
  const bury = (body: string) => dead.push({ body, at: new Date().toISOString() });
  let running = 0;
  const later = (message: Message, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void receive({ ...message, receives: message.receives + 1 });
    }, ms);
    timers.add(timer);
  };
  const receive = async (message: Message) => {
    running += 1;
    const handled = await handle(message, options).finally(() => {
      running -= 1;
    });
    if (handled) return;
    if (message.receives >= consumer.maxReceives) bury(message.body);
    else later(message, delay(1));
  };
  return {
    app: sendMessage(options.name, (body, seconds) => {
      const message = { id: randomUUID(), body, receives: 0 };
      later(message, delay(seconds));
      return message.id;
    }),
    waiting: () => timers.size + running,
    dead: () => [...dead],
    stop: () => timers.forEach((timer) => void clearTimeout(timer)),
  };
}

async function handle(message: Message, { consumer, load }: QueueOptions): Promise<boolean> {
  try {
    const event = toEvent(message);
    const answer = await invoke(await load(consumer.handler), event, consumer);
    return ((answer as SQSBatchResponse | null)?.batchItemFailures ?? []).length === 0;
  } catch {
    return false;
  }
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

function toEvent({ id, body, receives }: Message): SQSEvent {
  const attributes = {
    ApproximateReceiveCount: String(receives),
    SentTimestamp: "0",
    SenderId: "local",
    ApproximateFirstReceiveTimestamp: "0",
  };
  const source = { eventSource: "aws:sqs", eventSourceARN: "arn:local", awsRegion: "us-east-1" };
  const rest = { messageAttributes: {}, md5OfBody: md5(body), receiptHandle: id };
  return { Records: [{ messageId: id, body, attributes, ...rest, ...source }] };
}

function sendMessage(name: string, accept: (body: string, seconds: number) => string): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    if (c.req.header("x-amz-target") !== "AmazonSQS.SendMessage") return refused("InvalidAction");
    const given = send.safeParse(await c.req.json());
    if (!given.success) return refused("InvalidParameterValue");
    const { QueueUrl, MessageBody, DelaySeconds = 0 } = given.data;
    if (!QueueUrl.endsWith(`/${name}`)) return refused("AWS.SimpleQueueService.NonExistentQueue");
    const MessageId = accept(MessageBody, DelaySeconds);
    return c.json({ MessageId, MD5OfMessageBody: md5(MessageBody) });
  });
  return app;
}

/** The SQS API of several queues, by name. */
export function joinQueues(queues: Record<string, Pick<Queue, "app">>): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    const body = await c.req.text();
    const given = z.object({ QueueUrl: z.url() }).safeParse(jsonOf(body));
    const name = given.success ? (given.data.QueueUrl.split("/").at(-1) ?? "") : "";
    const queue = queues[name];
    if (!queue) return refused("AWS.SimpleQueueService.NonExistentQueue");
    const { headers } = c.req.raw;
    return queue.app.fetch(new Request(new URL("/", c.req.url), { method: "POST", headers, body }));
  });
  return app;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(type: string): Response {
  const headers = { "content-type": "application/x-amz-json-1.0" };
  return new Response(JSON.stringify({ __type: type, message: type }), { status: 400, headers });
}
