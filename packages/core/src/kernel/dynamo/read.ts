import { env } from "../env";
import type { Item, Key } from "./item";
import { fromNotation, type NotedItem, noteKey } from "./notation";
import { ask } from "./wire";

/** Strongly consistent read of one item; `undefined` when there is none. */
export async function get<T extends Item>(key: Key): Promise<T | undefined> {
  const input = { TableName: env().TABLE_NAME, Key: noteKey(key), ConsistentRead: true };
  const { Item } = await ask<{ Item?: NotedItem }>("GetItem", input);
  return Item && fromNotation<T>(Item);
}

type Batch = Record<string, { Keys: ReturnType<typeof noteKey>[]; ConsistentRead: true }>;
type BatchAnswer = { Responses?: Record<string, NotedItem[]>; UnprocessedKeys?: Batch };

/** Strongly consistent read of up to 100 items in one trip, in the order of `keys`. */
export async function getMany<T extends Item>(keys: Key[]): Promise<(T | undefined)[]> {
  const table = env().TABLE_NAME;
  const found = new Map<string, T>();
  let RequestItems: Batch = { [table]: { Keys: keys.map(noteKey), ConsistentRead: true } };
  while (RequestItems[table]) {
    const answer = await ask<BatchAnswer>("BatchGetItem", { RequestItems });
    for (const noted of answer.Responses?.[table] ?? []) {
      const item = fromNotation<T>(noted);
      found.set(`${item.pk} ${item.sk}`, item);
    }
    RequestItems = answer.UnprocessedKeys ?? {};
  }
  return keys.map(({ pk, sk }) => found.get(`${pk} ${sk}`));
}

export type Range = {
  pk: string;
  /** Which sort keys: those that start so, those up to and including one, or those between two. */
  sk: { startingWith: string } | { upTo: string } | { from: string; to: string };
  index?: "gsi1" | "gsi2";
  /** How many to read; without it, as many as the table gives in one go (1 MB). */
  limit?: number;
  /** Newest first (keys end in a ULID); oldest first with `false`. */
  newestFirst?: boolean;
  /** Where the page before ended: the last item's keys, the index's own among them. */
  after?: Partial<Item>;
  /** Attributes to read; all without it. */
  attributes?: readonly string[];
  /** Only those with a text in any of these attributes: they are read all the same, not sent. */
  containing?: { attributes: readonly string[]; text: string };
};

/** One page of a key range, and where it ended when more may follow. */
export async function query<T extends Item>(range: Range): Promise<{ items: T[]; last?: Key }> {
  type Answer = { Items?: NotedItem[]; LastEvaluatedKey?: NotedItem };
  const answer = await ask<Answer>("Query", queryInput(range));
  return {
    items: (answer.Items ?? []).map((item) => fromNotation<T>(item)),
    last: answer.LastEvaluatedKey && fromNotation<Key>(answer.LastEvaluatedKey),
  };
}

function queryInput({ pk, sk, index, limit, newestFirst, after, attributes, containing }: Range) {
  const key = (name: "pk" | "sk") => (index ? `${index}${name}` : name);
  const { condition, values } = boundsOf(sk);
  return {
    TableName: env().TABLE_NAME,
    IndexName: index,
    KeyConditionExpression: `#pk = :pk AND ${condition}`,
    ExpressionAttributeNames: {
      "#pk": key("pk"),
      "#sk": key("sk"),
      ...namesOf("a", attributes),
      ...namesOf("c", containing?.attributes),
    },
    ExpressionAttributeValues: {
      ":pk": { S: pk },
      ...noteTexts(values),
      ...(containing && noteTexts({ ":text": containing.text })),
    },
    FilterExpression: containing?.attributes.map((_, i) => `contains(#c${i}, :text)`).join(" OR "),
    ProjectionExpression: attributes?.map((_, i) => `#a${i}`).join(", "),
    ConsistentRead: !index,
    ScanIndexForward: !(newestFirst ?? true),
    ExclusiveStartKey: after && noteTexts(after),
    Limit: limit,
  };
}

const namesOf = (letter: string, attributes: readonly string[] = []) =>
  Object.fromEntries(attributes.map((name, i) => [`#${letter}${i}`, name]));

function boundsOf(sk: Range["sk"]): { condition: string; values: Record<string, string> } {
  if ("from" in sk) {
    return { condition: "#sk BETWEEN :from AND :to", values: { ":from": sk.from, ":to": sk.to } };
  }
  if ("upTo" in sk) return { condition: "#sk <= :sk", values: { ":sk": sk.upTo } };
  return { condition: "begins_with(#sk, :sk)", values: { ":sk": sk.startingWith } };
}

const noteTexts = (keys: object) =>
  Object.fromEntries(Object.entries(keys).map(([name, text]) => [name, { S: String(text) }]));
