import { at } from "@foja/core/kernel/clock";
import { Statistics } from "@foja/core/operations/statistics";
import { reactTo } from "./reaction";

/** Writes documents of a day that the job of the night passed on, beside other functions. */
export const handler = reactTo("snapshots.due", ({ at: instant, owners }) =>
  at(instant, () => Statistics.writeSnapshots(owners)),
);
