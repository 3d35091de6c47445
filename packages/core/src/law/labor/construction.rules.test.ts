import { expect, it } from "vitest";
import { settle } from "./labor.rules";

const pays = (count: number) => Array<number>(count).fill(900_000);
const fund = { regimenEspecial: "construccion" } as const;

it.each([
  [1, 108_000, undefined],
  [12, 1_296_000, undefined],
  [13, 1_296_000, 72_000],
])("%i months put %i and %s into the fund", (count, first, rest) => {
  const { rubros, total } = settle({ ...fund, remuneraciones: pays(count) });
  expect(rubros.map(({ monto }) => monto)).toEqual(rest ? [first, rest] : [first]);
  expect(total).toBe(first + (rest ?? 0));
});

it("pays neither art. 245 nor notice, whatever the end", () => {
  const dates = {
    fechaIngreso: "2024-01-02",
    fechaEgreso: "2026-05-20",
    modo: "sinCausa",
  } as const;
  const { rubros, regimen } = settle({ ...fund, ...dates, remuneraciones: pays(20) });
  expect(rubros.map(({ codigo }) => codigo)).toEqual([
    ...["fondo_cese_12pct_primer_anio", "fondo_cese_8pct_resto"],
  ]);
  expect(regimen).toBe("C");
});

it("adds what every end pays where it is asked for, with its dates", () => {
  const asked = { ...fund, remuneraciones: pays(20), opciones: { incluirRubrosFinales: true } };
  expect(() => settle(asked)).toThrow(/^Fecha de ingreso: los rubros finales la piden/);
  const dates = { fechaIngreso: "2024-09-01", fechaEgreso: "2026-04-20" };
  const { rubros } = settle({ ...asked, ...dates });
  expect(rubros.find(({ codigo }) => codigo === "dias_trabajados")?.monto).toBe(600_000);
});
