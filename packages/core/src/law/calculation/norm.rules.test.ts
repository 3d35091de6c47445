import { expect, it } from "vitest";
import { canonical } from "./canonical.rules";
import { inForce, isVerified, type Norm } from "./norm.rules";

const norm = (
  valor: string,
  vigenciaDesde: string,
  vigenciaHasta: string | null,
): Norm<string> => ({
  ...{ norma: "LCT 245", verificado: "V", fuente: "B.O.", valor, vigenciaDesde, vigenciaHasta },
});
const NORMS = [
  norm("a", "2020-01-01", "2024-07-08"),
  norm("c", "2024-07-09", null),
  norm("b", "2024-07-01", "2024-07-31"),
];

it.each([
  ["2019-12-31", undefined],
  ["2020-01-01", "a"],
  ["2024-06-30", "a"],
  ["2024-07-01", "b"],
  ["2024-07-08", "b"],
  ["2024-07-09", "c"],
  ["2030-01-01", "c"],
])("on %s is in force the latest of those in force: %s", (day, valor) => {
  expect(inForce(NORMS, day)?.valor).toBe(valor);
  expect(inForce(NORMS.toReversed(), day)?.valor).toBe(valor);
});

it("is in force on its last day and not on the next", () => {
  const only = [norm("a", "2020-01-01", "2020-01-31")];
  expect(inForce(only, "2020-01-31")?.valor).toBe("a");
  expect(inForce(only, "2020-02-01")).toBeUndefined();
});

it("takes for verified what was read or reported, and not what is remembered or inferred", () => {
  expect((["V", "R", "M", "I"] as const).map(isVerified)).toEqual([true, true, false, false]);
});

it("writes equal data as equal text, whatever the order of their keys", () => {
  const text = '{"a":{"c":[2,1],"d":null},"b":"x"}';
  expect(canonical({ b: "x", a: { d: null, c: [2, 1] } })).toBe(text);
  expect(canonical({ a: { c: [2, 1], d: null }, b: "x" })).toBe(text);
});
