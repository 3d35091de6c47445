import { Statistics } from "@foja/core/operations/statistics";
import { job } from "./job";

/**
 * Writes the document of the day of each practice where it is past 00:30. Throws if one failed, so
 * that it runs again.
 */
export const handler = job("stats-snapshot", async (): Promise<Statistics.Snapshots> => {
  const done = await Statistics.snapshot();
  if (done.failed > 0) throw new Error(`${done.failed} of ${done.due} documents failed`);
  return done;
});
