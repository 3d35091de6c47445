import { setImmediate as turn } from "node:timers/promises";
import { setClock } from "@foja/core/kernel/clock";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import type { Message } from "@foja/local/aws/mail/inbox";
import { createSes } from "@foja/local/aws/mail/ses";
import { refusalFor } from "../faults/errors";
import { type Rule, Rules } from "../faults/rules";
import { replaceChance, seedProcess } from "./chance";
import type { Asked, Reply } from "./gate/exchange";
import { addressOf, install } from "./gate/gate";
import { Table } from "./table/table";

/** An event on the bus that its reaction has not taken yet. */
export type Fact = { "detail-type": string; detail: unknown };

/** Changes what the application asks of the table before it is done: a fault that a test plants. */
export type Tamper = (operation: string, input: Record<string, unknown>) => void;

export type World = {
  /** The instant of the simulated world, in ms. */
  now: number;
  table: Table;
  faults: Rules;
  facts: Fact[];
  /** The letters that SES took since they were last looked at. */
  letters: Message[];
  tamper?: Tamper | undefined;
  /** Is shown what the table was asked, and what it answered. */
  onAnswer?:
    | ((operation: string, input: Record<string, unknown>, answer: string) => void)
    | undefined;
};

let tables = 0;

/**
 * Opens an empty world at an instant: a table, a bus and a post office in memory. The process acts in
 * it, by its clock and chance, until the next one is opened.
 */
export function openWorld(seed: number, start: string): World {
  const world: World = {
    now: Date.parse(start),
    table: new Table(() => world.now),
    faults: new Rules(seed),
    facts: [],
    letters: [],
  };
  replaceChance();
  seedProcess(seed);
  setClock(() => world.now);
  install({ table: (asked) => ofTable(world, asked), mail: postOffice(world), bus: busOf(world) });
  tables += 1;
  Object.assign(process.env, TEST_ENVIRONMENT, {
    POWERTOOLS_LOG_LEVEL: "SILENT",
    DYNAMODB_ENDPOINT: addressOf("table"),
    SES_ENDPOINT: addressOf("mail"),
    EVENTS_ENDPOINT: addressOf("bus"),
    TABLE_NAME: `simulated-${tables}`,
  });
  resetEnv();
  resetClient();
  return world;
}

async function ofTable(world: World, { headers, body }: Asked): Promise<Reply | "lost"> {
  const operation = headers["x-amz-target"]?.split(".").at(-1) ?? "";
  await turn();
  const rule = world.faults.choose(operation, body);
  if (rule?.fault === "drop-before") return "lost";
  const refusal = rule && refusalFor(rule.fault, operation, Buffer.from(body));
  if (refusal) return answered(refusal.status, refusal.body);
  if (rule?.fault === "delay") for (let i = 0; i < 20; i += 1) await turn();
  const input = JSON.parse(body) as Record<string, unknown>;
  world.tamper?.(operation, input);
  const { status, text } = world.table.answer(operation, input);
  world.onAnswer?.(operation, input, text);
  return rule?.fault === "drop-after" ? "lost" : answered(status, text);
}

const answered = (status: number, text: string): Reply => ({
  ...{ status, text },
  headers: { "content-type": "application/x-amz-json-1.0" },
});

/** SES's stand-in, with an inbox in memory. */
function postOffice(world: World) {
  let sent = 0;
  const add = (message: Omit<Message, "id" | "sentAt"> & { id?: string }): Message => {
    sent += 1;
    const kept = { id: `letter-${sent}`, ...message, sentAt: new Date(world.now).toISOString() };
    world.letters.push(kept);
    return kept;
  };
  const ses = createSes({ add, list: () => [], heads: () => [], get: () => undefined });
  return async ({ method, path, headers, body }: Asked): Promise<Reply> => {
    const response = await ses.app.request(path, { method, headers, body });
    return { status: response.status, text: await response.text() };
  };
}

type Entries = { Entries: { DetailType: string; Detail: string }[] };

const busOf =
  (world: World) =>
  ({ body }: Asked): Reply => {
    const { Entries } = JSON.parse(body) as Entries;
    world.facts.push(
      ...Entries.map(({ DetailType, Detail }) => ({
        "detail-type": DetailType,
        detail: JSON.parse(Detail) as unknown,
      })),
    );
    const taken = Entries.map((_, i) => ({ EventId: `fact-${i}` }));
    return answered(200, JSON.stringify({ FailedEntryCount: 0, Entries: taken }));
  };

/** Lets the table of a world go wrong in these ways, or not at all. */
export const harm = (world: World, ...rules: Rule[]): void => world.faults.set(rules);
