/** A value in DynamoDB's notation, of the types that the application writes. */
export type Noted =
  | { S: string }
  | { N: string }
  | { BOOL: boolean }
  | { NULL: true }
  | { L: Noted[] }
  | { M: NotedItem };

export type NotedItem = { [name: string]: Noted };

/** The text of a value; undefined where it is none. */
export const textOf = (value: Noted | undefined): string | undefined =>
  value && "S" in value ? value.S : undefined;

/** The number of a value; undefined where it is none. */
export const numberOf = (value: Noted | undefined): number | undefined =>
  value && "N" in value ? Number(value.N) : undefined;

export const noteNumber = (value: number): Noted => ({ N: String(value) });

/** The value at a path such as `["read", "usr_1"]`; undefined where there is none. */
export function valueAt(item: NotedItem | undefined, path: readonly string[]): Noted | undefined {
  let value: Noted | undefined = item && { M: item };
  for (const name of path) value = value && "M" in value ? value.M[name] : undefined;
  return value;
}

/** A copy of an item with another value at a path, or with none. The maps above must exist. */
export function withValue(
  item: NotedItem,
  [name = "", ...rest]: readonly string[],
  value: Noted | undefined,
): NotedItem {
  if (rest.length > 0) {
    const map = item[name];
    if (!map || !("M" in map)) throw new Error(`no map at ${name}`);
    return { ...item, [name]: { M: withValue(map.M, rest, value) } };
  }
  const { [name]: _, ...others } = item;
  return value === undefined ? others : { ...others, [name]: value };
}
