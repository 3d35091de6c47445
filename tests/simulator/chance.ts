import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers, { setImmediate as turn } from "node:timers/promises";
import { setIds } from "@foja/core/kernel/id";
import { setPause } from "@foja/core/kernel/pause";
import { type Random, random } from "../practice/random";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number in the digits of a ULID. */
function digits(value: number, length: number): string {
  let [text, left] = ["", value];
  for (let i = 0; i < length; i += 1) {
    text = `${DIGITS[left % 32]}${text}`;
    left = Math.floor(left / 32);
  }
  return text;
}

let chance: Random = random(1);

/** Draws ids, secrets, tokens and pauses of the whole process from a seed, from now on. */
export function seedProcess(seed: number): void {
  chance = random(seed);
  let made = 0;
  setIds((time) => {
    made += 1;
    return `${digits(time, 10)}${digits(made, 16)}`;
  });
}

const randomBytes = (size: number) =>
  Buffer.from(Array.from({ length: size }, () => chance.below(256)));

function randomInt(from: number, to?: number): number {
  return to === undefined ? chance.below(from) : from + chance.below(to - from);
}

function randomUUID(): string {
  const hex = randomBytes(16).toString("hex");
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${a}-${b}-4${c}-8${d}-${hex.slice(20)}`;
}

/** A pause is over at the next turn: simulated time passes between steps only. */
async function pause<T>(_ms?: number, value?: T): Promise<T> {
  await turn();
  return value as T;
}

/**
 * Replaces the sources of chance of this process, and its pauses, by those of the simulator. For a
 * process of its own: nothing is restored.
 */
export function replaceChance(): void {
  Object.assign(crypto, { randomBytes, randomInt, randomUUID });
  Object.assign(timers, { setTimeout: pause });
  setPause(pause);
  // Clients multiply a pause by it.
  Math.random = () => chance.below(1000) / 1e9;
  syncBuiltinESMExports();
}
