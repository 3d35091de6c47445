import type { Rule } from "../faults/rules";
import type { Random } from "../practice/random";

/** What goes wrong in a step; nothing in most of them. */
export const HARMS = ["kill", "drop", "double", "conflict", "throttle", "error", "delay"] as const;
export type Harm = (typeof HARMS)[number] | "none";

export const drawHarm = (chance: Random): Harm =>
  chance.often(0.35) ? chance.pick(HARMS) : "none";

const WRITES = ["TransactWriteItems", "PutItem", "DeleteItem"];

/** After a kill the process answers nothing for so many requests, and then there is another. */
const DEAD_FOR = 40;

/** The faults of the table for a harm, drawn. */
export function rulesOf(harm: Harm, chance: Random): Rule[] {
  const nth = 1 + chance.below(12);
  switch (harm) {
    case "kill":
      return Array.from({ length: DEAD_FOR }, (_, i) => ({
        fault: "drop-before" as const,
        nth: nth + i,
      }));
    case "drop":
      return [{ fault: "drop-before", probability: 0.2, times: 6 }];
    case "double":
      return [{ fault: "drop-after", operation: WRITES, probability: 0.5, times: 3 }];
    case "conflict":
    case "throttle":
    case "error":
    case "delay":
      return [{ fault: harm, probability: 0.2, times: 8 }];
    default:
      return [];
  }
}
