import { pacer } from "../../kernel/pace";

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

/**
 * How many parts of an import begin a second at most: with up to 90 writes a second its practice's
 * partition takes less than half of what DynamoDB lets it (1,000 units), and its people go on working
 * meanwhile (decision 224).
 */
const PARTS_A_SECOND = 1;

/** Does `work` for each part, none sooner than a second after the one before. Returns false where time is up. */
export async function paced<T>(
  parts: Iterable<T>,
  late: () => boolean,
  work: (part: T) => Promise<void>,
): Promise<boolean> {
  const turn = pacer(PARTS_A_SECOND);
  for (const part of parts) {
    await turn();
    if (late()) return false;
    await work(part);
  }
  return true;
}
