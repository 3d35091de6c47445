import { BatchGetCommand, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../env";
import { documents } from "./client";
import { type Item, type Key, keyOf } from "./item";

/** Strongly consistent read of one item; `undefined` when there is none or its time has passed. */
export async function get<T extends Item>(key: Key): Promise<T | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env().TABLE_NAME, Key: keyOf(key), ConsistentRead: true }),
  );
  return Item as T | undefined;
}

/** Strongly consistent read of up to 100 items in one trip, in the order of `keys`. */
export async function getMany<T extends Item>(keys: Key[]): Promise<(T | undefined)[]> {
  const table = env().TABLE_NAME;
  const found = new Map<string, T>();
  let wanted: Key[] = keys.map(keyOf);
  while (wanted.length > 0) {
    const { Responses, UnprocessedKeys } = await documents().send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: wanted, ConsistentRead: true } } }),
    );
    for (const item of (Responses?.[table] ?? []) as T[]) found.set(`${item.pk} ${item.sk}`, item);
    wanted = (UnprocessedKeys?.[table]?.Keys ?? []) as Key[];
  }
  return keys.map(({ pk, sk }) => found.get(`${pk} ${sk}`));
}

export type Range = {
  pk: string;
  /** Which sort keys: those that start so, or those up to and including one. */
  sk: { startingWith: string } | { upTo: string };
  index?: "gsi1" | "gsi2";
  limit: number;
  /** Newest first (keys end in a ULID); oldest first with `false`. */
  newestFirst?: boolean;
  /** Where the page before ended. */
  after?: Key;
  /** Attributes to read; all without it. */
  attributes?: readonly string[];
};

/** One page of a key range, and where it ended when more may follow. */
export async function query<T extends Item>(range: Range): Promise<{ items: T[]; last?: Key }> {
  const answer = await documents().send(new QueryCommand(queryInput(range)));
  return { items: (answer.Items ?? []) as T[], last: answer.LastEvaluatedKey as Key | undefined };
}

function queryInput({ pk, sk, index, limit, newestFirst, after, attributes }: Range) {
  const key = (name: "pk" | "sk") => (index ? `${index}${name}` : name);
  return {
    TableName: env().TABLE_NAME,
    IndexName: index,
    KeyConditionExpression: `#pk = :pk AND ${"upTo" in sk ? "#sk <= :sk" : "begins_with(#sk, :sk)"}`,
    ExpressionAttributeNames: {
      "#pk": key("pk"),
      "#sk": key("sk"),
      ...Object.fromEntries((attributes ?? []).map((name, i) => [`#a${i}`, name])),
    },
    ExpressionAttributeValues: { ":pk": pk, ":sk": "upTo" in sk ? sk.upTo : sk.startingWith },
    ProjectionExpression: attributes?.map((_, i) => `#a${i}`).join(", "),
    ConsistentRead: !index,
    ScanIndexForward: !(newestFirst ?? true),
    ExclusiveStartKey: after,
    Limit: limit,
  };
}
