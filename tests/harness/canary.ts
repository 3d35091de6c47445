import { AsyncLocalStorage } from "node:async_hooks";

/**
 * `FOJA_CANARY=1` gives every practice of a run a reserved case that its person may not see, with
 * every kind of record in it, and searches whatever anybody receives for its text.
 */
export const IS_LURKING = process.env.FOJA_CANARY === "1";

/** A word that is in every text of those cases, and nowhere else. */
export const LURKING = "kanario4f7c";

const people = new AsyncLocalStorage<true>();

/** Runs work whose results only people who see such a case may receive. */
export const amongItsPeople = <T>(work: () => Promise<T>): Promise<T> => people.run(true, work);

/** Throws when a received text contains a word of such a case. */
export function lookInto(what: string, text: string): void {
  if (!IS_LURKING || people.getStore()) return;
  looked += 1;
  const at = text.indexOf(LURKING);
  if (at >= 0)
    throw new Error(`${what} shows a hidden case: ${text.slice(Math.max(0, at - 400), at + 100)}`);
}

let looked = 0;

/** Logs how many texts were searched since the last log. */
export function sayLooked(): void {
  if (IS_LURKING) console.info(`Looked into ${looked} things that somebody received.`);
  looked = 0;
}
