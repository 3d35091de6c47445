/** For how long a run works, in ms: the reaction's time limit is a minute later. */
export const BUDGET_MS = 240_000;

/** A clock of a run: whether its time is up. */
export function timed(budgetMs: number): () => boolean {
  const startedAt = performance.now();
  return () => performance.now() - startedAt > budgetMs;
}

/** How long a run waits for a turn of a portal before it leaves its import to a later run, in ms. */
const MOST_WAIT_MS = 60_000;

/** The clock of one step of a run: up with the run, or when it waited so long that its lease may end. */
export function patient(late: () => boolean): () => boolean {
  const waited = timed(MOST_WAIT_MS);
  return () => late() || waited();
}
