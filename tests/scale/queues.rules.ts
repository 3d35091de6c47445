import { derivedFrom } from "../cost/measure";
import type { Acts } from "./acts";
import { rateOf, type Scenario } from "./day.rules";

/** What the readers of the stream have to do at the busiest second of a scenario. */
export type Queue = {
  scenario: string;
  /** How many of their batches are handled at the same time: what comes a second, times what it takes. */
  atOnce: number;
  /** The share of its time that the lane of the largest practice is busy; above 1, its queue grows. */
  largest: number;
};

/** So many alerts of as many people are in a batch. */
export const TOLD_TOGETHER = 10;
export const TOLD = `${TOLD_TOGETHER} alerts are told`;
export const LETTER = "a letter leaves";

/** Whether an act is what a reader of the stream does of a change. */
const isRead = (act: string) => act.startsWith(derivedFrom("")) || [TOLD, LETTER].includes(act);

/** The queues of all scenarios in which something is read, the longest first. */
export function queuesOf(acts: Acts, scenarios: readonly Scenario[]): Queue[] {
  const queues = scenarios.map(({ name, loads }) => {
    const queue: Queue = { scenario: name, atOnce: 0, largest: 0 };
    for (const { act, perSecond, ofLargest, beside } of loads) {
      const done = acts[act];
      if (!isRead(act) || !done) continue;
      const seconds = 1 / rateOf(done, 1);
      queue.atOnce += perSecond * seconds;
      if (!beside) queue.largest += ofLargest * seconds;
    }
    return queue;
  });
  return queues.filter(({ atOnce }) => atOnce > 0).sort((a, b) => b.atOnce - a.atOnce);
}
