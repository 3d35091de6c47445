import { tableDefinition } from "@foja/core/kernel/dynamo";

/** A value and an item in DynamoDB's notation. */
type Noted = Record<string, unknown>;
export type NotedItem = Record<string, Noted>;

/** What one operation takes of one partition of the table or of an index. */
export type Touch = {
  index: string;
  pk: string;
  read: number;
  write: number;
  /** A read that found nothing: AWS counts the least for it. */
  empty?: true;
};

const octets = (text: string) => Buffer.byteLength(text);

/** The octets of an item, as DynamoDB counts them: names and values. */
export const sizeOf = (item: NotedItem): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + octets(name) + sizeOfValue(value), 0);

function sizeOfValue(noted: Noted): number {
  const [[kind, value] = ["NULL", true]] = Object.entries(noted);
  if (kind === "S") return octets(value as string);
  if (kind === "B") return Buffer.from(value as string, "base64").length;
  if (kind === "N") return sizeOfNumber(value as string);
  if (kind === "L") {
    return 3 + (value as Noted[]).reduce((sum, one) => sum + 1 + sizeOfValue(one), 0);
  }
  if (kind === "M") return 3 + sizeOf(value as NotedItem) + Object.keys(value as object).length;
  return 1;
}

/** Two digits take an octet, and the sign and the power one each. */
function sizeOfNumber(text: string): number {
  const digits = text
    .replace(/^-/, "")
    .replace(".", "")
    .replace(/^0+|0+$/g, "");
  return Math.ceil(digits.length / 2) + 1 + (text.startsWith("-") ? 1 : 0);
}

const KB = 1024;
const readUnits = (size: number, consistent: boolean) =>
  Math.max(1, Math.ceil(size / (4 * KB))) * (consistent ? 1 : 0.5);
const writeUnits = (size: number) => Math.max(1, Math.ceil(size / KB));

const TABLE = "table";
const textOf = (value: Noted | undefined) => (value as { S?: string } | undefined)?.S;
const keyOf = (item: NotedItem | undefined, name: string) => textOf(item?.[name]);

/** A read of one item, or of none. */
export const readTouch = (pk: string, item: NotedItem | undefined, consistent: boolean): Touch => ({
  ...{ index: TABLE, pk, write: 0 },
  read: readUnits(item ? sizeOf(item) : 0, consistent),
  ...(!item && { empty: true }),
});

/** A query: what it read is counted together, also what a filter left out. */
export const queryTouch = (
  index: string | undefined,
  pk: string,
  items: readonly NotedItem[],
  consistent: boolean,
): Touch => ({
  ...{ index: index ?? TABLE, pk, write: 0 },
  read: readUnits(
    items.reduce((sum, item) => sum + sizeOf(item), 0),
    consistent,
  ),
  ...(items.length === 0 && { empty: true }),
});

/** A write: of the table by the larger of both images, twice in a transaction; then of each index. */
export function writeTouches(
  pk: string,
  before: NotedItem | undefined,
  after: NotedItem | undefined,
  inTransaction: boolean,
): Touch[] {
  const [was, is] = [before ? sizeOf(before) : 0, after ? sizeOf(after) : 0];
  const own = writeUnits(Math.max(was, is)) * (inTransaction ? 2 : 1);
  const touches: Touch[] = [{ index: TABLE, pk, read: 0, write: own }];
  if (before && after && isSame(before, after)) return touches;
  const images = { before, after, was, is };
  return [...touches, ...tableDefinition.indexes.flatMap((index) => indexTouches(index, images))];
}

type Images = { before?: NotedItem; after?: NotedItem; was: number; is: number };

/** An index: an entry that stays is written once, one that moves is taken out and put in. */
function indexTouches(
  { name, partitionKey, sortKey }: (typeof tableDefinition.indexes)[number],
  { before, after, was, is }: Images,
): Touch[] {
  const [from, to] = [keyOf(before, partitionKey), keyOf(after, partitionKey)];
  const at = (pk: string, size: number): Touch => ({
    ...{ index: name, pk, read: 0 },
    write: writeUnits(size),
  });
  const stays = from && from === to && keyOf(before, sortKey) === keyOf(after, sortKey);
  if (stays) return [at(from, Math.max(was, is))];
  return [...(from ? [at(from, was)] : []), ...(to ? [at(to, is)] : [])];
}

const isSame = (some: NotedItem, other: NotedItem) =>
  JSON.stringify(some) === JSON.stringify(other);

/** The units of some touches together. */
export const unitsOf = (touches: readonly Touch[]): number =>
  touches.reduce((sum, { read, write }) => sum + read + write, 0);

/**
 * What DynamoDB Local says of the steps of an operation. It differs from AWS in three things: a batch
 * or a query that finds nothing costs nothing; in a transaction an index counts twice, too; and of the steps of a
 * transaction that cost alike it counts one.
 */
export function asLocalSays(operation: string, steps: readonly Touch[][]): number {
  if (operation !== "TransactWriteItems") {
    return unitsOf(steps.flat().filter(({ empty }) => !empty || operation === "GetItem"));
  }
  const amounts = steps.map((touches) =>
    [TABLE, "gsi1", "gsi2"].map((index) => {
      const units = unitsOf(touches.filter((touch) => touch.index === index));
      return index === TABLE ? units : 2 * units;
    }),
  );
  const different = new Map(amounts.map((amount) => [amount.join(" "), amount]));
  return [...different.values()].flat().reduce((sum, units) => sum + units, 0);
}

/** The keys of one family: what tells one practice, record or address from another is left out. */
export const familyOf = (pk: string): string =>
  pk
    .replace(/[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}/g, "<id>")
    .replace(/\b[0-9a-f]{32,}\b|(?<=#)[\w-]{40,}/g, "<hash>")
    .replace(/(?<=^(EMAIL|MAILS)#)[^<]*@.*/, "<e-mail>");

/** Whether a partition is one practice's, record's or address's, and not everybody's. */
export const isOwn = (pk: string): boolean => familyOf(pk) !== pk;
