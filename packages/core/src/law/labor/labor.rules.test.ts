import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import { describe, expect, it } from "vitest";
import { settle } from "./labor.rules";
import { laborResult, laborVariables } from "./labor.schema";

describe("the worked settlements", () => {
  it.each(LABOR_CASES)("$id: $titulo", ({ variables, rubros, total, intermedios }) => {
    const result = settle(laborVariables.parse(variables));
    expect(laborResult.parse(result)).toEqual(result);
    expect(result.intermedios).toMatchObject(intermedios);
    if (rubros === null || total === null) return;
    expect(Object.fromEntries(result.rubros.map((r) => [r.codigo, r.monto]))).toEqual(rubros);
    expect(result.total).toBe(total);
  });
});
