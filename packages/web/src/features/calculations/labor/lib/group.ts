import { canonical } from "@foja/core/law/calculation/canonical.rules";
import { laborVariables } from "@foja/core/law/labor/labor.schema";
import type { PartialCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { formatDate } from "~/lib/format";
import type { Kept } from "./labor-result";

/** A saved scenario of the same comparison. */
export type Saved = Kept & { id: string };
/** The scenarios to compare with: saved ones, and those set aside. */
export type Beside = { others: Saved[]; aside: Kept[] };

/** The settlements of a group except the open one, oldest first, labelled by description or day. */
export const othersOf = (group: readonly PartialCalculator[], open: string): Saved[] =>
  [...group].sort(byAge).flatMap(({ _id, description, date = "", variables }) => {
    const read = laborVariables.safeParse(variables);
    if (_id === open || !read.success) return [];
    return [{ id: _id, label: description || formatDate(date), variables: read.data }];
  });

// Identifiers sort by creation.
const byAge = (a: PartialCalculator, b: PartialCalculator) => (a._id < b._id ? -1 : 1);

/** Those set aside that are not in the group: a saved one is there already. */
export function notAmong(kept: readonly Kept[], others: readonly Saved[]): Kept[] {
  const saved = new Set(others.map(({ variables }) => canonical(variables)));
  return kept.filter(({ variables }) => !saved.has(canonical(variables)));
}

/** The label of the next one set aside: neither taken nor the end of a saved one's. */
export function nextLabel(taken: readonly string[]): string {
  let number = 1;
  while (taken.some((label) => label === nth(number) || label.endsWith(` · ${nth(number)}`))) {
    number += 1;
  }
  return nth(number);
}

const nth = (number: number) => `Escenario ${number}`;
