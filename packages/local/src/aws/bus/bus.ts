import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Reaction } from "@foja/functions/triggers";
import type { EventBridgeEvent } from "aws-lambda";
import { Hono } from "hono";
import * as z from "zod";
import { appendLine, readLines } from "../../support/files";
import { invoke, type LoadHandler } from "../lambda";
import { gate } from "./gate";
import { Journal } from "./journal";

export type BusEvent = EventBridgeEvent<string, unknown>;

export type LostEvent = { reaction: string; at: string; reason: string; event: BusEvent };

export type Bus = {
  /** The EventBridge API, as the SDK calls it. */
  app: Hono;
  /** Accepts an event of an AWS service, in the form in which it publishes them. */
  put(event: BusEvent): void;
  /** Resolves when all events accepted so far were handled. Returns how many since last called. */
  settle(): Promise<number>;
  lost(): LostEvent[];
  stop(): void;
};

export type BusOptions = {
  /** The name of the only bus. */
  name: string;
  reactions: Reaction[];
  load: LoadHandler;
  dataDir: string;
  /** The milliseconds to wait after so many failures of a reaction. */
  backoff?: (failures: number) => number;
};

/** Lambda tries an asynchronous call three times, a minute and then two apart; here sooner. */
const TRIES = 3;
const sooner = (failures: number) => 200 * failures;

/** How many AWS events are handled concurrently, and how many of one kind of one practice. */
const AWS_AT_ONCE = 10;
const OF_ONE_AT_ONCE = 1;

const entry = z.object({
  Source: z.string().min(1),
  DetailType: z.string().min(1),
  Detail: z.string().max(256 * 1024),
  EventBusName: z.string().optional(),
});
const body = z.object({ Entries: z.array(entry).min(1).max(10) });

/** A stand-in for EventBridge: accepts events, stores them on disk, and calls their reactions. */
export function openBus(options: BusOptions): Bus {
  const journal = new Journal<BusEvent>(join(options.dataDir, "bus"));
  const path = join(options.dataDir, "lost-events.jsonl");
  const stopping = new AbortController();
  // Each reaction that waits to try again listens to it.
  setMaxListeners(0, stopping.signal);
  const running = new Set<Promise<void>>();
  let handled = 0;
  const turnOf = turns();
  const begin = (event: BusEvent) => {
    const turn = turnOf(event);
    const run = turn(() =>
      handOver(event, options, stopping.signal, (lost) => appendLine(path, lost)),
    )
      .then(() => journal.drop(event.id))
      // Stopped in the middle: the journal hands it to the next start.
      .catch(() => {})
      .finally(() => {
        handled += 1;
        running.delete(run);
      });
    running.add(run);
  };
  for (const event of journal.left()) begin(event);
  const accept = (event: BusEvent) => {
    journal.keep(event);
    begin(event);
  };
  return {
    app: putEvents(options.name, accept),
    put: (event) => accept({ ...event, id: randomUUID() }),
    settle: async () => {
      while (running.size > 0) await Promise.all(running);
      const count = handled;
      handled = 0;
      return count;
    },
    lost: () => readLines<LostEvent>(path),
    stop: () => stopping.abort(),
  };
}

type Turn = ReturnType<typeof gate>;

/**
 * The gate of each event: a campaign makes AWS publish thousands at once, a bulk of one practice
 * hundreds, and neither takes the machine from the others.
 */
function turns(): (event: BusEvent) => Turn {
  const ofAws = gate(AWS_AT_ONCE);
  const ofOthers = new Map<string, Turn>();
  return ({ source, detail, "detail-type": kind }) => {
    if (source.startsWith("aws.")) return ofAws;
    const { ownerId } = detail as { ownerId?: string };
    const key = `${kind} ${ownerId}`;
    const turn = ofOthers.get(key) ?? gate(OF_ONE_AT_ONCE);
    ofOthers.set(key, turn);
    return turn;
  };
}

function putEvents(name: string, accept: (event: BusEvent) => void): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    if (c.req.header("x-amz-target") !== "AWSEvents.PutEvents") return refused("UnknownOperation");
    const given = body.safeParse(JSON.parse(await c.req.text()));
    if (!given.success) return refused("ValidationException");
    const Entries = given.data.Entries.map((one) => {
      if (one.EventBusName !== name) return { ErrorCode: "NotFound", ErrorMessage: "No such bus." };
      const event = toEvent(one);
      if (!event) return { ErrorCode: "MalformedDetail", ErrorMessage: "Detail is malformed." };
      accept(event);
      return { EventId: event.id };
    });
    const FailedEntryCount = Entries.filter((one) => "ErrorCode" in one).length;
    return c.json({ FailedEntryCount, Entries });
  });
  return app;
}

function refused(type: string): Response {
  const headers = { "content-type": "application/x-amz-json-1.1" };
  return new Response(JSON.stringify({ __type: type, message: type }), { status: 400, headers });
}

/** The event as a function gets it; undefined when its detail is not a JSON object. */
function toEvent({ Source, DetailType, Detail }: z.output<typeof entry>): BusEvent | undefined {
  const detail = parse(Detail);
  if (typeof detail !== "object" || detail === null) return undefined;
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": DetailType,
    source: Source,
    account: "000000000000",
    time: new Date().toISOString(),
    region: "us-east-1",
    resources: [],
    detail,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Bury = (lost: LostEvent) => void;

/** Calls every reaction to an event; one whose last try fails is stored with its event as lost. */
async function handOver(event: BusEvent, options: BusOptions, signal: AbortSignal, bury: Bury) {
  // One that waited for its turn until the stop is for the next start.
  signal.throwIfAborted();
  for (const reaction of options.reactions) {
    if (!reaction.events.includes(event["detail-type"])) continue;
    const reason = await persist(() => call(reaction, event, options), options, signal);
    if (reason === undefined) continue;
    bury({ reaction: reaction.name, at: new Date().toISOString(), reason, event });
  }
}

const call = async (reaction: Reaction, event: BusEvent, { load }: BusOptions) =>
  invoke(await load(reaction.handler), event, reaction);

/** Retries some work. Returns why the last try failed; undefined when one succeeded. */
async function persist(
  work: () => Promise<unknown>,
  { backoff = sooner }: BusOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let failures = 1; ; failures += 1) {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (failures === TRIES) return error instanceof Error ? error.message : String(error);
      await pause(backoff(failures), undefined, { signal });
    }
  }
}
