import { addDays } from "@foja/core/kernel/day.rules";
import { random } from "../practice/random";
import { drawHarm, type Harm } from "./harms";
import { jobsOf } from "./jobs";

/** Something that happens: a job, or somebody's act; `seed` draws whose and what. */
export type Step = {
  /** Its place in its run: `2026-03-02/7`. */
  id: string;
  at: number;
  job?: string;
  harm: Harm;
  seed: number;
};

/** How many acts a working day has, and which part of the working days after the first year. */
const ACTS = { least: 4, most: 10, daysLater: 1 / 3 };
/** The first day of a run, if nobody says another: a Monday of summer. */
export const START = "2026-02-02";

const HOUR = 3600_000;

/** A number that differs for each seed and text. */
export function mixed(seed: number, text: string): number {
  let mix = seed | 0;
  for (const letter of text) mix = Math.imul(mix ^ letter.charCodeAt(0), 0x01000193);
  return mix >>> 0;
}

/** Whether a day is in the first year of a run: the densest, and the one most looked at. */
export const isOfFirstYear = (start: string, day: string): boolean => day < addDays(start, 366);

/**
 * The steps of a day, the same for the same seed: those of another day do not change them. After the
 * first year less is done: what a long run looks for is what years do to what is there.
 */
export function stepsOf(seed: number, day: string, start = START): Step[] {
  const chance = random(mixed(seed, day));
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const isQuiet = !isOfFirstYear(start, day) && !chance.often(ACTS.daysLater);
  const isFree = weekday === 0 || weekday === 6 || isQuiet;
  const acts = isFree ? 0 : ACTS.least + chance.below(ACTS.most - ACTS.least + 1);
  // From nine to seven in Buenos Aires.
  const opening = Date.parse(`${day}T12:00:00Z`);
  const done = Array.from({ length: acts }, () => ({ at: opening + chance.below(10 * HOUR) }));
  const jobs = jobsOf(day).map(({ at, name }) => ({ at, job: name }));
  return [...done, ...jobs]
    .sort((a, b) => a.at - b.at)
    .map((one, n) => {
      const id = `${day}/${n}`;
      return { id, ...one, harm: drawHarm(chance), seed: mixed(seed, id) };
    });
}

/** The days of a run, in order. */
export const daysFrom = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(start, n));
