import { now, nowIso } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { CourtUnavailable, courtOf } from "../../kernel/ports/court";
import { type CausaItem, dueRanges } from "./causa.item";
import { afterFailure, type Breaker, CLOSED, standing } from "./causa.rules";
import { type Run, SYSTEMS, type System } from "./causa.schema";
import { finish, read } from "./portals";
import { claim, round, stumble } from "./round";
import { alertStale } from "./stale";

type SyncOptions = {
  /** Asks for all, due or not and whatever the breaker says, from the beginning of each docket. */
  full?: boolean;
  /** Tries a portal whose breaker is open, without waiting for it to have rested. */
  trial?: boolean;
  /** SyncOptions long the round may last; the next goes on where it stopped. */
  budgetMs?: number;
  /** Hears why a case could not be brought, where that is no matter of its portal. */
  onStumble?: (causaId: string, error: unknown) => void;
};

const BUDGET_MS = 8 * 60_000;
/** SyncOptions many cases of a portal are asked for side by side. */
const WIDTH = 4;

/** A round of every portal, and the alerts of what has gone stale. */
export async function sync(how: SyncOptions = {}) {
  const runs = await toTheEnd(SYSTEMS.map((system) => syncPortal(system, how)));
  const stale = await alertStale();
  const portals = Object.fromEntries(SYSTEMS.map((system, i) => [system, runs[i]]));
  return { ...portals, stale };
}

/** All of them to their end, whatever becomes of one: nothing goes on after its round is over. */
async function toTheEnd<T>(works: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** A round of one portal: what is due is asked for, until the portal fails too often. */
export async function syncPortal(system: System, how: SyncOptions = {}): Promise<Run> {
  const startedAt = performance.now();
  const at = nowIso();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  const breaker = standing(await read(system), now());
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
  return recorded(system, late() ? ended : await confirmed(system, ended), seconds());
}

/** A round in progress; `heard` once the portal answered anything in it. */
type Going = Omit<Run, "seconds"> & { breaker: Breaker; heard: boolean };

const NOTHING = { outcome: "done", asked: 0, failed: 0, movements: 0, error: null } as const;

async function recorded(system: System, going: Going, seconds: number): Promise<Run> {
  const { breaker, heard, ...run } = going;
  const whole = { ...run, seconds };
  await finish(system, breaker, whole, heard);
  return whole;
}

/** The one call that an open breaker lets through. */
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
 * SyncOptions a round ends where the portal failed and was not heard since: it is asked for its health, as
 * the few files of a small practice wait longer after each failure, and would take hours to show it.
 */
async function confirmed(system: System, going: Going): Promise<Going> {
  const { breaker, heard, asked } = going;
  if (heard || breaker.state !== "closed" || breaker.failures === 0) return going;
  const error = await trial(system);
  // A portal that is healthy but gives no file is failing too.
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
  // The trial of a portal that hardly answers may have taken all there was.
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

/** What is to be asked for, the longest waiting first; each once, though it moves as it is read. */
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

/** Several walks as one, by what each of them is in order of. */
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
    // The table not answering is not the case's fault: the round ends here.
    if (thrown instanceof AppError && thrown.kind === "unavailable") throw thrown;
    stumbled = true;
    onStumble?.(causa._id, thrown);
    return stumble(causa._id);
  });
  going.asked += 1;
  going.movements += movements;
  if (outcome === "failed") {
    going.failed += 1;
    going.error = error;
    // One case that cannot be brought keeps no other from being read.
    if (!stumbled) going.breaker = afterFailure(going.breaker, now());
  } else {
    going.breaker = CLOSED;
    going.heard = true;
    if (going.failed === 0) going.error = null;
  }
}
