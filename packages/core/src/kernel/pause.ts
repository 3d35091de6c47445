import { setTimeout as sleep } from "node:timers/promises";

type Pause = (ms: number) => Promise<unknown>;

let ambient: Pause = sleep;

/** Waits `ms` milliseconds; tests can replace the wait. */
export const pause = (ms: number): Promise<unknown> => ambient(ms);

/** Replaces how `pause` waits; without an argument, restores the system's. For tests. */
export function setPause(replacement: Pause = sleep): void {
  ambient = replacement;
}
