import { settle } from "@foja/core/law/labor/labor.rules";
import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import type { Row } from "./row";

const WANTED_A_SECOND = 1000;
const SPAN_MS = 2000;

/** Ratio 9: the labour settlements that one core computes in a second ÷ 1,000. */
export function settlementRatio(): Row[] {
  const cases = LABOR_CASES.map(({ variables }) => variables);
  for (const variables of cases) settle(variables);
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < SPAN_MS) {
    for (const variables of cases) settle(variables);
    done += cases.length;
  }
  const aSecond = (done / (performance.now() - start)) * 1000;
  return [
    {
      number: 9,
      what: "labour settlements a second on a core ÷ 1,000",
      value: aSecond / WANTED_A_SECOND,
      target: "≥ 1.00",
      holds: (ratio) => ratio >= 1,
    },
  ];
}
