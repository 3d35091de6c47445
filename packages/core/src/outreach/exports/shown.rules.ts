/** Attributes of an item that only the table needs. */
const OF_THE_TABLE = new Set([
  ...["pk", "sk", "type", "version", "ttl", "writeId"],
  ...["gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"],
]);

/**
 * An item as its person gets it: without keys and secrets; `hidden` names attributes, or
 * `part.attribute` within an object, or within each object of a list.
 */
export function shownOf(item: object, hidden: readonly string[] = []): Record<string, unknown> {
  const entries = Object.entries(item).filter(
    ([name]) => !OF_THE_TABLE.has(name) && !hidden.includes(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, without(name, value, hidden)]));
}

function without(name: string, value: unknown, hidden: readonly string[]): unknown {
  const inside = hidden.filter((path) => path.startsWith(`${name}.`));
  if (inside.length === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => without(name, one, hidden));
  const gone = inside.map((path) => path.slice(name.length + 1));
  return Object.fromEntries(Object.entries(value).filter(([part]) => !gone.includes(part)));
}
