import { isDeepStrictEqual } from "node:util";
import {
  type Item,
  insert,
  put,
  remove,
  removeAny,
  replace,
  type Write,
} from "../../kernel/dynamo";
import { fold } from "../../kernel/text.rules";
import { type CountedItem, countedKey, dayIndex, placedKey, toPlaced } from "./counted.item";
import { type Added, addition, counterKey } from "./counter.item";
import { difference, placesOf, type Tags } from "./counter.rules";
import { type Case, type Entry, type Gathered, homesOf, isThere } from "./gather";
import { type Part, sourceOfAct, tagsOf, tagsOfCase, wordsOf } from "./tags.rules";

/** How a record is counted, without its key. */
type Counting = Pick<CountedItem, "tags" | "part" | "state" | "there" | "following" | "reserved">;

/** The writes of a commit being prepared: `added` are those of the counters. */
type Plan = { ownerId: string; writes: Write[]; added: Map<string, Added>; changed: number };

/** The writes that correct counters and contributions, and how many differed. */
export function changesOf(
  { ownerId, entries, cases }: Gathered,
  at: string,
): { writes: Write[]; changed: number } {
  const plan: Plan = { ownerId, writes: [], added: new Map(), changed: 0 };
  for (const entry of entries) planEntry(plan, entry, cases);
  for (const one of cases.values()) planCase(plan, one);
  if (plan.added.size > 0) touchTotals(plan);
  const counters = [...plan.added.values()].map((one) => addition(one, at, { ownerId }));
  return { writes: [...plan.writes, ...counters], changed: plan.changed };
}

function planEntry(plan: Plan, entry: Entry, cases: Map<string, Case>): void {
  const { ref, prior } = entry;
  const next = countingOf(entry, cases);
  if (isSame(prior, next)) return;
  plan.changed += 1;
  // Whether it counts depends on its case's shelf and access: the commit fails if these change.
  for (const id of homesOf(entry)) {
    const home = cases.get(id);
    if (home) home.touched = true;
  }
  plan.writes.push(...kept(plan.ownerId, ref, prior, next), ...placing(plan.ownerId, entry, next));
  add(plan, prior?.tags, next?.tags);
}

function planCase(plan: Plan, one: Case): void {
  const { id, prior, touched } = one;
  const next = countingOfCase(one);
  if (!prior && !next) return;
  // A reserved case is stored from the first: its later changes are seen by that.
  const isNew = !prior && next?.reserved;
  if (!touched && !isNew && isSame(prior, next)) return;
  plan.changed += isDeepStrictEqual(prior?.tags ?? {}, next?.tags ?? {}) ? 0 : 1;
  plan.writes.push(...kept(plan.ownerId, { kind: "folder", id }, prior, next));
  add(plan, prior?.tags, next?.tags, one);
}

function countingOf({ ref, truth, after }: Entry, cases: Map<string, Case>): Counting | undefined {
  const { standing, record, reserved } = truth;
  if (!record) return reserved ? EMPTY : undefined;
  const home = after && cases.get(after.folderId);
  const there = home ? isThere(home.truth.standing) : false;
  return { tags: tagsOf(ref.kind, standing, record, there), ...(after && { part: after }) };
}

/** A case that is deleted, restored, reserved or opened has what is hidden with it recounted. */
function countingOfCase({ prior, truth, state }: Case): Counting | undefined {
  const { standing, record, reserved = false } = truth;
  if (!record && !reserved) return undefined;
  const there = isThere(standing);
  const was = prior?.reserved ?? false;
  const turned = prior !== undefined && (prior.there !== there || was !== reserved);
  const following = turned || prior?.following === true;
  const marked = reserved || prior?.reserved !== undefined;
  const tags = record ? tagsOfCase(standing, record, state) : {};
  return { tags, state, there, following, ...(marked && { reserved }) };
}

const EMPTY: Counting = { tags: {} };

/** Whether a record counts as before; absent equals counted nowhere. */
function isSame(prior: CountedItem | undefined, next: Counting | undefined): boolean {
  if (prior && !next) return false;
  const { tags, part, state, there, following, reserved } = prior ?? EMPTY;
  const { tags: nextTags, ...rest } = next ?? EMPTY;
  const before = { part, state, there, following, reserved };
  if (!prior && Object.keys(nextTags).length === 0 && !rest.part && !rest.there) return true;
  return isDeepStrictEqual(plain({ ...before, tags }), plain({ ...rest, tags: nextTags }));
}

/** A value as the table returns it: without undefined fields. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

function kept(
  ownerId: string,
  { kind, id }: { kind: CountedItem["kind"]; id: string },
  prior: CountedItem | undefined,
  next: Counting | undefined,
): Write[] {
  if (!next) return prior ? [remove(prior)] : [];
  const item: CountedItem & Item = {
    ...countedKey(ownerId, kind, id),
    type: "counted",
    version: 1,
    ...{ kind, id, userId: ownerId },
    ...next,
    ...indexOf(ownerId, kind, id, next),
  };
  return [prior ? replace(item, prior) : insert(item)];
}

/** The index by day of a record, if it counts in one. */
function indexOf(ownerId: string, kind: CountedItem["kind"], id: string, next: Counting) {
  const { part, tags } = next;
  if (!part || Object.keys(tags).length === 0) return undefined;
  if (sourceOfAct(tags)) return dayIndex(ownerId, "ACTS", id, part.day);
  return kind === "ledgerEntry" ? dayIndex(ownerId, "MONEY", id, part.day) : undefined;
}

/** The writes that move an entry in the order of its case. */
function placing(ownerId: string, { ref, prior }: Entry, next: Counting | undefined): Write[] {
  const placeOf = (part: Part | undefined) =>
    part?.group ? { ...part, group: part.group } : undefined;
  const [was, is] = [placeOf(prior?.part), placeOf(next?.part)];
  const [from, to] = [was, is].map((part) => part && placedKey(ownerId, ref.id, part));
  const writes: Write[] = [];
  if (from && from.sk !== to?.sk) writes.push(removeAny(from));
  const stays = from?.sk === to?.sk && was?.cents === is?.cents;
  if (is && !stays) writes.push(put(toPlaced(ownerId, ref.kind, ref.id, is)));
  return writes;
}

/** Adds to each counter the difference between two sets of tags. */
function add({ ownerId, added }: Plan, before: Tags = {}, after: Tags = {}, one?: Case): void {
  for (const [tag, by] of difference(before, after)) {
    for (const place of placesOf(tag)) {
      const key = counterKey(ownerId, place);
      const spelled = place.of === "word" ? spellingOf(place, one) : undefined;
      const found = added.get(key.sk) ?? { key, by: new Map<string, number>(), spelled };
      found.by.set(place.name, (found.by.get(place.name) ?? 0) + by);
      added.set(key.sk, found);
    }
  }
}

/** A word as the case spells it or, where the case no longer has it, folded. */
function spellingOf({ field, word }: { field: string; word: string }, one: Case | undefined) {
  const written = one?.truth.record && wordsOf(one.truth.record)[field];
  return { field, word: written && fold(written) === word ? written : word };
}

/** Touches the totals, which store when any figure last changed. */
function touchTotals({ ownerId, added }: Plan): void {
  const key = counterKey(ownerId, { of: "totals", name: "" });
  if (!added.has(key.sk)) added.set(key.sk, { key, by: new Map() });
}
