import { setTimeout as sleep } from "node:timers/promises";

type Pause = (ms: number) => Promise<unknown>;

let ambient: Pause = sleep;

/** Waits so many milliseconds: for work whose tests do not wait. */
export const pause = (ms: number): Promise<unknown> => ambient(ms);

/** Replaces how one waits; without an argument, back to the system's. For tests. */
export function setPause(replacement: Pause = sleep): void {
  ambient = replacement;
}
