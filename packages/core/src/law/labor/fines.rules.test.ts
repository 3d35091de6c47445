import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";

/** Two and a half years in the old regime, ended on the last day of a month: no rest of it. */
const OLD = { fechaIngreso: "2021-01-01", fechaEgreso: "2023-06-30", remuneracion: 300_000 };
const old = (changes: Parameters<typeof settled>[0] = {}) => settled({ ...OLD, ...changes });
const finesOf = (amounts: Record<string, number>) =>
  Object.keys(amounts).filter((code) => /^(ley|art)/.test(code));

describe("Ley 24.013", () => {
  it("art. 8 is a quarter of what was paid, three months at least", () => {
    const list = { noRegistrado: true, intimacionArt11: true };
    const many = old({ ...list, remuneracionesNoRegistradas: Array(30).fill(200_000) });
    expect(many.amounts.ley24013_art8).toBe(1_500_000);
    expect(many.figures).toMatchObject({
      ...{ meses_no_registrados: 30, art8_sin_piso: 1_500_000, art8_piso_3x: 900_000 },
    });
    const few = old({ ...list, remuneracionesNoRegistradas: [100_000] });
    expect(few.amounts.ley24013_art8).toBe(900_000);
    expect(few.lineOf("ley24013_art8")?.formula).toContain("no menos de");
  });

  it("counts the day of the end, unless it is left out", () => {
    const pay = { noRegistrado: true, intimacionArt11: true };
    // Thirty months less a day of thirty: (30 × 300.000 − 10.000) ÷ 4, or the 29 months and 29 days.
    const { amounts, figures } = old({ ...pay, opciones: { egresoInclusive: false } });
    expect(figures.meses_no_registrados).toBe(29);
    expect(amounts.ley24013_art8).toBe(2_247_500);
  });

  it("takes the pay as constant without a list, and doubts", () => {
    const { amounts, lineOf, figures } = old({ noRegistrado: true, intimacionArt11: true });
    expect(amounts.ley24013_art8).toBe(2_250_000);
    expect(figures.meses_no_registrados).toBe(30);
    expect(lineOf("ley24013_art8")?.fuente).toContain("Supuesto del cálculo");
  });

  it("art. 9 is a quarter of the pay before the false date", () => {
    const late = { fechaIngresoRegistrada: "2022-01-01", intimacionArt11: true };
    expect(old(late).amounts.ley24013_art9).toBe(900_000);
    const listed = { ...late, remuneracionesNoRegistradas: Array(12).fill(100_000) };
    expect(old(listed).amounts.ley24013_art9).toBe(300_000);
    const half = { ...late, fechaIngresoRegistrada: "2021-01-16" };
    expect(old(half).amounts.ley24013_art9).toBe(37_500);
  });

  it("art. 10 is a quarter of the part that was not registered", () => {
    const part = {
      ...{ noRegistrado: false, intimacionArt11: true },
      remuneracionesNoRegistradas: Array(20).fill(50_000),
    };
    expect(old(part).amounts.ley24013_art10).toBe(250_000);
    const apart = {
      ...{ intimacionArt11: true, fechaIngresoRegistrada: "2022-01-01" },
      opciones: { remuneracionesParciales: [40_000, 60_000] },
    };
    expect(old(apart).amounts).toMatchObject({ ley24013_art9: 900_000, ley24013_art10: 25_000 });
  });

  it("asks for the notice of art. 11, taken as given with the months", () => {
    const months = { remuneracionesNoRegistradas: Array(30).fill(300_000) };
    const assumed = old(months);
    expect(assumed.amounts.ley24013_art8).toBe(2_250_000);
    expect(assumed.warned("se la da por cursada")).toBe(true);
    const denied = old({ ...months, intimacionArt11: false });
    expect(finesOf(denied.amounts)).toEqual(["ley25323_art1"]);
    expect(finesOf(old({ noRegistrado: true }).amounts)).toEqual(["ley25323_art1"]);
  });

  it("art. 15 doubles the indemnities, with their bonus or without", () => {
    const notified = { noRegistrado: true, intimacionArt11: true };
    expect(old(notified).amounts.ley24013_art15).toBe(900_000 + 300_000 + 25_000);
    const bare = { ...notified, opciones: { art15IncluyeSAC: false } };
    expect(old(bare).amounts.ley24013_art15).toBe(1_200_000);
  });

  it("art. 15 lasts two years from the notice, and is of dismissals", () => {
    const notified = { noRegistrado: true, intimacionArt11: true };
    const on = (fechaIntimacionArt11: string) =>
      old({ ...notified, opciones: { fechaIntimacionArt11 } });
    expect(on("2021-06-30").amounts.ley24013_art15).toBe(1_225_000);
    expect(on("2021-06-29").amounts).not.toHaveProperty("ley24013_art15");
    expect(on("2021-06-29").warned("más de dos años")).toBe(true);
    const left = old({ ...notified, modo: "renuncia" }).amounts;
    expect(finesOf(left)).toEqual(["ley24013_art8"]);
  });
});

