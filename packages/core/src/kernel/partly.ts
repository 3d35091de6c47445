import { AppError } from "./error";

/**
 * Applies `work` to each thing in sequence, independently. Returns what was done and, for the rest,
 * the reason. Stops when the table is unavailable; throws that if nothing was done by then.
 */
export async function partly<T, R>(things: readonly T[], work: (one: T) => Promise<R>) {
  const done: R[] = [];
  const failed: { one: T; reason: string }[] = [];
  let outage: AppError | undefined;
  for (const one of things) {
    if (outage) {
      failed.push({ one, reason: outage.message });
      continue;
    }
    try {
      done.push(await work(one));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.kind === "unavailable") outage = error;
      failed.push({ one, reason: error.message });
    }
  }
  if (outage && done.length === 0) throw outage;
  return { done, failed };
}
