import { SAMPLE } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";
import { type LaborVariables, laborVariables } from "./labor.schema";

type Changes = { [key in keyof LaborVariables]?: unknown };

function faultsOf(changes: Changes & Record<string, unknown>) {
  const read = laborVariables.safeParse({ ...SAMPLE, ...changes });
  return Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

describe("impossible variables", () => {
  it.each<[string, Changes, string, RegExp]>([
    [
      "egreso before ingreso",
      { fechaEgreso: "2022-01-01" },
      "fechaEgreso",
      /^Fecha de egreso: no puede/,
    ],
    [
      "29 February of no leap year",
      { fechaIngreso: "2023-02-29" },
      "fechaIngreso",
      /^Fecha de ingreso: escribí/,
    ],
    ["a date that is a number", { fechaEgreso: 20260420 }, "fechaEgreso", /^Fecha de egreso/],
    ["no date", { fechaIngreso: undefined }, "fechaIngreso", /^Fecha de ingreso: completá/],
    ["a year out of bounds", { fechaEgreso: "2999-01-01" }, "fechaEgreso", /^Fecha de egreso/],
    ["no pay", { remuneracion: undefined }, "remuneracion", /^Remuneración: escribí/],
    ["pay 0", { remuneracion: 0 }, "remuneracion", /^Remuneración: tiene que ser mayor que cero/],
    ["pay under 0", { remuneracion: -1 }, "remuneracion", /^Remuneración: tiene que ser mayor/],
    ["pay NaN", { remuneracion: Number.NaN }, "remuneracion", /^Remuneración: escribí un importe/],
    [
      "pay without end",
      { remuneracion: Number.POSITIVE_INFINITY },
      "remuneracion",
      /^Remuneración/,
    ],
    ["pay as text", { remuneracion: "100" }, "remuneracion", /^Remuneración: escribí un importe/],
    [
      "a month that no table can hold",
      { remuneracionesNoRegistradas: [5e-324] },
      "remuneracionesNoRegistradas.0",
      /^Remuneraciones no registradas: un mes lleva un centavo/,
    ],
    [
      "days that no table can hold",
      { opciones: { diasVacacionesGozadas: 1e-131 } },
      "opciones.diasVacacionesGozadas",
      /^Días de vacaciones gozados: es un número demasiado chico/,
    ],
    ["pay beyond all", { remuneracion: 1e13 }, "remuneracion", /^Remuneración: hasta/],
    ["no mode", { modo: undefined }, "modo", /^Modo de extinción: completá/],
    ["an unknown mode", { modo: "abandono" }, "modo", /^Modo de extinción: elegí/],
    ["no sum", { modo: "mutuoAcuerdo" }, "sumaAcordada", /^Suma acordada/],
    [
      "no retirement",
      { modo: "jubiladoQueSigue" },
      "fechaJubilacion",
      /^Fecha de jubilación: hace/,
    ],
    ["a late retirement", { fechaJubilacion: "2026-05-01" }, "fechaJubilacion", /^Fecha de jub/],
    [
      "a false date too early",
      { fechaIngresoRegistrada: "2020-01-01" },
      "fechaIngresoRegistrada",
      /^Fecha de ingreso reg/,
    ],
    ["11 months", { mesesArt182: 11 }, "mesesArt182", /^Meses del art. 182: son 12 o 13/],
    [
      "no list",
      { remuneracionesNoRegistradas: [] },
      "remuneracionesNoRegistradas",
      /al menos un mes/,
    ],
    [
      "months under 0",
      { remuneracionesNoRegistradas: [-1] },
      "remuneracionesNoRegistradas.0",
      /negativo/,
    ],
    [
      "a thousand months",
      { remuneracionesNoRegistradas: Array(1000).fill(1) },
      "remuneracionesNoRegistradas",
      /hasta 720/,
    ],
    ["no fund", { regimenEspecial: "construccion" }, "remuneraciones", /^Remuneraciones: el fondo/],
    ["an unknown regime", { regimen: "D" }, "regimen", /^Régimen: elegí A, B o C/],
    ["75 % of 251", { opciones: { porcentaje251: 75 } }, "opciones.porcentaje251", /es 50 o 100/],
    [
      "40 % of 245 bis",
      { opciones: { porcentajeArt245bis: 40 } },
      "opciones.porcentajeArt245bis",
      /va de 50 a 100/,
    ],
    [
      "183 b without a wage",
      { opciones: { art183b: true } },
      "opciones.salarioMinimo",
      /^Salario mínimo/,
    ],
    [
      "a past end of term",
      { opciones: { fechaFinPlazoFijo: "2026-01-01" } },
      "opciones.fechaFinPlazoFijo",
      /^Fin del plazo/,
    ],
    [
      "a past end of leave",
      { opciones: { fechaHastaArt213: "2026-01-01" } },
      "opciones.fechaHastaArt213",
      /^Alta o fin/,
    ],
    [
      "a date out of the relation",
      { opciones: { reingreso: { fecha: "2020-01-01", indemnizacionAnterior: 1 } } },
      "opciones.reingreso.fecha",
      /^Fecha de reingreso/,
    ],
    ["no concepts", { conceptos: [] }, "conceptos", /^Conceptos: cargá al menos uno/],
  ])("%s", (_, changes, path, message) => {
    expect(faultsOf(changes)[path]).toMatch(message);
  });

  it("refuses a key it does not know, here and in the options", () => {
    expect(Object.keys(faultsOf({ sueldo: 1 }))).toHaveLength(1);
    expect(Object.keys(faultsOf({ opciones: { sueldo: 1 } }))).toHaveLength(1);
  });

  it("refuses concepts of uneven months", () => {
    const concept = (months: number) => ({
      ...{ nombre: "Básico", clase: "fijo", importes: Array(months).fill(1) },
    });
    expect(faultsOf({ conceptos: [concept(12), concept(11)] })).toEqual({
      "conceptos.1.importes": expect.stringMatching(/misma cantidad de meses/),
    });
    expect(faultsOf({ conceptos: [concept(13)] })["conceptos.0.importes"]).toMatch(/hasta 12/);
  });
});

describe("possible variables", () => {
  it("may be null where they may be left out", () => {
    const nothing = {
      topeCCT: null,
      enPrueba: null,
      regimen: null,
      opciones: null,
      conceptos: null,
    };
    expect(faultsOf(nothing)).toEqual({});
  });

  it("need only the pays of a building worker", () => {
    const fund = { regimenEspecial: "construccion", remuneraciones: [900_000] };
    expect(laborVariables.safeParse(fund).success).toBe(true);
  });
});
