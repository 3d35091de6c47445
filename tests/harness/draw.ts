/**
 * The part that one run takes of what is multiplied: routes before generated requests, scenarios
 * before faults, walks through screens, a second database, a second zone. `npm test` takes slice
 * `FOJA_SLICE=5/16` and generates with `SEED`; both are printed, and the same two numbers repeat a run.
 * Sixteen slices in a row take everything. Without `FOJA_SLICE`, as in `npm run test:full` and when a
 * file is run by its name, everything is taken at once.
 */
export type Slice = { number: number; of: number };

export const SLICES = 16;

/** The slice of a text such as `5/16`; everything without one. Throws when it is no slice. */
export function sliceOf(text: string | undefined): Slice {
  if (!text) return { number: 1, of: 1 };
  const [, number, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!number || !of || number > of) throw new Error(`FOJA_SLICE is no slice: ${text}`);
  return { number, of };
}

export const slice = sliceOf(process.env.FOJA_SLICE);

/** Whether this run takes everything, with all generated inputs. */
export const takesAll = slice.of === 1;

/** The seed of all that is generated: the day, unless it is given. */
export const SEED = Number(
  process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""),
);

/**
 * The part of a list for a slice: a window of `share` of it (at least one in `of`), which moves on by
 * one with each slice. What is next to each other goes into different slices, so that long and short
 * ones spread evenly. The order of the list stays.
 */
export function drawn<T>(all: readonly T[], share = 0, { number, of }: Slice = slice): T[] {
  const wide = Math.max(1, Math.round(share * of));
  return all.filter((_, i) => (i + of - ((number - 1) % of)) % of < wide);
}

/** The fourth of a list that the file `part` (1 to 4) of a suite in four files tests, drawn. */
export function drawnPart<T>(all: readonly T[], part: number, share: number, which = slice): T[] {
  const ofPart = all.filter((_, i) => i % PARTS === part - 1);
  return drawn(ofPart, share, which);
}

/**
 * How often a run repeats what finds something only by repetition, or how many of a crowd it takes: all
 * of them when everything is taken, an eighth in a slice, and `least` at least.
 */
export const rounds = (all: number, least = 2, which = slice): number =>
  which.of === 1 ? all : Math.min(all, Math.max(least, Math.round(all / 8)));

/** In how many files a suite is that would take too long as one. */
export const PARTS = 4;

/** Every `of`-th of a short list, the next ones in the next slice; all of it when everything is taken. */
export const inTurn = <T>(all: readonly T[], of: number, which = slice): T[] =>
  which.of === 1 ? [...all] : all.filter((_, i) => i % of === (which.number - 1) % of);
