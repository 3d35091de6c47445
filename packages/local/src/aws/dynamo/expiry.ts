import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "@foja/core/kernel/dynamo";
import { expiredKeys, type Key } from "./dynoxide-file";
import { connection } from "./table";

/** A table of a running database; `file` is the SQLite file when that is dynoxide. */
export type Place = { endpoint: string; file?: string; tableName: string };

const { partitionKey, sortKey, ttlAttribute } = tableDefinition;

/**
 * Deletes the items that expired before an instant (Unix milliseconds), which DynamoDB does by
 * itself and its stand-ins do not. The stream gets a REMOVE for each. Returns how many.
 */
export async function removeExpired(
  place: Place,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const client = new DynamoDBClient(connection(place.endpoint));
  const second = Math.floor(now / 1000);
  try {
    return await removeAll(client, place, second, signal);
  } finally {
    client.destroy();
  }
}

const AT_ONCE = 100;

/** Removes expired items until none are left, or only those renewed meanwhile. */
async function removeAll(
  client: DynamoDBClient,
  { file, tableName }: Place,
  second: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  for (let all = 0; ; ) {
    const found =
      file === undefined
        ? await scan(client, tableName, second)
        : expiredKeys(file, tableName, second, AT_ONCE);
    let removed = 0;
    for (const key of found) {
      if (signal?.aborted) return all + removed;
      if (await remove(client, tableName, key, second)) removed += 1;
    }
    all += removed;
    if (removed === 0) return all;
  }
}

const EXPIRED = "#ttl < :second";
const expired = (second: number) => ({
  ExpressionAttributeNames: { "#ttl": ttlAttribute },
  ExpressionAttributeValues: { ":second": { N: String(second) } },
});

async function scan(client: DynamoDBClient, TableName: string, second: number): Promise<Key[]> {
  const ProjectionExpression = `${partitionKey}, ${sortKey}`;
  const input = { TableName, ProjectionExpression, FilterExpression: EXPIRED, ...expired(second) };
  const keys: Key[] = [];
  for await (const { Items = [] } of paginateScan({ client }, input)) {
    keys.push(...Items.map(({ pk, sk }) => ({ pk: pk?.S ?? "", sk: sk?.S ?? "" })));
  }
  return keys;
}

/** Deletes an item unless it was renewed meanwhile; returns whether it did. */
async function remove(client: DynamoDBClient, TableName: string, key: Key, second: number) {
  const Key = { [partitionKey]: { S: key.pk }, [sortKey]: { S: key.sk } };
  const input = { TableName, Key, ConditionExpression: EXPIRED, ...expired(second) };
  try {
    await client.send(new DeleteItemCommand(input));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
