/** For how long a run works, in ms: the reaction's time limit is a minute later. */
export const BUDGET_MS = 240_000;

/** A clock of a run: whether its time is up. */
export function timed(budgetMs: number): () => boolean {
  const startedAt = performance.now();
  return () => performance.now() - startedAt > budgetMs;
}
