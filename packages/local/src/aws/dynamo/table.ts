import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@foja/core/kernel/dynamo";

/** The options of an AWS client that calls a stand-in: its address, and dummy credentials. */
export function connection(endpoint: string) {
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  return { endpoint, region: "us-east-1", credentials };
}

/** `stream: false` keeps dynoxide fast in memory, where its stream has no index. */
type TableOptions = { stream?: boolean };

/** Creates the table with its indexes, stream and expiry, unless it exists. */
export async function createTable(
  endpoint: string,
  tableName: string,
  { stream = true }: TableOptions = {},
): Promise<void> {
  const client = new DynamoDBClient(connection(endpoint));
  try {
    if (await create(client, tableName, stream)) await expire(client, tableName);
  } finally {
    client.destroy();
  }
}

async function create(client: DynamoDBClient, tableName: string, stream: boolean) {
  try {
    const input = describe(tableName);
    if (!stream) input.StreamSpecification = undefined;
    const { TableDescription } = await client.send(new CreateTableCommand(input));
    if (TableDescription?.TableStatus !== "ACTIVE") await waitFor(client, tableName);
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
}

async function waitFor(client: DynamoDBClient, TableName: string): Promise<void> {
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName });
}

async function expire(client: DynamoDBClient, TableName: string): Promise<void> {
  const TimeToLiveSpecification = { Enabled: true, AttributeName: tableDefinition.ttlAttribute };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

/** The ARN of the table's stream. */
export async function streamArn(endpoint: string, TableName: string): Promise<string> {
  const client = new DynamoDBClient(connection(endpoint));
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (!Table?.LatestStreamArn) throw new Error(`table ${TableName} has no stream`);
    return Table.LatestStreamArn;
  } finally {
    client.destroy();
  }
}

function describe(TableName: string): CreateTableCommandInput {
  const { partitionKey, sortKey, indexes, streamView } = tableDefinition;
  return {
    TableName,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: attributes([{ partitionKey, sortKey }, ...indexes]),
    KeySchema: keys(partitionKey, sortKey),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keys(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: "ALL" },
    })),
    StreamSpecification: { StreamEnabled: true, StreamViewType: streamView },
  };
}

function attributes(pairs: { partitionKey: string; sortKey: string }[]) {
  const names = pairs.flatMap((pair) => [pair.partitionKey, pair.sortKey]);
  return names.map((AttributeName) => ({ AttributeName, AttributeType: "S" as const }));
}

function keys(partitionKey: string, sortKey: string) {
  return [
    { AttributeName: partitionKey, KeyType: "HASH" as const },
    { AttributeName: sortKey, KeyType: "RANGE" as const },
  ];
}
