import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { getMany, type Item, type Key, ownerPartition, walk } from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";
import { connection } from "@foja/local/aws/dynamo/table";

/** The items by key, each as a text in which any difference shows. */
export type Holdings = Map<string, string>;

/** The items outside a practice's partitions that name it, such as that of its e-mail address. */
export async function namedElsewhere(ownerId: string): Promise<Key[]> {
  const { DYNAMODB_ENDPOINT = "", TABLE_NAME } = env();
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(connection(DYNAMODB_ENDPOINT)));
  const found: Key[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: TABLE_NAME })) {
    const ones = (Items as Item[]).filter(({ pk }) => pk !== ownerPartition(ownerId));
    found.push(...ones.filter((one) => JSON.stringify(one).includes(ownerId)));
  }
  client.destroy();
  return found.map(({ pk, sk }) => ({ pk, sk }));
}

/** All items of a practice, and those at some more keys. */
export async function holdingsOf(ownerId: string, more: Key[] = []): Promise<Holdings> {
  const items: Item[] = [];
  for await (const item of walk({ pk: ownerPartition(ownerId), sk: { from: " ", to: "~" } })) {
    items.push(item);
  }
  items.push(...(await getMany(more)).flatMap((item) => item ?? []));
  return new Map(items.map((item) => [`${item.pk} ${item.sk}`, ordered(item)]));
}

/** The keys at which two sets of items differ. */
export const differences = (before: Holdings, after: Holdings): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );

/** A map's keys have no fixed order: here they are sorted. */
const ordered = (item: object) =>
  JSON.stringify(item, (_, value: unknown) => (isMap(value) ? sorted(value) : value));

const isMap = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (map: object) =>
  Object.fromEntries(Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)));
