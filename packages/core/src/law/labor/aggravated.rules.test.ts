import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";

describe("pregnancy and marriage", () => {
  it("pay thirteen months unless twelve are asked for", () => {
    expect(settled({ mesesArt182: 13 }).amounts.art182).toBe(15_600_000);
    expect(settled({ mesesArt182: 12 }).amounts.art182).toBe(14_400_000);
    const { amounts, figures } = settled({ opciones: { causaArt182: "matrimonio" } });
    expect(amounts.art182).toBe(15_600_000);
    expect(figures).toMatchObject({ meses_art182: 13, alternativa_12_meses: 14_400_000 });
  });

  it("are for dismissals without cause", () => {
    const { amounts, warned } = settled({ mesesArt182: 13, modo: "renuncia" });
    expect(amounts).not.toHaveProperty("art182");
    expect(warned("art. 182")).toBe(true);
  });

  it.each([
    ["embarazo", "2026-04-20", false],
    ["embarazo", "2026-12-05", false],
    ["embarazo", "2026-12-06", true],
    ["embarazo", "2025-09-04", true],
    ["matrimonio", "2026-07-20", false],
    ["matrimonio", "2026-07-21", true],
    ["matrimonio", "2025-10-20", false],
    ["matrimonio", "2025-10-19", true],
  ] as const)("are presumed near the day: %s on %s", (causaArt182, fechaArt182, out) => {
    const { warned } = settled({ opciones: { causaArt182, fechaArt182 } });
    expect(warned("fuera de la presunción")).toBe(out);
  });
});

describe("discrimination", () => {
  const opciones = { porcentajeArt245bis: 50 };

  it("adds half or the whole of art. 245, since it exists", () => {
    expect(settled({ opciones }).amounts.art245bis).toBe(1_800_000);
    expect(settled({ opciones: { porcentajeArt245bis: 100 } }).amounts.art245bis).toBe(3_600_000);
    const old = settled({ opciones, regimen: "A" });
    expect(old.amounts).not.toHaveProperty("art245bis");
    expect(old.warned("245 bis rige desde")).toBe(true);
  });

  it("does not add up with another: the greater stands", () => {
    const { amounts, warned } = settled({ opciones, mesesArt182: 12 });
    expect(amounts.art182).toBe(14_400_000);
    expect(amounts).not.toHaveProperty("art245bis");
    expect(warned("no se acumula")).toBe(true);
    const long = settled({
      ...{ fechaIngreso: "2006-01-01", mesesArt182: 12 },
      opciones: { porcentajeArt245bis: 100 },
    }).amounts;
    expect(long.art245bis).toBe(25_200_000);
    expect(long).not.toHaveProperty("art182");
  });
});

it("pays sick leave from the day after to its end", () => {
  const opciones = { fechaHastaArt213: "2026-07-05" };
  expect(settled({ opciones }).amounts.art213).toBe(1_200_000 * 2 + 580_645.16);
});

it("pays a quarter for each period after maternity, up to the minimum wage", () => {
  const asked = { art183b: true, salarioMinimo: 400_000 };
  const left = settled({ modo: "renuncia", opciones: asked });
  expect(left.amounts.art183b).toBe(900_000);
  const capped = settled({ modo: "renuncia", opciones: { ...asked, salarioMinimo: 200_000 } });
  expect(capped.amounts.art183b).toBe(600_000);
  expect(settled({ opciones: asked }).warned("cuando el contrato termina por renuncia")).toBe(true);
});

describe("the decrees of 2019 to 2022", () => {
  const before = { fechaIngreso: "2015-03-02" };
  const opciones = { dobleIndemnizacion: true };

  it.each([
    ["2020-05-15", "Decreto 34/2019", 10_764_516.13],
    ["2021-05-14", "Decreto 39/2021", 500_000],
    ["2022-06-15", "Decreto 886/2021", 500_000],
  ])("on %s apply %s", (fechaEgreso, norma, amount) => {
    const line = settled({ ...before, fechaEgreso, opciones }).lineOf("dnu_doble_indemnizacion");
    expect(line).toMatchObject({ norma, verificado: false });
    if (fechaEgreso !== "2020-05-15") expect(line?.monto).toBe(amount);
    else expect(line?.monto).toBeGreaterThan(6_000_000);
  });

  it("grow smaller by steps, of a small pay", () => {
    const on = (fechaEgreso: string) =>
      settled({ ...before, fechaEgreso, remuneracion: 12_000, opciones });
    const [january, march, may] = ["2022-01-31", "2022-03-31", "2022-05-31"].map(
      (day) => on(day).lineOf("dnu_doble_indemnizacion")?.formula,
    );
    expect([january, march, may].map((formula) => formula?.slice(0, 4))).toEqual([
      ...["75 %", "50 %", "25 %"],
    ]);
  });

  it("are not laid on whoever entered after, nor unless asked for, nor after them", () => {
    const late = settled({ fechaIngreso: "2020-02-01", fechaEgreso: "2021-05-14", opciones });
    expect(late.amounts).not.toHaveProperty("dnu_doble_indemnizacion");
    expect(late.warned("La doble indemnización no se aplica")).toBe(true);
    expect(settled({ ...before, fechaEgreso: "2021-05-14" }).warned("marcá la doble")).toBe(true);
    expect(settled({ ...before, opciones }).amounts).not.toHaveProperty("dnu_doble_indemnizacion");
  });
});
