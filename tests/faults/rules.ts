/** The faults between the application and its database. */
export const FAULTS = [
  "throttle",
  "error",
  "conflict",
  "drop-before",
  "drop-after",
  "delay",
] as const;

export type Fault = (typeof FAULTS)[number];

/** The requests that get a fault. All given conditions must hold. */
export type Rule = {
  fault: Fault;
  /** Only for this operation (`PutItem`) or these. */
  operation?: string | string[];
  /** Only for the n-th request that the rule would match, from 1. */
  nth?: number;
  /** Only for requests that were not sent before with the same body: each retry passes. */
  fresh?: boolean;
  /** At most this many times. */
  times?: number;
  /** With a chance from 0 to 1, drawn from the proxy's seed. */
  probability?: number;
  /** How long a `delay` takes in ms, or below, what ends it. */
  delayMs?: number;
  until?: Promise<unknown>;
};

type State = { rule: Rule; seen: number; used: number; asked: Set<string> };

/** Decides for each request which rule applies; the first match wins. */
export class Rules {
  #rules: State[] = [];
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  set(rules: Rule[]): void {
    this.#rules = rules.map((rule) => ({ rule, seen: 0, used: 0, asked: new Set() }));
  }

  choose(operation: string, words = ""): Rule | undefined {
    for (const state of this.#rules) {
      if (!concerns(state.rule, operation)) continue;
      state.seen += 1;
      const isFresh = !state.asked.has(words);
      state.asked.add(words);
      if (!this.#applies(state, isFresh)) continue;
      state.used += 1;
      return state.rule;
    }
    return undefined;
  }

  #applies({ rule, seen, used }: State, isFresh: boolean): boolean {
    if (rule.fresh && !isFresh) return false;
    if (rule.nth !== undefined && rule.nth !== seen) return false;
    if (rule.times !== undefined && used >= rule.times) return false;
    return rule.probability === undefined || this.#random() < rule.probability;
  }
}

function concerns({ operation }: Rule, name: string): boolean {
  return operation === undefined || [operation].flat().includes(name);
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
