import { now, nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { hasKind } from "../../kernel/error";
import { CourtUnavailable, courtOf } from "../../kernel/ports/court";
import { type CausaItem, dueRanges } from "./causa.item";
import { afterFailure, type Breaker, breakerNow, CLOSED } from "./causa.rules";
import { type Run, SYSTEMS, type System } from "./causa.schema";
import { fetchFiles } from "./court-files";
import { finish, read } from "./portals";
import { claim, round, stumble } from "./round";
import { alertStale } from "./stale";

type SyncOptions = {
  /** Polls all files, due or not and whatever the breaker's state, each from its beginning. */
  full?: boolean;
  /** Tries a portal whose breaker is open, before its pause is over. */
  trial?: boolean;
  /** How many ms the round may last; the next one goes on where it stopped. */
  budgetMs?: number;
  /** Called with the error of a file that failed for a reason other than its portal. */
  onStumble?: (causaId: string, error: unknown) => void;
};

const BUDGET_MS = 8 * 60_000;
/** How many files of a portal are polled concurrently. */
const WIDTH = 4;

/** A round of every portal, and the alerts about stale files. */
export async function sync(how: SyncOptions = {}) {
  const runs = await toTheEnd(SYSTEMS.map((system) => syncPortal(system, how)));
  const stale = await alertStale();
  const portals = Object.fromEntries(SYSTEMS.map((system, i) => [system, runs[i]]));
  return { ...portals, stale };
}

/** Waits for all of them even if one fails: nothing still runs when its round is over. */
async function toTheEnd<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** A round of one portal: polls what is due, until the portal fails too often. */
export async function syncPortal(system: System, how: SyncOptions = {}): Promise<Run> {
  const startedAt = performance.now();
  const at = nowIso();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  const breaker = breakerNow(await read(system), now());
  const round: Going = { ...NOTHING, at, breaker, heard: false };
  const insists = how.full || how.trial;
  if (breaker.state === "open" && !insists) {
    return recorded(system, { ...round, outcome: "skipped" }, seconds());
  }
  if (breaker.state !== "closed") {
    const error = await trial(system);
    const tried = error === null ? CLOSED : afterFailure(breaker, now());
    if (error !== null)
      return recorded(system, { ...round, breaker: tried, outcome: "down", error }, seconds());
    round.breaker = tried;
    round.heard = true;
  }
  const late = () => performance.now() - startedAt > (how.budgetMs ?? BUDGET_MS);
  const ended = await askForDue(system, round, how, late);
  // What they published with a file, while the portal answers.
  if (ended.breaker.state === "closed" && !late()) await fetchFiles(system, late);
  return recorded(system, late() ? ended : await confirmed(system, ended), seconds());
}

/** A round in progress; `heard` once the portal answered any call in it. */
type Going = Omit<Run, "seconds"> & { breaker: Breaker; heard: boolean };

const NOTHING = { outcome: "done", asked: 0, failed: 0, movements: 0, error: null } as const;

async function recorded(system: System, going: Going, seconds: number): Promise<Run> {
  const { breaker, heard, ...run } = going;
  const whole = { ...run, seconds };
  await finish(system, breaker, whole, heard);
  return whole;
}

/** The one call that an open breaker allows. */
async function trial(system: System): Promise<string | null> {
  try {
    await courtOf(system).health();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error instanceof CourtUnavailable
      ? error.message
      : "El portal respondió algo inesperado al preguntarle cómo está.";
  }
}

/**
 * Where the portal failed and never answered in a round, its health is checked at the end: the few
 * files of a small practice wait longer after each failure, and would take hours to show it.
 */
async function confirmed(system: System, going: Going): Promise<Going> {
  const { breaker, heard, asked } = going;
  if (heard || breaker.state !== "closed" || breaker.failures === 0) return going;
  const error = await trial(system);
  // A portal that is healthy but returns no file is failing too.
  if (error === null) return asked === 0 ? { ...going, breaker: CLOSED, heard: true } : going;
  const after = afterFailure(breaker, now());
  const outcome = after.state === "closed" ? going.outcome : "down";
  return { ...going, breaker: after, error, outcome };
}

async function askForDue(
  system: System,
  start: Going,
  how: SyncOptions,
  late: () => boolean,
): Promise<Going> {
  const going: Going = { ...start };
  // The trial of a slow portal may have taken all the time.
  if (going.heard && late()) return { ...going, outcome: "cut" };
  let batch: CausaItem[] = [];
  const flush = async () => {
    await toTheEnd(batch.map((causa) => askFor(causa, going, how, late)));
    batch = [];
  };
  for await (const causa of due(system, how)) {
    batch.push(causa);
    if (batch.length < WIDTH) continue;
    await flush();
    if (going.breaker.state !== "closed") return { ...going, outcome: "down" };
    if (late()) return { ...going, outcome: "cut" };
  }
  await flush();
  return going.breaker.state === "closed" ? going : { ...going, outcome: "down" };
}

/** The files due to be polled, the longest waiting first; each once, though reading it moves it. */
async function* due(system: System, { full }: SyncOptions): AsyncGenerator<CausaItem> {
  const until = full ? "9" : nowIso();
  const shards = dueRanges(system, until).map((range) => walk<CausaItem>({ ...range, limit: 200 }));
  const asked = new Set<string>();
  for await (const causa of merged(shards, ({ gsi2sk = "" }) => gsi2sk)) {
    if (asked.has(causa._id)) continue;
    asked.add(causa._id);
    yield causa;
  }
}

/** Merges several sorted walks into one, by their sort value. */
async function* merged<T>(walks: AsyncGenerator<T>[], by: (one: T) => string): AsyncGenerator<T> {
  const heads = new Map<AsyncGenerator<T>, T>();
  const step = async (from: AsyncGenerator<T>) => {
    const next = await from.next();
    if (next.done) heads.delete(from);
    else heads.set(from, next.value);
  };
  await Promise.all(walks.map(step));
  while (heads.size > 0) {
    const [from, first] = [...heads].reduce((a, b) => (by(b[1]) < by(a[1]) ? b : a));
    yield first;
    await step(from);
  }
}

async function askFor(
  causa: CausaItem,
  going: Going,
  { full, onStumble }: SyncOptions,
  late: () => boolean,
): Promise<void> {
  if (going.breaker.state !== "closed" || !(await claim(causa))) return;
  let stumbled = false;
  const { outcome, movements, error } = await round(causa._id, { full, late }).catch((thrown) => {
    // An unavailable table is not the file's fault: the round ends here.
    if (hasKind(thrown, "unavailable")) throw thrown;
    stumbled = true;
    onStumble?.(causa._id, thrown);
    return stumble(causa._id);
  });
  going.asked += 1;
  going.movements += movements;
  if (outcome === "failed") {
    going.failed += 1;
    going.error = error;
    // One file that fails keeps no other from being read.
    if (!stumbled) going.breaker = afterFailure(going.breaker, now());
  } else {
    going.breaker = CLOSED;
    going.heard = true;
    if (going.failed === 0) going.error = null;
  }
}
