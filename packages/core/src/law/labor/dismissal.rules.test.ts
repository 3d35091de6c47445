import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";

const without = (amounts: Record<string, number>, ...codes: string[]) => {
  for (const code of codes) expect(amounts).not.toHaveProperty(code);
};

describe("what each end pays for seniority and notice", () => {
  it.each([
    ["sinCausa", "antiguedad_245", 3_600_000, true],
    ["indirecto", "antiguedad_245", 3_600_000, true],
    ["fuerzaMayor", "indemnizacion_247", 1_800_000, true],
    ["muerte", "indemnizacion_248", 1_800_000, false],
    ["muerteEmpleador", "indemnizacion_249", 1_800_000, false],
    ["plazoFijoCumplido", "indemnizacion_250", 1_800_000, false],
    ["quiebra", "indemnizacion_251", 1_800_000, false],
    ["incapacidad212_2", "indemnizacion_212_2", 1_800_000, false],
    ["incapacidad212_3", "indemnizacion_212_3", 3_600_000, true],
    ["incapacidad212_4", "indemnizacion_212_4", 3_600_000, false],
  ] as const)("%s", (modo, code, amount, notice) => {
    const { amounts } = settled({ modo });
    expect(amounts[code]).toBe(amount);
    expect("preaviso_232" in amounts).toBe(notice);
    expect("integracion_233" in amounts).toBe(notice);
    expect(amounts.dias_trabajados).toBe(800_000);
  });

  it.each(["jubilacion", "renuncia", "conCausa"] as const)(
    "%s pays what every end pays",
    (modo) => {
      const codes = Object.keys(settled({ modo }).amounts);
      expect(codes).toEqual([
        "dias_trabajados",
        "sac_proporcional",
        "vacaciones_no_gozadas",
        "sac_vacaciones",
      ]);
    },
  );

  it("pays the sum agreed and what every end pays", () => {
    const { amounts, result } = settled({ modo: "mutuoAcuerdo", sumaAcordada: 5_000_000.5 });
    expect(amounts.suma_241).toBe(5_000_000.5);
    without(amounts, "antiguedad_245", "preaviso_232");
    expect(result.rubros).toHaveLength(5);
  });

  it("counts after retirement only, for seniority and for notice", () => {
    const old = { modo: "jubiladoQueSigue", fechaIngreso: "2005-01-10" } as const;
    const after = settled({ ...old, fechaJubilacion: "2024-01-10" });
    expect(after.figures).toMatchObject({
      antiguedad: { anios: 2, meses: 3, dias: 11 },
      periodos_245: 2 + 1,
      preaviso_meses: 1,
      dias_vac_anuales: 35,
    });
    expect(after.amounts.indemnizacion_253).toBe(3_600_000);
    const before = settled({ ...old, fechaIngreso: "2024-01-10", fechaJubilacion: "2020-01-01" });
    expect(before.amounts.indemnizacion_253).toBe(3_600_000);
  });
});

describe("toggles of the ends", () => {
  it("leaves force majeure without notice", () => {
    const { amounts } = settled({ modo: "fuerzaMayor", opciones: { preaviso247: false } });
    without(amounts, "preaviso_232", "integracion_233", "sac_preaviso");
  });

  it("gives bankruptcy its whole or its notice, each on its own", () => {
    const modo = "quiebra";
    const whole = settled({ modo, opciones: { porcentaje251: 100 } }).amounts;
    expect(whole.indemnizacion_251).toBe(3_600_000);
    without(whole, "preaviso_232");
    const notified = settled({ modo, opciones: { preaviso251: true } }).amounts;
    expect(notified).toMatchObject({ indemnizacion_251: 1_800_000, preaviso_232: 1_200_000 });
  });

  it("pays nothing for a fixed term under one year", () => {
    const term = { modo: "plazoFijoCumplido", preavisoOtorgado: true } as const;
    const short = settled({ ...term, fechaIngreso: "2025-04-22" });
    without(short.amounts, "indemnizacion_250");
    expect(short.warned("menos de un año")).toBe(true);
    const year = settled({ ...term, fechaIngreso: "2025-04-21" });
    expect(year.amounts.indemnizacion_250).toBe(600_000);
  });

  it("counts a fixed term broken early to its end, since the last reform", () => {
    const opciones = { fechaFinPlazoFijo: "2027-04-20" };
    expect(settled({ opciones }).figures.periodos_245).toBe(4);
    const old = settled({ opciones, regimen: "B" });
    expect(old.figures.periodos_245).toBe(3);
    expect(old.warned("daños y perjuicios")).toBe(true);
  });

  it("takes off what an earlier dismissal paid, never under the last period", () => {
    const opciones = (indemnizacionAnterior: number) => ({
      reingreso: { fecha: "2025-01-21", indemnizacionAnterior, coeficienteIPC: 2 },
    });
    expect(settled({ opciones: opciones(500_000) }).amounts.antiguedad_245).toBe(2_600_000);
    const much = settled({ opciones: opciones(5_000_000) });
    expect(much.amounts.antiguedad_245).toBe(1_200_000);
    expect(much.lineOf("antiguedad_245")?.formula).toContain("no menos del último período");
  });

  describe("of a worker who was hired again", () => {
    const rehired = (fechaEgresoAnterior?: string, more: object = {}) =>
      settled({
        fechaIngreso: "2010-01-04",
        fechaEgreso: "2026-05-20",
        remuneracion: 1_850_000,
        opciones: {
          reingreso: {
            fecha: "2022-03-01",
            indemnizacionAnterior: 5_000_000,
            fechaEgresoAnterior,
          },
        },
        ...more,
      });

    it("counts the earlier service, less what it was paid, up to two years apart", () => {
      const near = rehired("2020-03-01");
      expect(near.amounts.antiguedad_245).toBe(26_450_000);
      expect(near.warned("no hubo servicio y se contó corrido")).toBe(true);
      expect(near.warned("Actualizá con IPC")).toBe(true);
    });

    it("leaves it out after a longer gap, and says so (LCT 18)", () => {
      const apart = rehired("2020-02-29");
      expect(apart.amounts.antiguedad_245).toBe(7_400_000);
      expect(apart.figures.antiguedad).toEqual({ anios: 4, meses: 2, dias: 20 });
      expect(apart.lineOf("antiguedad_245")?.norma).toContain("LCT art. 18");
      expect(apart.warned("Pasaron más de dos años")).toBe(true);
      expect(apart.warned("IPC")).toBe(false);
    });

    it("asks when the first contract ended", () => {
      expect(rehired().amounts.antiguedad_245).toBe(26_450_000);
      expect(rehired().warned("Falta cuándo terminó el contrato anterior")).toBe(true);
    });

    it("is of the law in force at the end: no IPC nor article 18 before the last reform", () => {
      const old = rehired("2015-01-01", { fechaEgreso: "2025-05-20" });
      expect(old.figures.periodos_245).toBe(16);
      const norma = old.lineOf("antiguedad_245")?.norma;
      expect(norma).toContain("LCT art. 255");
      expect(norma).not.toContain("27.802");
      expect(old.warned("IPC")).toBe(false);
    });
  });
});

