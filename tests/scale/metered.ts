import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  asLocalSays,
  type NotedItem,
  queryTouch,
  readTouch,
  type Touch,
  writeTouches,
} from "./meter.rules";

/** What passed: which operation, what it takes by our rules, and what the database said it took. */
export type Metered = { operation: string; steps: Touch[][]; said: number };

export type Meter = {
  endpoint: string;
  /** What passed since the last call of this. */
  take(): Metered[];
  stop(): Promise<void>;
};

type Key = NotedItem;
type Input = Record<string, unknown> & { TableName: string };
type Call = { headers: Record<string, string>; target: string };

/**
 * A proxy between the application and a database that counts what each operation takes of which
 * partition, by DynamoDB's rules and the items before and after it. One operation at a time, so that
 * nobody changes an item between.
 */
export async function startMeter(target: string): Promise<Meter> {
  let passed: Metered[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const server = createServer((incoming, response) => {
    const done = turn.then(async () => {
      const body = await textOf(incoming);
      const operation = String(incoming.headers["x-amz-target"]).split(".").at(-1) ?? "";
      const call = { target, headers: headersOf(incoming) };
      const { answer, metered } = await pass(call, operation, JSON.parse(body) as Input);
      if (metered) passed.push(metered);
      response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" });
      response.end(answer.text);
    });
    turn = done.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = passed;
      passed = [];
      return taken;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Answer = { status: number; text: string };

async function pass(call: Call, operation: string, input: Input) {
  const keys = writtenKeys(operation, input);
  const before = await itemsAt(call, input, keys);
  const answer = await ask(call, operation, { ReturnConsumedCapacity: "TOTAL", ...input });
  if (answer.status !== 200) return { answer };
  const said = saidBy(answer.text);
  const after = await itemsAt(call, input, keys);
  const inTransaction = operation === "TransactWriteItems";
  const steps =
    keys.length > 0
      ? keys.map((key, n) => writeTouches(pkOf(key), before[n], after[n], inTransaction))
      : (await readTouches(call, operation, input)).map((touch) => [touch]);
  return { answer, metered: { operation, steps, said } };
}

const pkOf = (key: Key) => String((key.pk as { S?: string } | undefined)?.S);

/** The keys of what an operation writes or checks; none for a read. */
function writtenKeys(operation: string, input: Input): Key[] {
  const keyOf = ({ pk, sk }: NotedItem): Key => ({ pk: pk ?? {}, sk: sk ?? {} });
  type Step = { Item?: NotedItem; Key?: NotedItem };
  if (operation === "TransactWriteItems") {
    const steps = input.TransactItems as Record<string, Step>[];
    return steps.map((one) => {
      const [step = {}] = Object.values(one);
      return keyOf(step.Item ?? step.Key ?? {});
    });
  }
  if (!["PutItem", "UpdateItem", "DeleteItem"].includes(operation)) return [];
  const { Item, Key } = input as Step;
  return [keyOf(Item ?? Key ?? {})];
}

async function itemsAt(call: Call, input: Input, keys: readonly Key[]) {
  const TableName = tableOf(input);
  return Promise.all(
    keys.map(async (key) => {
      const { text } = await ask(call, "GetItem", { TableName, Key: key, ConsistentRead: true });
      return (JSON.parse(text) as { Item?: NotedItem }).Item;
    }),
  );
}

function tableOf(input: Input): string {
  const [step] = (input.TransactItems as Record<string, { TableName: string }>[] | undefined) ?? [];
  return step ? (Object.values(step)[0]?.TableName ?? "") : input.TableName;
}

async function readTouches(call: Call, operation: string, input: Input): Promise<Touch[]> {
  if (operation === "GetItem") {
    const { Key, ConsistentRead } = input as unknown as { Key: Key; ConsistentRead?: boolean };
    const [item] = await itemsAt(call, input, [Key]);
    return [readTouch(pkOf(Key), item, ConsistentRead === true)];
  }
  if (operation === "BatchGetItem") {
    type Asked = { Keys: Key[]; ConsistentRead?: boolean };
    const [[TableName, { Keys, ConsistentRead }] = ["", { Keys: [] } as Asked]] = Object.entries(
      input.RequestItems as Record<string, Asked>,
    );
    const items = await itemsAt(call, { TableName }, Keys);
    return Keys.map((key, n) => readTouch(pkOf(key), items[n], ConsistentRead === true));
  }
  if (operation !== "Query") return [];
  const { FilterExpression: _, ProjectionExpression: __, ...whole } = input;
  const values = input.ExpressionAttributeValues as NotedItem;
  const names = input.ExpressionAttributeNames as Record<string, string>;
  const { text } = await ask(call, "Query", { ...whole, ...onlyUsed(whole, names, values) });
  const { Items = [] } = JSON.parse(text) as { Items?: NotedItem[] };
  const pk = pkOf({ pk: values[":pk"] ?? {} });
  return [queryTouch(input.IndexName as string, pk, Items, input.ConsistentRead === true)];
}

/** Names and values that no expression uses are refused. */
function onlyUsed(whole: object, names: Record<string, string>, values: NotedItem) {
  const { KeyConditionExpression: text } = whole as { KeyConditionExpression: string };
  const used = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => new RegExp(`${name}\\b`).test(text)));
  return { ExpressionAttributeNames: used(names), ExpressionAttributeValues: used(values) };
}

function saidBy(text: string): number {
  const { ConsumedCapacity = [] } = JSON.parse(text || "{}") as {
    ConsumedCapacity?: { CapacityUnits: number } | { CapacityUnits: number }[];
  };
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

const PASSED = ["authorization", "x-amz-date", "x-amz-security-token", "content-type"];

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    PASSED.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );

async function ask({ target, headers }: Call, operation: string, input: object): Promise<Answer> {
  const answer = await fetch(target, {
    method: "POST",
    headers: { ...headers, "x-amz-target": `DynamoDB_20120810.${operation}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, text: await answer.text() };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** How far the meter is from what DynamoDB Local said, as a share of that. */
export function distance(passed: readonly Metered[]): number {
  const said = passed.reduce((sum, one) => sum + one.said, 0);
  const own = passed.reduce((sum, { operation, steps }) => sum + asLocalSays(operation, steps), 0);
  return Math.abs(own - said) / said;
}
