import { conditionOf } from "./conditions";
import { type Noted, type NotedItem, textOf } from "./notation";
import type { Row } from "./sorted";
import { AFTER_ALL, type IndexName, orderOf, placeOf, type Store } from "./store";

export type Query = {
  IndexName?: IndexName;
  KeyConditionExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, Noted>;
  FilterExpression?: string;
  ProjectionExpression?: string;
  ScanIndexForward?: boolean;
  ExclusiveStartKey?: NotedItem;
  Limit?: number;
};

/** The most that one query answers, in characters: DynamoDB's megabyte. */
const MOST = 1_000_000;

/** Answers a query as text. Only the key conditions that the application writes are known. */
export function answerQuery(store: Store, query: Query): string {
  const { IndexName: index, ExpressionAttributeValues: values, Limit } = query;
  const rows = store.partition(textOf(values[":pk"]) ?? "", index);
  const found: Row<NotedItem>[] = [];
  let [weight, last]: [number, Row<NotedItem> | undefined] = [0, undefined];
  for (const row of rows ? rowsWithin(rows, query) : []) {
    if (found.length === Limit || weight > MOST) {
      return textFor(query, found, last);
    }
    found.push(row);
    weight += row.json.length;
    last = row;
  }
  // DynamoDB says where it stopped, whether anything follows or not.
  return textFor(query, found, found.length === Limit ? last : undefined);
}

function textFor(query: Query, read: Row<NotedItem>[], last: Row<NotedItem> | undefined): string {
  const items = read.filter((row) => isWanted(query, row.item)).map((row) => shown(query, row));
  const end = last ? `,"LastEvaluatedKey":${JSON.stringify(keysOf(last.item, query))}` : "";
  return `{"Count":${items.length},"ScannedCount":${read.length},"Items":[${items.join(",")}]${end}}`;
}

function isWanted(query: Query, item: NotedItem): boolean {
  if (!query.FilterExpression) return true;
  const { ExpressionAttributeNames: names, ExpressionAttributeValues: values } = query;
  return conditionOf(query.FilterExpression)({ item, names, values });
}

function shown({ ProjectionExpression, ExpressionAttributeNames }: Query, row: Row<NotedItem>) {
  if (!ProjectionExpression) return row.json;
  const names = ProjectionExpression.split(", ").map(
    (name) => ExpressionAttributeNames[name] ?? "",
  );
  const pairs = names.flatMap((name) => {
    const value = row.item[name];
    return value ? [[name, value] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(pairs));
}

function keysOf(item: NotedItem, { IndexName: index }: Query): NotedItem {
  const names = ["pk", "sk", ...(index ? [`${index}pk`, `${index}sk`] : [])];
  return Object.fromEntries(names.map((name) => [name, item[name] ?? { NULL: true }]));
}

type Rows = NonNullable<ReturnType<Store["partition"]>>;

function* rowsWithin(rows: Rows, query: Query): Generator<Row<NotedItem>> {
  const { from, to } = boundsOf(query);
  const isForward = query.ScanIndexForward ?? true;
  const start = query.ExclusiveStartKey && startOf(query.ExclusiveStartKey, query.IndexName);
  let low = rows.placeOf(from);
  let high = rows.placeOf(to) - 1;
  if (start !== undefined && isForward) low = Math.max(low, rows.placeOf(`${start}\u0000`));
  if (start !== undefined && !isForward) high = Math.min(high, rows.placeOf(start) - 1);
  for (; low <= high; ) yield rows.rows[isForward ? low++ : high--] as Row<NotedItem>;
}

function startOf(key: NotedItem, index: IndexName | undefined): string {
  const own = placeOf(key);
  return index ? orderOf(textOf(key[`${index}sk`]) ?? "", own) : own.sk;
}

/** The keys between which rows are wanted: from the first one to before the second. */
function boundsOf({ KeyConditionExpression, ExpressionAttributeValues: values }: Query) {
  const text = (name: string) => textOf(values[name]) ?? "";
  switch (KeyConditionExpression) {
    case "#pk = :pk AND #sk BETWEEN :from AND :to":
      return { from: text(":from"), to: `${text(":to")}\u0000${AFTER_ALL}` };
    case "#pk = :pk AND #sk <= :sk":
      return { from: "", to: `${text(":sk")}\u0000${AFTER_ALL}` };
    case "#pk = :pk AND begins_with(#sk, :sk)":
      return { from: text(":sk"), to: `${text(":sk")}${AFTER_ALL}` };
    default:
      throw new Error(`an unknown key condition: ${KeyConditionExpression}`);
  }
}