describe("notice and the rest of the month", () => {
  it.each([
    ["2021-04-21", 1],
    ["2021-04-20", 2],
  ])("of one who entered on %s is of %i months", (fechaIngreso, months) => {
    const { figures, amounts } = settled({ fechaIngreso });
    expect(figures.preaviso_meses).toBe(months);
    expect(amounts.preaviso_232).toBe(months * 1_200_000);
  });

  it("are not due when notice was given; that it counts as service is said where it changes something", () => {
    const { amounts, warned, lineOf } = settled({ preavisoOtorgado: true });
    without(amounts, "preaviso_232", "sac_preaviso", "integracion_233", "sac_integracion");
    expect(warned("art. 19")).toBe(false);
    expect(lineOf("antiguedad_245")?.verificado).toBe(true);
    const opciones = { preavisoOtorgadoSumaAntiguedad: true };
    const added = settled({ preavisoOtorgado: true, opciones });
    expect(added.warned("art. 19")).toBe(true);
    expect(added.lineOf("antiguedad_245")?.verificado).toBe(false);
  });

  it("rest on art. 233 as it was on the day", () => {
    const normOf = (fechaEgreso: string) =>
      settled({ fechaEgreso, fechaIngreso: "2000-01-21" }).lineOf("integracion_233")?.norma;
    expect(normOf("2004-03-26")).toBe("LCT art. 233");
    expect(normOf("2004-03-29")).toBe("LCT art. 233 (Ley 25.877)");
    expect(normOf("2026-04-20")).toBe("LCT art. 233 (Ley 25.877)");
  });

  it("may count the notice after the day it was given", () => {
    const given = { preavisoOtorgado: true, fechaIngreso: "2023-01-10", fechaEgreso: "2026-03-20" };
    expect(settled(given).figures.periodos_245).toBe(3);
    const opciones = { preavisoOtorgadoSumaAntiguedad: true };
    expect(settled({ ...given, opciones }).figures.antiguedad).toEqual({
      ...{ anios: 3, meses: 3, dias: 11 },
    });
    expect(settled({ ...given, opciones }).figures.periodos_245).toBe(4);
  });

  it.each(["2026-04-30", "2026-05-31", "2028-02-29", "2027-02-28"])(
    "leave no rest of a month that ends on %s",
    (fechaEgreso) => {
      without(settled({ fechaEgreso }).amounts, "integracion_233", "sac_integracion");
    },
  );

  it("may divide by thirty", () => {
    const opciones = { divisorIntegracion: "treinta" } as const;
    const may = settled({ fechaEgreso: "2026-05-20", opciones });
    expect(may.amounts.integracion_233).toBe(400_000);
    expect(settled({ fechaEgreso: "2026-05-30", opciones }).amounts).not.toHaveProperty(
      "integracion_233",
    );
  });

  it("may be of other months, and without their bonus", () => {
    const opciones = {
      mesesPreaviso: 1.5,
      incluirSACpreaviso: false,
      incluirSACintegracion: false,
    };
    const { amounts, lineOf } = settled({ opciones });
    expect(amounts.preaviso_232).toBe(1_800_000);
    without(amounts, "sac_preaviso", "sac_integracion");
    expect(lineOf("preaviso_232")?.formula).toBe("$ 1.200.000,00 × 1,5 meses");
  });
});

