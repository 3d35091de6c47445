import { Reservations } from "../../agenda/reservations";
import { Novedades } from "../../courts/novedades";
import { seeingAll } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  get,
  type Item,
  isStale,
  query,
  type Range,
  replace,
  walk,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { shelfRange } from "../../kernel/records";
import { RECORD_KINDS, SHELVES } from "../../kernel/records/record.rules";
import { Ledger } from "../../money/ledger";
import { Alerts } from "../../telling/alerts";
import { type CountedItem, countedRange } from "./counted.item";
import { refreshAll } from "./refresh";
import { ensureState } from "./state";
import {
  dueOf,
  hasTags,
  isCounted,
  type StateItem,
  stateKey,
  toState,
  UNCOUNTED,
} from "./state.item";
import { type CountedKind, idOf } from "./tags.rules";
import type { Ref } from "./truth";

type Step = { kind: CountedKind; range: Omit<Range, "after"> };

/** The ranges of a practice's records, in the order in which they are counted. */
function stepsOf(ownerId: string): Step[] {
  const shelves = RECORD_KINDS.flatMap((kind) =>
    SHELVES.map((shelf) => ({ kind, range: shelfRange(kind, ownerId, shelf) })),
  );
  const others: Step[] = [
    ...Novedades.rangesOf(ownerId).map((range) => ({ kind: "novedad" as const, range })),
    { kind: "reservation", range: Reservations.rangeOf(ownerId) },
    { kind: "alert", range: Alerts.rangeOf(ownerId) },
    { kind: "ledgerEntry", range: Ledger.rangeOf(ownerId) },
    { kind: "ledgerBalance", range: Ledger.rangeOf(ownerId) },
  ];
  return [...shelves, ...others].map(({ kind, range }) => ({
    kind,
    range: {
      ...range,
      newestFirst: false,
      limit: PAGE,
      attributes: ["pk", "sk", "_id", "folderId", "type"],
    },
  }));
}

const PAGE = 240;

type Named = Item & { _id?: string; folderId?: string };

/** Counts every record of a practice, counted before or not. Returns how many were wrong. */
export async function countAll(ownerId: string): Promise<number> {
  let corrected = 0;
  const seen = new Set<string>();
  for (const { kind, range } of stepsOf(ownerId)) {
    for await (const refs of pages(kind, range)) {
      for (const { id } of refs) seen.add(id);
      corrected += await refreshAll(ownerId, refs);
    }
  }
  return corrected + (await dropGone(ownerId, seen));
}

async function* pages(kind: CountedKind, range: Step["range"]): AsyncGenerator<Ref[]> {
  let after: Partial<Item> | undefined;
  do {
    const { items, last } = await query<Named>({ ...range, after });
    yield refsOf(kind, items);
    after = last;
  } while (after);
}

/** A silent alert is stored at an alert's key, and does not count. */
const refsOf = (kind: CountedKind, items: readonly Named[]): Ref[] =>
  items.filter(({ type }) => type === kind).map((item) => ({ kind, id: idOf(kind, item) }));

/** Removes from the counters records that no longer exist. */
async function dropGone(ownerId: string, seen: ReadonlySet<string>): Promise<number> {
  const gone: Ref[] = [];
  for await (const { kind, id } of walk<CountedItem>({ ...countedRange(ownerId), limit: 500 })) {
    if (!seen.has(id)) gone.push({ kind, id });
  }
  return refreshAll(ownerId, gone);
}

/** For how many ms a request counts at most before it reports that there is more to count. */
const PATIENCE_MS = 15_000;

/**
 * Counts a practice that was never counted, or by other tags, once: concurrent changes are counted
 * by the stream, and each record counts once whichever comes first. Continues where an earlier call
 * stopped. Throws `service.unavailable` where this call did not finish.
 */
export const countFirst = (ownerId: string, patienceMs = PATIENCE_MS): Promise<void> =>
  seeingAll(() => count(ownerId, patienceMs));

async function count(ownerId: string, patienceMs: number): Promise<void> {
  await ensureState(ownerId);
  const state = await get<StateItem>(stateKey(ownerId));
  if (!state || isCounted(state)) return;
  const until = performance.now() + patienceMs;
  if (!hasTags(state)) await keep(ownerId, UNCOUNTED);
  const { step: first, after: from } = (hasTags(state) && state.progress) || { step: 0, after: "" };
  const steps = stepsOf(ownerId);
  for (let step = first; step < steps.length; step += 1) {
    const { kind, range } = steps[step] as Step;
    const after = step === first && from ? { pk: range.pk, sk: from } : undefined;
    const stopped = await countStep(ownerId, kind, { ...range, after }, until);
    if (stopped) {
      await keep(ownerId, { progress: { step, after: stopped } });
      throw new AppError("service.unavailable", COUNTING, { retryAfter: 2 });
    }
  }
  await keep(ownerId, { countedAt: nowIso(), progress: null });
}

const COUNTING = "Estamos contando tu estudio. Probá de nuevo en unos segundos.";

/** Counts a range; if time runs out, returns the key of the last record that was counted. */
async function countStep(ownerId: string, kind: CountedKind, range: Range, until: number) {
  let after = range.after;
  do {
    const { items, last } = await query<Named>({ ...range, after });
    await refreshAll(ownerId, refsOf(kind, items));
    after = last;
    if (after && performance.now() > until) return items.at(-1)?.sk;
  } while (after);
  return undefined;
}

/** Stores how far a practice was counted. */
const keep = (
  ownerId: string,
  change: Partial<Pick<StateItem, "tags" | "countedAt" | "progress">>,
) =>
  again(async () => {
    const state = await get<StateItem>(stateKey(ownerId));
    if (!state) return;
    await commit(replace(toState(ownerId, dueOf(state), { ...state, ...change }), state));
  }, isStale);

/** Marks a practice as completely counted. */
export const markCounted = (ownerId: string) =>
  keep(ownerId, { ...UNCOUNTED, countedAt: nowIso() });
