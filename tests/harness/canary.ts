import { AsyncLocalStorage } from "node:async_hooks";

/**
 * `FOJA_CANARY=1` has every practice of a run keep a reserved case that its person may not see, with all
 * that can be of one, and every test look for its words in whatever anybody receives.
 */
export const IS_LURKING = process.env.FOJA_CANARY === "1";

/** What stands in every text of those cases, and nowhere else. */
export const LURKING = "kanario4f7c";

const people = new AsyncLocalStorage<true>();

/** Does what only who sees such a case may receive. */
export const amongItsPeople = <T>(work: () => Promise<T>): Promise<T> => people.run(true, work);

/** Throws where something that was received says a word of such a case. */
export function lookInto(what: string, text: string): void {
  if (!IS_LURKING || people.getStore()) return;
  looked += 1;
  const at = text.indexOf(LURKING);
  if (at >= 0)
    throw new Error(`${what} shows a hidden case: ${text.slice(Math.max(0, at - 400), at + 100)}`);
}

let looked = 0;

/** Says how many things were looked into since it was said last. */
export function sayLooked(): void {
  if (IS_LURKING) console.info(`Looked into ${looked} things that somebody received.`);
  looked = 0;
}
