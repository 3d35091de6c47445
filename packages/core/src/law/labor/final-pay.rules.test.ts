import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";

describe("the days of the month", () => {
  it("begin with the relation when it began that month", () => {
    const { figures, amounts } = settled({ fechaIngreso: "2026-04-16", modo: "renuncia" });
    expect(figures).toMatchObject({ dias_trab_mes: 5, dias_semestre_trab: 5, dias_anio_trab: 5 });
    expect(amounts.dias_trabajados).toBe(200_000);
  });

  it("may be thirtieths, a whole month being whole", () => {
    const opciones = { divisorDiasTrabajados: "treinta" } as const;
    const on = (fechaEgreso: string) => settled({ fechaEgreso, opciones }).amounts.dias_trabajados;
    expect([on("2026-05-20"), on("2026-05-31"), on("2027-02-28")]).toEqual([
      ...[800_000, 1_200_000, 1_200_000],
    ]);
  });

  it("are of the pay of today, as the vacations, and nothing else is", () => {
    const { amounts } = settled({ remuneracionActual: 1_500_000 });
    const plain = settled().amounts;
    expect(amounts.dias_trabajados).toBe(1_000_000);
    expect(amounts.vacaciones_no_gozadas).toBeCloseTo((plain.vacaciones_no_gozadas ?? 0) * 1.25, 1);
    expect(amounts.sac_proporcional).toBe(plain.sac_proporcional);
    expect(amounts.antiguedad_245).toBe(plain.antiguedad_245);
  });
});

describe("the bonus of the semester", () => {
  it("is half of the best month in proportion to its days", () => {
    expect(settled({ fechaEgreso: "2026-06-30" }).amounts.sac_proporcional).toBe(600_000);
    expect(settled({ fechaEgreso: "2024-06-30" }).amounts.sac_proporcional).toBe(600_000);
    const best = { mejorRemuneracionSemestre: 1_810_000, fechaEgreso: "2026-06-30" };
    expect(settled(best).amounts.sac_proporcional).toBe(905_000);
  });
});

describe("vacations", () => {
  it.each([
    ["2022-01-01", 14],
    ["2021-12-31", 21],
    ["2017-01-01", 14 + 7],
    ["2016-12-31", 28],
    ["2007-01-01", 28],
    ["2006-12-31", 35],
  ])("of one who entered on %s are %i days, by the end of the year", (fechaIngreso, days) => {
    expect(settled({ fechaIngreso, fechaEgreso: "2026-02-01" }).figures.dias_vac_anuales).toBe(
      days,
    );
  });

  it("are in proportion to 366 days in a leap year", () => {
    const { figures } = settled({ fechaEgreso: "2024-02-29" });
    expect(figures).toMatchObject({ dias_anio: 366, dias_anio_trab: 60, dias_vac_prop: 2.295082 });
  });

  it.each([
    ["ninguno", 4.219178],
    ["arriba", 5],
    ["cercano", 4],
    ["abajo", 4],
  ] as const)("rounded: %s", (redondeoVacaciones, days) => {
    expect(settled({ opciones: { redondeoVacaciones } }).figures.dias_vac_prop).toBe(days);
  });

  it("leave out the days already taken, and the bonus on them", () => {
    const opciones = { diasVacacionesGozadas: 2, incluirSACvacaciones: false };
    const { amounts, figures } = settled({ opciones });
    expect(figures.dias_vac_prop).toBe(2.219178);
    expect(amounts).not.toHaveProperty("sac_vacaciones");
    const all = settled({ opciones: { diasVacacionesGozadas: 14 } }).amounts;
    expect(all).not.toHaveProperty("vacaciones_no_gozadas");
  });

  it("of few days worked may be one for each twenty", () => {
    const opciones = { vacacionesArt153: true };
    const few = settled({ opciones });
    expect(few.figures.dias_vac_prop).toBe(3);
    expect(few.lineOf("vacaciones_no_gozadas")?.norma).toContain("153");
    const given = settled({ opciones: { ...opciones, diasHabilesTrabajados: 40 } });
    expect(given.figures.dias_vac_prop).toBe(2);
    const enough = settled({ opciones, fechaEgreso: "2026-09-20" });
    expect(enough.figures.dias_vac_prop).toBeGreaterThan(10);
  });
});

it("may be left out whole", () => {
  const { amounts } = settled({ opciones: { incluirRubrosFinales: false } });
  expect(Object.keys(amounts)).toEqual([
    ...["antiguedad_245", "preaviso_232", "sac_preaviso", "integracion_233", "sac_integracion"],
  ]);
});
