import type { ComputeCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { storage } from "~/lib/storage";

const KEY = "foja.calculation-to-keep";

/** A calculation made without an account, to be saved in one. */
export type ToKeep = {
  computed: ComputeCalculator;
  /** The Idempotency-Key of its creation, the same for every try. */
  key: string;
};

/** Stores a calculation until there is a session: opening an address must not save anything. */
export const leaveToKeep = (computed: ComputeCalculator): void =>
  storage.set(KEY, JSON.stringify({ computed, key: crypto.randomUUID() } satisfies ToKeep));

/** The stored calculation, if there is a readable one. */
export function leftToKeep(): ToKeep | undefined {
  try {
    const left: unknown = JSON.parse(storage.get(KEY) ?? "null");
    return isToKeep(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

export const forgetKept = (): void => storage.remove(KEY);

/** Its variables are checked by the server. */
const isToKeep = (left: unknown): left is ToKeep =>
  typeof left === "object" && left !== null && "computed" in left && "key" in left;
