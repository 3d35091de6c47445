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

/** How long work waits for its pulse to be written, in ms. */
const PATIENCE_MS = 500;

const written = new Map<PulseName, Memory>();

type Said = { problem?: string; ageSeconds?: number };

/**
 * Notes that something Foja depends on did well or badly just now. Never throws and never takes
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
    // The next one is written whatever it is.
    if (written.get(name) === memory) written.delete(name);
  });
  await Promise.race([writing, pause(PATIENCE_MS, undefined, { ref: false })]);
}

/** What an error says of who was asked: a problem of theirs, an answer, or nothing (a slip of ours). */
export type Judged = { problem: string } | "answered" | undefined;

/** Does the work, and notes how whoever it asks does. The work's own result or error is passed on. */
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

/** The pulse of one name: its last good and bad moments, UTC ISO, and what was said with them. */
export type Pulse = {
  name: PulseName;
  state: PulseState;
  goodAt: string | null;
  badAt: string | null;
  /** What went wrong the last time, while it is so. */
  problem: string | null;
  /** The age that came with the later of the two, in seconds. */
  ageSeconds: number | null;
};

/** The pulse of everything there is a name for, in the order of the names. */
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
