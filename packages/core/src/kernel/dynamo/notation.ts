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

/** A key in DynamoDB's notation: its attributes are strings. */
export const noteKey = ({ pk, sk }: { pk: string; sk: string }) => ({
  pk: { S: pk },
  sk: { S: sk },
});