describe("Ley 25.323", () => {
  it("art. 1 is art. 245 once more, also where the date was false", () => {
    expect(old({ noRegistrado: true }).amounts.ley25323_art1).toBe(900_000);
    expect(old({ fechaIngresoRegistrada: "2022-01-01" }).amounts.ley25323_art1).toBe(900_000);
    expect(finesOf(old({ fechaIngresoRegistrada: "2021-01-01" }).amounts)).toEqual([]);
  });

  it("art. 1 does not add up with arts. 8 to 10, and says so", () => {
    const { amounts, warned } = old({ noRegistrado: true, intimacionArt11: true });
    expect(finesOf(amounts)).toEqual(["ley24013_art8", "ley24013_art15"]);
    expect(warned("no se acumula con los arts. 8 a 10")).toBe(true);
  });

  it("art. 2 is half of the indemnities, with their bonus or without", () => {
    const asked = { intimacionArt2: true };
    expect(old(asked).amounts.ley25323_art2).toBe(612_500);
    const bare = { ...asked, opciones: { art2IncluyeSAC: false } };
    expect(old(bare).amounts.ley25323_art2).toBe(600_000);
    expect(finesOf(old({ ...asked, modo: "renuncia" }).amounts)).toEqual([]);
  });
});

describe("Ley 25.345", () => {
  it("pays three months for the certificates and one for each until the deposit", () => {
    const asked = { intimacionArt80: true, opciones: { meses132bis: 4 } };
    expect(old(asked).amounts).toMatchObject({ art80_LCT_multa: 900_000, art132bis: 1_200_000 });
    expect(old({ ...asked, modo: "renuncia" }).amounts.art80_LCT_multa).toBe(900_000);
  });
});

describe("the repeal", () => {
  const asked = {
    ...{ noRegistrado: true, intimacionArt2: true, intimacionArt80: true },
    opciones: { meses132bis: 2 },
  };

  it("holds from 9 July 2024", () => {
    const last = settled({ ...asked, fechaEgreso: "2024-07-08" }).amounts;
    expect(finesOf(last)).toHaveLength(4);
    const after = settled({ ...asked, fechaEgreso: "2024-07-09" });
    expect(finesOf(after.amounts)).toEqual([]);
    expect(after.warned("derogadas desde el 9/7/2024")).toBe(true);
  });

  it("gives way to the lawyer who asks for them", () => {
    const { amounts, warned } = settled({
      ...asked,
      opciones: { meses132bis: 2, multasDerogadas: true },
    });
    expect(finesOf(amounts)).toHaveLength(4);
    expect(warned("a pedido del profesional")).toBe(true);
  });

  it("is doubted in every line of the fines", () => {
    const { result } = old(asked);
    const lines = result.rubros.filter(({ codigo }) => /^(ley|art)/.test(codigo));
    expect(lines.every(({ verificado }) => !verificado)).toBe(true);
  });
});
