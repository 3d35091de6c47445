import { settled } from "@foja/harness/labor/sample";
import { expect, it } from "vitest";
import { rateAfter } from "./interest-rate.rules";
import { lawOf, REGIME_NORMS } from "./regime.rules";

it.each([
  ["1950-01-01", "A"],
  ["2024-07-08", "A"],
  ["2024-07-09", "B"],
  ["2026-03-05", "B"],
  ["2026-03-06", "C"],
  ["2199-12-31", "C"],
] as const)("a termination on %s is of regime %s", (day, regime) => {
  expect(lawOf(day)).toMatchObject({
    regime,
    day: regime === "A" && day < "1975" ? "1974-09-27" : day,
  });
});

it("reads the regime the lawyer rules on its nearest day", () => {
  expect(lawOf("2026-11-20", "A").day).toBe("2024-07-08");
  expect(lawOf("2026-11-20", "B").day).toBe("2026-03-05");
  expect(lawOf("2020-01-01", "B").day).toBe("2024-07-09");
  expect(lawOf("2020-01-01", "C").day).toBe("2026-03-06");
  expect(lawOf("2025-01-01", "B").day).toBe("2025-01-01");
});

it("has no gap between one law and the next", () => {
  const next = (day: string | null) =>
    day && new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const [a, b, c] = REGIME_NORMS;
  expect([next(a?.vigenciaHasta ?? null), next(b?.vigenciaHasta ?? null)]).toEqual([
    b?.vigenciaDesde,
    c?.vigenciaDesde,
  ]);
});

it("gives its own rate to what is owed", () => {
  expect(rateAfter("2026-03-06")).toBe("lct276");
  expect(rateAfter("2026-03-05")).toBe("art55");
  expect(rateAfter("2026-03-05", "C")).toBe("lct276");
});

it("rules every line, and says so", () => {
  const trial = { enPrueba: true, fechaIngreso: "2026-02-01" };
  expect(settled(trial).amounts).not.toHaveProperty("preaviso_15_dias");
  const ruled = settled({ ...trial, regimen: "B" });
  expect(ruled.amounts).toMatchObject({ preaviso_15_dias: 600_000, sac_preaviso: 50_000 });
  expect(ruled.result.regimen).toBe("B");
  expect(ruled.warned("Se eligió la LCT con la Ley 27.742")).toBe(true);
  expect(settled({ regimen: "C" }).warned("Se eligió")).toBe(false);
});

it("brings the old fines back with the old regime", () => {
  const asked = { noRegistrado: true, intimacionArt80: true };
  expect(settled(asked).amounts).not.toHaveProperty("art80_LCT_multa");
  const old = settled({ ...asked, regimen: "A" });
  expect(old.amounts).toMatchObject({ ley25323_art1: 3_600_000, art80_LCT_multa: 3_600_000 });
});