describe("trial", () => {
  const short = { fechaIngreso: "2026-02-01", enPrueba: true } as const;

  it("pays fifteen days before the last reform and nothing after it", () => {
    without(settled(short).amounts, "preaviso_15_dias", "antiguedad_245", "integracion_233");
    expect(settled({ ...short, regimen: "A" }).amounts.preaviso_15_dias).toBe(600_000);
    expect(settled({ ...short, regimen: "B" }).lineOf("preaviso_15_dias")?.verificado).toBe(false);
  });

  it("is the same asked for as a mode", () => {
    const { enPrueba: _, ...dates } = short;
    expect(settled({ ...dates, modo: "prueba" }).result.total).toBe(settled(short).result.total);
  });

  it("is waived where the relation was not registered", () => {
    const { amounts, warned } = settled({ ...short, noRegistrado: true });
    expect(amounts).toMatchObject({ antiguedad_245: 1_200_000, preaviso_232: 1_200_000 });
    expect(warned("sin período de prueba")).toBe(true);
  });

  it("is believed of the lawyer, with a warning past its longest", () => {
    const { amounts, warned } = settled({ enPrueba: true });
    without(amounts, "antiguedad_245");
    expect(warned("supera los 12 meses de prueba")).toBe(true);
    expect(settled({ ...short, fechaIngreso: "2025-09-01" }).warned("depende del convenio")).toBe(
      true,
    );
  });

  it("ends with the months that were given to it", () => {
    const opciones = { mesesPrueba: 6 };
    expect(settled({ ...short, opciones }).amounts).not.toHaveProperty("antiguedad_245");
    const over = settled({ ...short, fechaIngreso: "2025-10-20", opciones });
    expect(over.amounts.antiguedad_245).toBe(1_200_000);
    expect(over.warned("se liquida sin él")).toBe(true);
  });

  it("is suggested when the relation was short and nobody said it", () => {
    expect(settled({ fechaIngreso: "2026-02-01" }).warned("período de prueba, marcalo")).toBe(true);
    expect(settled().warned("período de prueba, marcalo")).toBe(false);
  });
});

describe("work in private homes", () => {
  const home = { regimenEspecial: "casasParticulares" } as const;

  it("has ten days of notice under one year and thirty from it", () => {
    const year = settled({ ...home, fechaIngreso: "2025-04-21" }).amounts;
    expect(year.preaviso_30_dias).toBe(1_200_000);
    const less = settled({ ...home, fechaIngreso: "2025-04-22" }).amounts;
    expect(less).toMatchObject({ preaviso_10_dias: 400_000, antiguedad_art48: 1_200_000 });
  });

  it("has no cap, no fines, and rests on memory in every line", () => {
    const { amounts, result, warned } = settled({
      ...{ ...home, topeCCT: 500_000, noRegistrado: true, intimacionArt2: true, regimen: "A" },
    });
    expect(amounts.antiguedad_art48).toBe(3_600_000);
    expect(Object.keys(amounts).some((code) => code.startsWith("ley"))).toBe(false);
    expect(warned("casas particulares no se calculan las multas")).toBe(true);
    expect(result.rubros.every(({ verificado }) => !verificado)).toBe(true);
  });

  it("has a trial of its own, and says when it was over", () => {
    const trial = (fechaIngreso: string, fechaEgreso: string) =>
      settled({ ...home, enPrueba: true, fechaIngreso, fechaEgreso });
    const over = trial("2025-01-10", "2025-06-15");
    expect(over.warned("ya no había prueba: en casas particulares dura 30 días sin retiro")).toBe(
      true,
    );
    expect(over.warned("régimen")).toBe(false);
    expect(trial("2025-06-01", "2025-06-20").warned("ya no había prueba")).toBe(false);
    expect(trial("2026-03-10", "2026-08-20").warned("ya no había prueba")).toBe(false);
    expect(trial("2026-03-10", "2026-10-20").warned("dura seis meses")).toBe(true);
    expect(trial("2023-01-10", "2023-06-15").warned("3 meses de prueba")).toBe(false);
  });

  it("cites its own law for every annual bonus", () => {
    const { result } = settled(home);
    const bonuses = result.rubros.filter(({ codigo }) => codigo.startsWith("sac_"));
    expect(bonuses.map(({ codigo }) => codigo)).toEqual([
      ...["sac_preaviso", "sac_integracion", "sac_proporcional", "sac_vacaciones"],
    ]);
    for (const { norma } of bonuses) {
      expect(norma).toContain("26.844");
      expect(norma).not.toContain("LCT");
    }
  });

  it("pays neither notice nor seniority in trial, nor to who resigns", () => {
    const trial = settled({ ...home, enPrueba: true }).amounts;
    without(trial, "antiguedad_art48", "preaviso_30_dias", "preaviso_15_dias", "integracion");
    without(settled({ ...home, modo: "renuncia" }).amounts, "antiguedad_art48", "integracion");
  });
});
