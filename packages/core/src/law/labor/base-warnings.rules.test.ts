import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";
import { leastWageOn } from "./minimum-wage.rules";

describe("the floor of 67 % (CSJN «Vizzoti», 14/9/2004)", () => {
  const capped = { topeCCT: 360_000, opciones: { aplicarPiso67: false } };

  it("is named where it is switched off and the cap goes under it", () => {
    const { warned, figures } = settled({ ...capped, regimen: "B" });
    expect(figures.base_computable).toBe(360_000);
    expect(warned("queda en el 30 % de la remuneración: la CSJN, en «Vizzoti»")).toBe(true);
  });

  it("is not where the cap stays over it, and is no option since Ley 27.802", () => {
    // 67 % of 1,200,000 is 804,000.
    const over = settled({ ...capped, topeCCT: 804_000, regimen: "B" });
    expect(over.warned("Vizzoti")).toBe(false);
    const since = settled(capped);
    expect(since.figures.base_computable).toBe(804_000);
    expect(since.warned("El piso del 67 % es legal desde la Ley 27.802")).toBe(true);
  });
});

describe("the bonus in the base (plenario 322 «Tulosai»)", () => {
  it("names the plenary that leaves it out, before the reform alone", () => {
    const opciones = { incluirSACenBase: true };
    expect(settled({ opciones, regimen: "A" }).warned("plenario 322 «Tulosai»")).toBe(true);
    expect(settled({ opciones }).warned("plenario 322 «Tulosai»")).toBe(false);
  });
});

describe("pay", () => {
  it("under the minimum wage of the day is asked about (LCT art. 116)", () => {
    expect(settled({ remuneracion: 0.01 }).warned("está bajo el salario mínimo")).toBe(true);
    expect(settled({ remuneracion: 340_999.99 }).warned("bajo el salario mínimo")).toBe(true);
    expect(settled({ remuneracion: 341_000 }).warned("bajo el salario mínimo")).toBe(false);
    expect([leastWageOn("2015-12-31"), leastWageOn("2025-12-31")?.least]).toEqual([
      ...[undefined, 286_711],
    ]);
  });

  it("of today above the best one is asked about (LCT art. 245)", () => {
    const asked = (remuneracionActual: number) =>
      settled({ remuneracionActual }).warned("supera a la mejor ($ 1.200.000,00)");
    expect([asked(1_200_000), asked(1_500_000)]).toEqual([false, true]);
  });
});

describe("the trial (LCT art. 92 bis)", () => {
  it.each([
    ["2026-04-20", "ni preaviso (art. 231): LCT art. 92 bis (Ley 27.742)"],
    ["2025-04-20", "ni integración: LCT art. 92 bis (Ley 27.742)"],
    ["2021-04-20", "ni integración: LCT art. 92 bis (Ley 25.877)"],
  ])("that ended on %s cites its article", (fechaEgreso, words) => {
    const fechaIngreso = `${fechaEgreso.slice(0, 4)}-02-10`;
    const { warned, amounts } = settled({ fechaIngreso, fechaEgreso, enPrueba: true });
    expect(amounts.antiguedad_245).toBeUndefined();
    expect(warned(words)).toBe(true);
    expect(settled({ fechaIngreso, fechaEgreso }).warned("ni integración: LCT")).toBe(false);
  });
});

describe("the injunction that one source reports, of 82 articles of Ley 27.802", () => {
  it.each([
    ["2026-03-29", false],
    ["2026-03-30", true],
    ["2026-04-23", true],
    ["2026-04-24", false],
  ])("is told of a dismissal of %s: %s", (fechaEgreso, told) => {
    const told_ = (more: object) => settled({ fechaEgreso, ...more }).warned("82 artículos");
    expect(told_({})).toBe(told);
    expect(told_({ modo: "renuncia" })).toBe(false);
    expect(told_({ regimen: "B" })).toBe(false);
  });
});

describe("LCT art. 254, second paragraph", () => {
  it("pays half of art. 245 for a lost special licence, without notice, from memory", () => {
    const { amounts, lineOf, warned } = settled({ modo: "inhabilitacion254" });
    // Half of three periods.
    expect(amounts.indemnizacion_254).toBe(1_800_000);
    expect(amounts.preaviso_232).toBeUndefined();
    expect(lineOf("indemnizacion_254")).toMatchObject({
      ...{ verificado: false, norma: expect.stringContaining("LCT art. 254, párrafo 2") },
    });
    expect(warned("salvo dolo o culpa grave")).toBe(true);
  });
});

describe("the protection of union representatives (Ley 23.551, art. 52)", () => {
  const until = (fechaFinTutela: string, more: object = {}) =>
    settled({ opciones: { fechaFinTutela }, ...more });

  it("pays what is left of the mandate and a year more", () => {
    // From 21/4/2026 to 20/10/2026 and a year: eighteen months of 1,200,000.
    const { amounts, lineOf, warned } = until("2026-10-20");
    expect(amounts.ley23551_art52).toBe(21_600_000);
    expect(lineOf("ley23551_art52")).toMatchObject({
      ...{ verificado: false, norma: "Ley 23.551 art. 52" },
    });
    expect(warned("art. 49, de memoria")).toBe(true);
    // Ten days more, of the thirty-one of October.
    expect(until("2026-10-30").amounts.ley23551_art52).toBe(21_987_096.77);
  });

  it("pays what is left of that year after the mandate, and nothing after it", () => {
    // To 20/5/2026: one month.
    expect(until("2025-05-20").amounts.ley23551_art52).toBe(1_200_000);
    expect(until("2025-04-20").amounts.ley23551_art52).toBeUndefined();
    expect(until("2025-04-20").warned("hasta un año después de su fin")).toBe(true);
    expect(until("2026-10-20", { modo: "renuncia" }).amounts.ley23551_art52).toBeUndefined();
  });
});
