import type { ComputeCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { storage } from "~/lib/storage";

const KEY = "foja.calculation-to-keep";

/** A calculation made without an account, on its way into one. */
export type ToKeep = {
  computed: ComputeCalculator;
  /** The Idempotency-Key under which it is saved, however often that is tried. */
  key: string;
};

/** Leaves a calculation for when there is a session; an address alone could save nothing. */
export const leaveToKeep = (computed: ComputeCalculator): void =>
  storage.set(KEY, JSON.stringify({ computed, key: crypto.randomUUID() } satisfies ToKeep));

/** What was left, if anything that can be read. */
export function leftToKeep(): ToKeep | undefined {
  try {
    const left: unknown = JSON.parse(storage.get(KEY) ?? "null");
    return isToKeep(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

export const forgetKept = (): void => storage.remove(KEY);

/** Its variables are the server's to check. */
const isToKeep = (left: unknown): left is ToKeep =>
  typeof left === "object" && left !== null && "computed" in left && "key" in left;
