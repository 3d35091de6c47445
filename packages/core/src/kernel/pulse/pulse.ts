import { setTimeout as pause } from "node:timers/promises";
import { clockNow } from "../clock";
import { aside, commit, put, query } from "../dynamo";
import { type BeatItem, beatRange, toBeatItem } from "./pulse.item";
import {
  type Memory,
  type Outcome,
  PULSES,
  type PulseName,
  type PulseState,
  stateOf,
  toWrite,
} from "./pulse.rules";

/** How long, in ms, work waits for its pulse to be written. */
const PATIENCE_MS = 500;

const written = new Map<PulseName, Memory>();

type Said = { problem?: string; ageSeconds?: number };

/**
 * Records that a service Foja depends on worked or failed just now. Never throws and never takes
 * long: a pulse that cannot be written is lost.
 */
export async function beat(name: PulseName, outcome: Outcome, said: Said = {}): Promise<void> {
  const now = clockNow();
  const last = written.get(name);
  const memory = toWrite(last, outcome, now);
  if (!memory) return;
  written.set(name, memory);
  const { problem = null, ageSeconds = null } = said;
  const at = new Date(now).toISOString();
  const writing = aside(() =>
    commit(put(toBeatItem({ name, outcome, at, problem, ageSeconds }))),
  ).catch(() => {
    // The next beat is written, whatever its outcome.
    if (written.get(name) === memory) written.delete(name);
  });
  await Promise.race([writing, pause(PATIENCE_MS, undefined, { ref: false })]);
}

/** A service's state according to an error: its problem, an answer, or undefined (our own bug). */
export type Judged = { problem: string } | "answered" | undefined;

/** Does the work, and records the state of the service it uses. Returns its result or rethrows. */
export async function watched<T>(
  name: PulseName,
  work: () => Promise<T>,
  judge: (error: unknown) => Judged,
): Promise<T> {
  try {
    const result = await work();
    await beat(name, "good");
    return result;
  } catch (error) {
    const judged = judge(error);
    if (judged === "answered") await beat(name, "good");
    else if (judged) await beat(name, "bad", judged);
    throw error;
  }
}

/** The state of one service: its last good and bad instants, UTC ISO, with their details. */
export type Pulse = {
  name: PulseName;
  state: PulseState;
  goodAt: string | null;
  badAt: string | null;
  /** The last failure, while the state is bad. */
  problem: string | null;
  /** The age recorded with the later of the two, in seconds. */
  ageSeconds: number | null;
};

/** The state of every service, in the order of `PULSES`. */
export async function pulses(): Promise<Pulse[]> {
  const { items } = await query<BeatItem>(beatRange);
  return PULSES.map((name) => {
    const of = (outcome: Outcome) =>
      items.find((item) => item.name === name && item.outcome === outcome);
    return pulseOf(name, of("good"), of("bad"));
  });
}

function pulseOf(name: PulseName, good: BeatItem | undefined, bad: BeatItem | undefined): Pulse {
  const [goodAt, badAt] = [good?.at ?? null, bad?.at ?? null];
  const state = stateOf(goodAt, badAt);
  const latest = state === "bad" ? bad : good;
  const problem = state === "bad" ? (bad?.problem ?? null) : null;
  return { name, state, goodAt, badAt, problem, ageSeconds: latest?.ageSeconds ?? null };
}

/** Forgets what this process wrote: for tests. */
export function forgetPulses(): void {
  written.clear();
}
