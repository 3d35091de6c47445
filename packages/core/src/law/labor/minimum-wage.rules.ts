/**
 * The minimum wage (SMVM) of a month of full time, in pesos, as it was at the beginning of some years:
 * from memory. It never went down, so that it is the least of every later day until the next one.
 */
const LEAST: readonly (readonly [since: string, pesos: number])[] = [
  ["2016-01-01", 6_060],
  ["2017-01-01", 8_060],
  ["2018-01-01", 9_500],
  ["2019-01-01", 11_300],
  ["2020-01-01", 16_875],
  ["2021-01-01", 20_587.5],
  ["2022-01-01", 32_000],
  ["2023-01-01", 65_427],
  ["2024-01-01", 156_000],
  ["2025-01-01", 286_711],
  ["2026-01-01", 341_000],
];

/** What the minimum wage was on a day, at least; undefined before the first one that is known. */
export function leastWageOn(day: string): { least: number; since: string } | undefined {
  const [since, least] = LEAST.findLast(([from]) => from <= day) ?? [];
  return since === undefined || least === undefined ? undefined : { since, least };
}
