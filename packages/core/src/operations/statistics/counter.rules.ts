/**
 * Where a record counts: the name of a counter, and how much it adds.
 *
 * - `t:<name>`: a total;
 * - `m:<family>:<name>@<YYYY-MM>`: of a month;
 * - `d:<family>:<name>@<YYYY-MM-DD>`: of a day, and of its month;
 * - `v:<field>:<name>:<word>`: of a word that people wrote in a field, folded.
 */
export type Tags = Readonly<Record<string, number>>;

/** One counter of the table: its item by what it counts, and its attribute. */
export type Place =
  | { of: "totals"; name: string }
  | { of: "months"; family: string; name: string }
  | { of: "days"; family: string; month: string; name: string }
  | { of: "word"; field: string; word: string; name: string };

export const total = (name: string) => `t:${name}`;
export const inMonth = (family: string, name: string, day: string) =>
  `m:${family}:${name}@${day.slice(0, 7)}`;
export const onDay = (family: string, name: string, day: string) => `d:${family}:${name}@${day}`;
export const ofWord = (field: string, name: string, word: string) => `v:${field}:${name}:${word}`;

/** The counters of a tag: one, or two for a day. */
export function placesOf(tag: string): Place[] {
  const [kind, family = "", rest = ""] = cut(tag);
  if (kind === "t") return [{ of: "totals", name: family }];
  if (kind === "v") {
    const at = rest.indexOf(":");
    return [{ of: "word", field: family, name: rest.slice(0, at), word: rest.slice(at + 1) }];
  }
  const [name = "", date = ""] = rest.split("@");
  const month = date.slice(0, 7);
  const ofMonth: Place = { of: "months", family, name: `${name}@${month}` };
  if (kind === "m") return [ofMonth];
  return [ofMonth, { of: "days", family, month, name: `${name}@${date.slice(8)}` }];
}

/** `d:task:due@2026-11-30` as its three parts; the third may contain colons that a person typed. */
function cut(tag: string): string[] {
  const first = tag.indexOf(":");
  const second = tag.indexOf(":", first + 1);
  if (second === -1) return [tag.slice(0, first), tag.slice(first + 1)];
  return [tag.slice(0, first), tag.slice(first + 1, second), tag.slice(second + 1)];
}

/** What changes when one set of tags replaces another: only the differences. */
export function difference(before: Tags, after: Tags): Map<string, number> {
  const changed = new Map<string, number>();
  for (const [tag, by] of Object.entries(after)) changed.set(tag, by);
  for (const [tag, by] of Object.entries(before)) changed.set(tag, (changed.get(tag) ?? 0) - by);
  for (const [tag, by] of changed) if (by === 0) changed.delete(tag);
  return changed;
}
