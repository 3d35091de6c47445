import { chunks } from "../chunks";
import { env } from "../env";
import { readAnswer } from "./answer";
import type { Item, Key } from "./item";
import { noteKey } from "./notation";
import { isKept, withCaseNamed } from "./reserved";
import { askText } from "./wire";

/** Strongly consistent read of one item; `undefined` when there is none or it is hidden. */
export async function get<T extends Item>(key: Key): Promise<T | undefined> {
  const input = { TableName: env().TABLE_NAME, Key: noteKey(key), ConsistentRead: true };
  const item = readAnswer(await askText("GetItem", input)).Item as T | undefined;
  return item && !isKept(item) ? item : undefined;
}

const seen = <T extends Item>(items: object[] = []): T[] =>
  (items as T[]).filter((item) => !isKept(item));

type Batch = Record<string, { Keys: ReturnType<typeof noteKey>[]; ConsistentRead: true }>;

/** DynamoDB's limit of keys per `BatchGetItem`. */
const KEYS_AT_ONCE = 100;

/** Strongly consistent read of many items, in the order of `keys`: one request per hundred. */
export async function getMany<T extends Item>(keys: readonly Key[]): Promise<(T | undefined)[]> {
  const parts = await Promise.all(chunks(keys, KEYS_AT_ONCE).map((some) => readBatch<T>(some)));
  const found = new Map(parts.flat().map((item) => [`${item.pk} ${item.sk}`, item]));
  return keys.map(({ pk, sk }) => found.get(`${pk} ${sk}`));
}

async function readBatch<T extends Item>(keys: readonly Key[]): Promise<T[]> {
  const table = env().TABLE_NAME;
  const found: T[] = [];
  let RequestItems: Batch = { [table]: { Keys: keys.map(noteKey), ConsistentRead: true } };
  while (RequestItems[table]) {
    const answer = readAnswer(await askText("BatchGetItem", { RequestItems }));
    found.push(...seen<T>(answer.Responses?.[table]));
    RequestItems = (answer.UnprocessedKeys ?? {}) as Batch;
  }
  return found;
}

export type Range = {
  pk: string;
  /** Which sort keys: those with a prefix, those up to and including one, or between two. */
  sk: { startingWith: string } | { upTo: string } | { from: string; to: string };
  index?: "gsi1" | "gsi2";
  /** How many to read; without it, as many as DynamoDB returns in one query (1 MB). */
  limit?: number;
  /** Newest first (keys end in a ULID); oldest first with `false`. */
  newestFirst?: boolean;
  /** The keys of the previous page's last item, those of the index included. */
  after?: Partial<Item>;
  /** Attributes to read; without it, all. */
  attributes?: readonly string[];
  /** Only items of this type; the others are read but not returned. */
  type?: string;
  /**
   * Only items with a text in one of these attributes, or with the attribute `orHaving`; the others
   * are read but not returned.
   */
  containing?: { attributes: readonly string[]; text: string; orHaving?: string };
};

/**
 * Reads one page of a key range, with the key where it ended when more may follow. `weight` is the
 * length of DynamoDB's answer, in characters.
 */
export async function query<T extends Item>(
  range: Range,
): Promise<{ items: T[]; last?: Key; weight: number }> {
  const text = await askText("Query", queryInput(range));
  const { Items, LastEvaluatedKey } = readAnswer(text);
  return {
    weight: text.length,
    items: seen<T>(Items),
    last: LastEvaluatedKey as Key | undefined,
  };
}

function queryInput({ pk, sk, index, limit, newestFirst, after, ...range }: Range) {
  const { type, containing } = range;
  const attributes = withCaseNamed(range.attributes);
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
      ...(type && { "#type": "type" }),
      ...namesOf("c", containing?.attributes),
      ...(containing?.orHaving && { "#having": containing.orHaving }),
    },
    ExpressionAttributeValues: {
      ":pk": { S: pk },
      ...noteTexts(values),
      ...(type && noteTexts({ ":type": type })),
      ...(containing && noteTexts({ ":text": containing.text })),
    },
    FilterExpression: filterOf(range),
    ProjectionExpression: attributes?.map((_, i) => `#a${i}`).join(", "),
    ConsistentRead: !index,
    ScanIndexForward: !(newestFirst ?? true),
    ExclusiveStartKey: after && noteTexts(after),
    Limit: limit,
  };
}

function filterOf({ type, containing }: Pick<Range, "type" | "containing">): string | undefined {
  const asked = [...(type ? ["#type = :type"] : []), ...(containing ? [holding(containing)] : [])];
  return asked.length > 0 ? asked.join(" AND ") : undefined;
}

const holding = ({ attributes, orHaving }: NonNullable<Range["containing"]>) =>
  `(${[
    ...attributes.map((_, i) => `contains(#c${i}, :text)`),
    ...(orHaving ? ["attribute_exists(#having)"] : []),
  ].join(" OR ")})`;

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
