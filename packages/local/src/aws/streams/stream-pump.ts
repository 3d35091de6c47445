import { setMaxListeners } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Stream } from "@foja/functions/triggers";
import { streamArn } from "../dynamo/table";
import type { LoadHandler } from "../lambda";
import { Consumer } from "./consumer";
import { type DeadLetter, DeadLetters } from "./dead-letters";
import { Position } from "./position";
import { StreamSource } from "./source";

export type PumpOptions = {
  endpoint: string;
  tableName: string;
  /** The folder for positions and dead letters. */
  dataDir: string;
  triggers: Stream[];
  load: LoadHandler;
  /** The ms to wait before a retry, given the number of failures of the same record. */
  backoff?: (failures: number) => number;
  /** The milliseconds between two reads of a quiet stream. */
  idle?: number;
};

export type Pump = {
  /** Resolves when all changes so far, and those caused by handling them, have been handled. */
  settle(): Promise<void>;
  /** Reads now, because something was written. */
  poke(): void;
  deadLetters(): DeadLetter[];
  /** For each shard, the last sequence number that every consumer has handled; 0 for none. */
  passed(): Map<string, bigint>;
  stop(): Promise<void>;
};

/** Starts to deliver the table's changes to its consumers, in order and at least once. */
export async function startPump(options: PumpOptions): Promise<Pump> {
  const deadLetters = new DeadLetters(join(options.dataDir, "dead-letters.jsonl"));
  mkdirSync(join(options.dataDir, "streams"), { recursive: true });
  const stopping = new AbortController();
  // Each lane that waits to try again listens to it, and there are more than ten.
  setMaxListeners(0, stopping.signal);
  const arn = await streamArn(options.endpoint, options.tableName);
  const consumers: Consumer[] = [];
  for (const trigger of options.triggers) {
    const source = new StreamSource(options.endpoint, arn);
    consumers.push(await toConsumer(trigger, source, deadLetters, options, stopping.signal));
  }
  const pollers = consumers.map((consumer) => new Poller(consumer, options.idle ?? 500));
  return {
    settle: () => settle(consumers),
    poke: () => pollers.forEach((poller) => void poller.poke()),
    deadLetters: () => deadLetters.list(),
    passed: () => lowest(consumers.map((consumer) => consumer.reached())),
    stop: async () => {
      stopping.abort();
      await Promise.all(pollers.map((poller) => poller.stop()));
    },
  };
}

async function toConsumer(
  trigger: Stream,
  source: StreamSource,
  deadLetters: DeadLetters,
  options: PumpOptions,
  signal: AbortSignal,
): Promise<Consumer> {
  const position = new Position(
    join(options.dataDir, "streams", `${trigger.name}.json`),
    source.arn,
  );
  const backoff = options.backoff ?? doubling;
  const wait = (failures: number) => pause(backoff(failures), undefined, { signal });
  const handler = await options.load(trigger.handler);
  return new Consumer({ trigger, source, position, deadLetters, handler, wait });
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5000;
const GRACE_MS = 3000;

function doubling(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

/** Handling a record may write another one: repeats until a round finds none. */
async function settle(consumers: Consumer[]): Promise<void> {
  let found: number;
  do {
    const counts = await Promise.all(consumers.map((consumer) => consumer.pass()));
    found = counts.reduce((sum, count) => sum + count, 0);
  } while (found > 0);
}

/** The lowest sequence number of each shard; 0 when one of the maps has none. */
function lowest([first = new Map(), ...others]: Map<string, string>[]): Map<string, bigint> {
  const found = new Map<string, bigint>();
  for (const [shard, sequence] of first) {
    const all = [sequence, ...others.map((other) => other.get(shard) ?? "0")].map(BigInt);
    found.set(
      shard,
      all.reduce((least, one) => (one < least ? one : least)),
    );
  }
  return found;
}

/** Lets a consumer read the stream at intervals, and at once when poked. */
class Poller {
  #wake: () => void = () => {};
  #poked = false;
  #stopped = false;
  readonly #done: Promise<void>;

  constructor(
    readonly consumer: Consumer,
    readonly idle: number,
  ) {
    this.#done = this.#run();
  }

  poke(): void {
    this.#poked = true;
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    // Records whose function hangs are delivered again after the next start.
    await Promise.race([this.#done, pause(GRACE_MS, undefined, { ref: false })]);
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      await this.consumer.pass().catch((error: unknown) => this.#complain(error));
      await this.#rest();
    }
  }

  #complain(error: unknown): void {
    if (!this.#stopped) console.warn(`stream ${this.consumer.name}:`, error);
  }

  async #rest(): Promise<void> {
    if (!this.#poked && !this.#stopped) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.idle);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#poked = false;
  }
}
