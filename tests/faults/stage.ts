import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { type Database, startDatabase } from "@foja/local/aws/dynamo/start";
import { connection, createTable } from "@foja/local/aws/dynamo/table";
import { type FaultProxy, startFaultProxy } from "./proxy";

type Row = Record<string, { S?: string; N?: string; L?: unknown[]; BOOL?: boolean }>;

export type Stage = {
  proxy: FaultProxy;
  /** Creates a new, empty table, which the application uses from now on. */
  freshTable(): Promise<void>;
  /** The items of the table, without what depends on chance. */
  state(): Promise<string[]>;
  /** The number of cases in a practice's counter, and the number that exist. */
  usage(): Promise<{ counted: number; there: number }>;
  stop(): Promise<void>;
};

/** The application with a database behind a proxy, which asks with `capacity` what all costs. */
export async function openStage(seed = 1, { capacity = false } = {}): Promise<Stage> {
  const database = await startDatabase();
  const proxy = await startFaultProxy({ target: database.endpoint, seed, capacity });
  const direct = new DynamoDBClient(connection(database.endpoint));
  const before = { ...process.env };
  process.env.DYNAMODB_ENDPOINT = proxy.endpoint;
  resetClient();
  const rows = () => scan(direct, process.env.TABLE_NAME ?? "");
  return {
    proxy,
    freshTable: () => freshTable(database),
    state: async () => (await rows()).filter(isLasting).map(essence).sort(),
    usage: async () => usageIn(await rows()),
    stop: async () => {
      Object.assign(process.env, before);
      resetClient();
      resetEnv();
      direct.destroy();
      await proxy.stop();
      await database.stop();
    },
  };
}

let tables = 0;

async function freshTable({ endpoint }: Database): Promise<void> {
  tables += 1;
  process.env.TABLE_NAME = `faults-${tables}`;
  resetEnv();
  // A new client, too: the old one may have used up its retry quota.
  resetClient();
  // No test reads its stream, and the database is slower with one.
  await createTable(endpoint, process.env.TABLE_NAME, { stream: false });
}

async function scan(client: DynamoDBClient, TableName: string): Promise<Row[]> {
  const rows: Row[] = [];
  let ExclusiveStartKey: Row | undefined;
  do {
    const input = {
      TableName,
      ConsistentRead: true,
      ExclusiveStartKey: ExclusiveStartKey as never,
    };
    const page = await client.send(new ScanCommand(input));
    rows.push(...((page.Items ?? []) as Row[]));
    ExclusiveStartKey = page.LastEvaluatedKey as Row | undefined;
  } while (ExclusiveStartKey);
  return rows;
}

/** Rate-limit buckets and stored answers may be written twice: they are not effects. */
function isLasting({ type }: Row): boolean {
  return type?.S !== "throttle" && type?.S !== "idempotency";
}

const SHOWN = [
  "version",
  "status",
  "folders",
  "contacts",
  "storage",
  "number",
  "folderName",
  "tries",
  "device",
  "name",
  "title",
  "lastName",
  "from",
  "movement",
  "notification",
  "task",
  "event",
  "calculator",
  "document",
  "escrito",
  "calculators",
  "amount",
  "links",
  "client",
  "ARS",
  "paid",
  "cancelled",
];

/** An item without its random parts: identifiers, times and secrets. */
function essence(row: Row): string {
  const facts = SHOWN.flatMap((name) => (row[name] ? [`${name}=${textOf(row[name])}`] : []));
  const skills = row.skills?.L ? [`skills=${row.skills.L.length}`] : [];
  const deleted = row.purgeAt?.S ? ["deleted"] : [];
  return [row.type?.S, ...facts, ...skills, ...deleted].join(" ");
}

const ID = /[a-z]{3}_[0-9A-Z]{26}/g;

const textOf = ({ S, N, BOOL }: Row[string]): string => S?.replace(ID, "") ?? N ?? String(BOOL);

/** Only active cases are counted: deleted ones no longer use the plan. */
function usageIn(rows: Row[]) {
  const counted = rows
    .filter((row) => row.type?.S === "usage")
    .map((row) => Number(row.folders?.N));
  const there = rows.filter((row) => row.type?.S === "folder" && !row.purgeAt?.S);
  return { counted: counted.reduce((sum, count) => sum + count, 0), there: there.length };
}
