/** A value in DynamoDB's notation. Only the types that the application writes. */
type Noted =
  | { S: string }
  | { N: string }
  | { BOOL: boolean }
  | { NULL: true }
  | { B: string }
  | { L: Noted[] }
  | { M: Record<string, Noted> };

export type NotedItem = Record<string, Noted>;

/** Converts an item from DynamoDB's notation. Numbers are counts and instants: safe integers. */
export function fromNotation<T>(item: NotedItem): T {
  const plain: Record<string, unknown> = {};
  for (const name in item) plain[name] = value(item[name] as Noted);
  return plain as T;
}

function value(noted: Noted): unknown {
  if ("S" in noted) return noted.S;
  if ("N" in noted) return Number(noted.N);
  if ("BOOL" in noted) return noted.BOOL;
  if ("NULL" in noted) return null;
  if ("B" in noted) return Buffer.from(noted.B, "base64");
  if ("L" in noted) return noted.L.map(value);
  return fromNotation(noted.M);
}

/**
 * Converts an item to DynamoDB's notation, without what is undefined. Throws a TypeError for what the table
 * could not give back as it is, such as a date or a number that is not safe.
 */
export function toNotation(item: object): NotedItem {
  const noted: NotedItem = {};
  for (const [name, value] of Object.entries(item)) {
    if (value !== undefined) noted[name] = note(value);
  }
  return noted;
}

function note(value: unknown): Noted {
  if (typeof value === "string") return { S: value };
  if (typeof value === "boolean") return { BOOL: value };
  if (value === null) return { NULL: true };
  if (typeof value === "number" && Math.abs(value) <= Number.MAX_SAFE_INTEGER) {
    return { N: String(value) };
  }
  if (Array.isArray(value)) {
    return { L: value.filter((one) => one !== undefined).map(note) };
  }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString("base64") };
  if (isPlain(value)) return { M: toNotation(value) };
  throw new TypeError(`DynamoDB holds no ${typeof value} like this`);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const kind = Object.getPrototypeOf(value) as object | null;
  return kind === Object.prototype || kind === null;
}

/** A key in DynamoDB's notation: its attributes are strings. */
export const noteKey = ({ pk, sk }: { pk: string; sk: string }) => ({
  pk: { S: pk },
  sk: { S: sk },
});
