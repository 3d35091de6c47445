import { type Exact, exact } from "../../kernel/money.rules";

/** A grade of a scale: from where it begins, in units, and its rates in percent. */
type Grade = { above: number; least: number; most: number };

const GRADES_27423: Grade[] = [
  { above: 0, least: 22, most: 33 },
  { above: 15, least: 20, most: 26 },
  { above: 45, least: 18, most: 24 },
  { above: 90, least: 17, most: 22 },
  { above: 150, least: 15, most: 20 },
  { above: 450, least: 13, most: 17 },
  { above: 750, least: 12, most: 15 },
];

const GRADES_14967: Grade[] = [{ above: 0, least: 10, most: 25 }];

type Band = {
  least: Exact;
  most: Exact;
  /** The least by the other reading, which heaps up the tops of all grades before. */
  heaped: Exact;
  formula: { least: string; most: string };
};

const part = (units: Exact, percent: number) => units.times(percent).div(100);

/**
 * The fee of a base in units, by the law's scale. Over the first grade it is the top of the grade
 * before, at its highest rate, plus the rates of the grade on the excess: art. 21 of Ley 27.423.
 */
export function bandOf(ley: "27423" | "14967", base: Exact): Band {
  const grades = ley === "27423" ? GRADES_27423 : GRADES_14967;
  const at = grades.findLastIndex(({ above }) => base.gt(above));
  const { above, least, most } = grades[at] ?? { above: 0, least: 0, most: 0 };
  const before = part(exact(above), grades[at - 1]?.most ?? 0);
  const heap = grades.slice(0, Math.max(at, 0)).reduce((sum, grade, i) => {
    const end = grades[i + 1]?.above ?? 0;
    return sum.plus(part(exact(end - grade.above), grade.most));
  }, exact(0));
  const excess = base.minus(above);
  const said = (rate: number) =>
    before.isZero() ? `${rate} % de la base` : `${before} + ${rate} % de lo que pasa de ${above}`;
  return {
    least: before.plus(part(excess, least)),
    most: before.plus(part(excess, most)),
    heaped: heap.plus(part(excess, least)),
    formula: { least: said(least).replace(".", ","), most: said(most).replace(".", ",") },
  };
}
