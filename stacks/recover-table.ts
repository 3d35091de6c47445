import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListTagsOfResourceCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@foja/core/kernel/dynamo";

export type TableRecovery = {
  client: DynamoDBClient;
  /** The table in use, and the name of the new one. */
  source: string;
  target: string;
  /** To which moment, UTC ISO. */
  at: string;
  /** Says only what would be done. */
  dryRun: boolean;
  say: (line: string) => void;
  /** Waits between two looks at a table that is being made. */
  pause: () => Promise<void>;
};

/** What puts the new table into service: two settings of the stage. */
export type Recovered = { RESTORED_TABLE_NAME: string; RESTORED_TABLE_STREAM_ARN: string };

/**
 * Recovers a table to a moment into a new one and gives that what AWS leaves out: stream, expiry,
 * point-in-time recovery, protection and tags. Each step looks first whether it is done, so that a run that
 * died is repeated. The table in use stays as it is. Returns undefined of a dry run. Throws for a moment
 * that cannot be recovered, and for a new table of other keys.
 */
export async function recoverTable(asked: TableRecovery): Promise<Recovered | undefined> {
  const from = await describe(asked, asked.source);
  if (!from) throw new Error(`There is no table ${asked.source}.`);
  const isThere = (await describe(asked, asked.target)) !== undefined;
  if (!isThere) await assertRecoverable(asked);
  const steps = stepsOf(asked, from);
  if (asked.dryRun) {
    for (const { what, isDone } of steps) {
      asked.say(`${isThere && (await isDone()) ? "ok   " : "would"} ${what}`);
    }
    return undefined;
  }
  // A run that died may have left it half made.
  if (isThere) await settled(asked);
  for (const step of steps) await take(asked, step);
  const made = await settled(asked);
  assertKeys(made);
  const arn = made.LatestStreamArn;
  if (!arn) throw new Error(`${asked.target} has no stream.`);
  return { RESTORED_TABLE_NAME: asked.target, RESTORED_TABLE_STREAM_ARN: arn };
}

async function take(asked: TableRecovery, { what, isDone, carryOut }: Step): Promise<void> {
  const done = await isDone();
  asked.say(`${done ? "ok   " : "do   "} ${what}`);
  if (done) return;
  await carryOut();
  await settled(asked);
}

async function describe(
  { client }: TableRecovery,
  TableName: string,
): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function assertRecoverable({ client, source, at }: TableRecovery): Promise<void> {
  const input = { TableName: source };
  const { ContinuousBackupsDescription } = await client.send(
    new DescribeContinuousBackupsCommand(input),
  );
  const { EarliestRestorableDateTime: first, LatestRestorableDateTime: last } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (!first || !last) throw new Error(`${source} has no point-in-time recovery.`);
  const moment = Date.parse(at);
  if (moment >= first.getTime() && moment <= last.getTime()) return;
  throw new Error(
    `${source} can be recovered to a moment from ${first.toISOString()} to ${last.toISOString()}, not to ${at}.`,
  );
}

/** The new table, once it and its indexes are there and nothing of it is being changed. */
async function settled(asked: TableRecovery): Promise<TableDescription> {
  for (;;) {
    const table = await describe(asked, asked.target);
    const states = [table, ...(table?.GlobalSecondaryIndexes ?? [])].map((one) =>
      one && "IndexStatus" in one ? one.IndexStatus : table?.TableStatus,
    );
    if (table && states.every((state) => state === "ACTIVE")) return table;
    await asked.pause();
  }
}

type Step = { what: string; isDone(): Promise<boolean>; carryOut(): Promise<unknown> };

function stepsOf(asked: TableRecovery, from: TableDescription): Step[] {
  const { client, source, target, at } = asked;
  const TableName = target;
  const table = async () => (await describe(asked, target)) ?? {};
  const isProtected = from.DeletionProtectionEnabled === true;
  const ttl = { Enabled: true, AttributeName: tableDefinition.ttlAttribute };
  return [
    {
      what: `recover ${source} to ${at} into ${target}`,
      isDone: async () => (await describe(asked, target)) !== undefined,
      carryOut: () =>
        client.send(
          new RestoreTableToPointInTimeCommand({
            SourceTableName: source,
            TargetTableName: target,
            RestoreDateTime: new Date(at),
          }),
        ),
    },
    {
      what: "turn its stream on",
      isDone: async () => (await table()).StreamSpecification?.StreamEnabled === true,
      carryOut: () => {
        const { streamView: StreamViewType } = tableDefinition;
        const StreamSpecification = { StreamEnabled: true, StreamViewType };
        return client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
      },
    },
    {
      what: isProtected ? "protect it from deletion" : "leave it without protection, as the other",
      isDone: async () => !isProtected || (await table()).DeletionProtectionEnabled === true,
      carryOut: () =>
        client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true })),
    },
    {
      what: `let items expire by ${tableDefinition.ttlAttribute}`,
      isDone: async () => {
        const { TimeToLiveDescription } = await client.send(
          new DescribeTimeToLiveCommand({ TableName }),
        );
        return /^ENABL/.test(TimeToLiveDescription?.TimeToLiveStatus ?? "");
      },
      carryOut: () =>
        client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: ttl })),
    },
    {
      what: "make it recoverable to any second",
      isDone: async () => {
        const { ContinuousBackupsDescription: backups } = await client.send(
          new DescribeContinuousBackupsCommand({ TableName }),
        );
        return backups?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === "ENABLED";
      },
      carryOut: () =>
        client.send(
          new UpdateContinuousBackupsCommand({
            TableName,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ),
    },
    {
      what: "give it the tags of the other",
      isDone: async () => {
        const has = new Map(
          (await tagsOf(client, await table())).map((tag) => [tag.Key, tag.Value]),
        );
        return (await tagsOf(client, from)).every(({ Key, Value }) => has.get(Key) === Value);
      },
      carryOut: async () =>
        client.send(
          new TagResourceCommand({
            ResourceArn: (await table()).TableArn,
            Tags: await tagsOf(client, from),
          }),
        ),
    },
  ];
}

/** The tags of a table that people and deployments gave it: those of AWS itself nobody else may. */
async function tagsOf(client: DynamoDBClient, { TableArn }: TableDescription) {
  const { Tags = [] } = await client.send(new ListTagsOfResourceCommand({ ResourceArn: TableArn }));
  return Tags.filter(({ Key = "" }) => !Key.startsWith("aws:"));
}

/** A table of other keys than the code expects must not come into service. */
function assertKeys({ KeySchema = [], GlobalSecondaryIndexes = [] }: TableDescription): void {
  const { partitionKey, sortKey, indexes } = tableDefinition;
  const wanted = [
    [partitionKey, sortKey],
    ...indexes.map((one) => [one.partitionKey, one.sortKey]),
  ];
  const found = [
    KeySchema,
    ...indexes.map(
      ({ name }) =>
        GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === name)?.KeySchema ?? [],
    ),
  ].map((keys) => keys.map(({ AttributeName }) => AttributeName));
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`Its keys are ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}.`);
  }
}

/** The text of `.env.<stage>` with the settings that put a recovered table into service. */
export function withSettings(text: string, recovered: Recovered): string {
  const names = Object.keys(recovered);
  const others = text
    .split("\n")
    .filter((line) => !names.some((name) => line.startsWith(`${name}=`)));
  const lines = Object.entries(recovered).map(([name, value]) => `${name}=${value}`);
  return `${[...others.join("\n").trimEnd().split("\n"), ...lines].join("\n").trimStart()}\n`;
}
