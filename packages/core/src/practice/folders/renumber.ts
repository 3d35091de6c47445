import { chunks } from "../../kernel/chunks";
import {
  change,
  commit,
  get,
  type Item,
  isStale,
  type Key,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { hasFoja } from "../kinds/kinds.rules";
import { fojasIn } from "./docket.item";

/** The most entries of one transaction, besides the count of their case. */
const AT_ONCE = 90;

/** Whether an entry is older than file numbers; a note has an explicit null instead. */
export const isUnnumbered = (entry: Item): boolean => hasFoja(entry.type) && !("foja" in entry);

/**
 * Gives the next file numbers of a case to entries without one, in the given order. Stops where
 * somebody files an entry meanwhile; the next run continues. Returns whether it gave any.
 */
export async function numberAll(tally: Key, entries: Item[]): Promise<boolean> {
  let given = false;
  for (const part of chunks(entries, AT_ONCE)) {
    if (!(await numberPart(tally, part))) return given;
    given = true;
  }
  return given;
}

async function numberPart(tally: Key, entries: Item[]): Promise<boolean> {
  const kept = await get(tally);
  if (!kept) return false;
  const last = fojasIn(kept);
  const counted = replace({ ...kept, fojas: last + entries.length }, kept);
  try {
    await commit(counted, ...entries.map((entry, nth) => numbered(entry, last + nth + 1)));
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
}

const numbered = ({ pk, sk }: Item, foja: number): Write =>
  change({
    key: { pk, sk },
    set: "SET #foja = :foja ADD #version :one",
    onlyIf: "attribute_exists(pk) AND attribute_not_exists(#foja)",
    names: { "#foja": "foja", "#version": "version" },
    values: { ":foja": foja, ":one": 1 },
  });
