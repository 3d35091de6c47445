import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, query, replace } from "../../kernel/dynamo";
import { newId } from "../../kernel/id";
import { afterFailure, type Breaker, breakerNow, CLOSED } from "./causa.rules";
import { type Portal, type Run, SYSTEMS, type System, type Worker } from "./causa.schema";
import {
  freshPortal,
  type PortalItem,
  type PortalRecord,
  portalKey,
  type RunItem,
  runRange,
  toPortal,
  toRun,
} from "./portal.item";
import { CONTENDED, retryContended } from "./store";

const NAMES: Record<System, string> = {
  pjn: "Poder Judicial de la Nación (PJN)",
  mev: "Mesa de Entradas Virtual (MEV)",
};

/** A portal as stored. */
export const read = async (system: System): Promise<PortalItem> =>
  (await get<PortalItem>(portalKey(system))) ?? freshPortal(system);

/** Stores a change of a portal's state; `news` returns undefined where there is none. */
export function write(
  system: System,
  news: (kept: PortalRecord) => Partial<PortalRecord> | undefined,
): Promise<void> {
  return retryContended(async () => {
    const kept = await read(system);
    const changed = news(kept);
    if (!changed) return;
    const next = toPortal({ ...kept, ...changed }, kept.version === 0 ? 1 : kept.version);
    const refused = () => CONTENDED;
    await commit(kept.version === 0 ? insert(next, refused) : replace(next, kept, refused));
  });
}

/**
 * Stores a round of a portal's worker, and the portal's state after it. A round in which nothing
 * was due leaves that state unchanged.
 */
export async function finish(
  system: System,
  breaker: Breaker,
  run: Run,
  heard: boolean,
): Promise<void> {
  await commit(insert(toRun(system, run, newId("causa"))));
  await write(system, () => ({
    ...breaker,
    lastRunAt: run.at,
    ...(heard || run.error !== null ? { lastError: run.error } : {}),
    ...(heard ? { lastGoodAt: nowIso() } : {}),
  }));
}

/**
 * Stores whether a portal answered a request outside of a round: failures count towards its breaker
 * as those of a round do, and an answer resets them. One more failure of a portal that is left alone
 * says nothing new: the request began before.
 */
export const heard = (system: System, answered: boolean): Promise<void> =>
  write(system, (kept) => {
    if (answered) return kept.failures === 0 ? undefined : CLOSED;
    const breaker = breakerNow(kept, now());
    return breaker.state === "open" ? undefined : afterFailure(breaker, now());
  });

const present = (portal: PortalRecord): Portal => ({
  system: portal.system,
  name: NAMES[portal.system],
  state: breakerNow(portal, now()).state,
  openedAt: portal.openedAt,
  openUntil: portal.openUntil,
  lastGoodAt: portal.lastGoodAt,
  lastRunAt: portal.lastRunAt,
  lastError: portal.lastError,
});

/** The state of the portals, for any practice. */
export const list = async (): Promise<Portal[]> =>
  (await Promise.all(SYSTEMS.map(read))).map(present);

const SHOWN_RUNS = 20;

/** The portals with their last rounds, for administrators. */
export const workers = (): Promise<Worker[]> => Promise.all(SYSTEMS.map(worker));

async function worker(system: System): Promise<Worker> {
  const range = { ...runRange(system), limit: SHOWN_RUNS };
  const [kept, { items }] = await Promise.all([read(system), query<RunItem>(range)]);
  const runs = items.map(({ at, seconds, outcome, asked, failed, movements, error }) => {
    return { at, seconds, outcome, asked, failed, movements, error };
  });
  return { ...present(kept), failures: kept.failures, runs };
}

/** Whether a portal is known to be down: shown on each of its cases. */
export const isDown = (breaker: Breaker): boolean => breakerNow(breaker, now()).state !== "closed";
