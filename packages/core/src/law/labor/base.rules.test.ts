import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";
import type { LaborConcept } from "./labor.schema";

const months = (...last: number[]) => [...Array(12 - last.length).fill(0), ...last];
const fixed = (importes: number[]): LaborConcept => ({ nombre: "Básico", clase: "fijo", importes });
const variable = (importes: number[]): LaborConcept => ({
  ...{ nombre: "Comisiones", clase: "variable", importes },
});
const ALWAYS = Array<number>(12).fill(1_000_000);
const withConcepts = (...conceptos: LaborConcept[]) =>
  settled({ remuneracion: undefined, conceptos });

describe("the cap", () => {
  it.each([
    ["over the base", { topeCCT: 2_000_000 }, 1_200_000],
    ["under the base", { topeCCT: 1_000_000 }, 1_000_000],
    ["under two thirds of it", { topeCCT: 500_000 }, 804_000],
    ["as an average", { promedioCCT: 300_000 }, 900_000],
    ["both ways, the cap rules", { topeCCT: 1_000_000, promedioCCT: 300_000 }, 1_000_000],
  ])("%s", (_, cap, computable) => {
    for (const regimen of ["A", "B", "C"] as const) {
      const { figures, amounts } = settled({ ...cap, regimen });
      expect(figures.base_computable).toBe(computable);
      expect(amounts.antiguedad_245).toBe(computable * 3);
      expect(amounts.preaviso_232).toBe(1_200_000);
    }
  });

  it("is not the least that is paid: a lower base keeps its own", () => {
    expect(settled({ topeCCT: 9_000_000 }).amounts.antiguedad_245).toBe(3_600_000);
  });

  it("has a floor by law since the reform, by case law before, which may be left out", () => {
    const opciones = { aplicarPiso67: false };
    const capped = { topeCCT: 500_000, opciones };
    expect(settled(capped).figures.base_computable).toBe(804_000);
    expect(settled({ ...capped, regimen: "B" }).figures.base_computable).toBe(500_000);
    const vizzoti = settled({ topeCCT: 500_000, regimen: "A" });
    // Settled case law: cited where it changes the figure, without a warning.
    expect(vizzoti.lineOf("antiguedad_245")).toMatchObject({
      verificado: true,
      norma: expect.stringContaining("Vizzoti"),
    });
    expect(vizzoti.warned("Vizzoti")).toBe(false);
    expect(settled({ topeCCT: 500_000 }).lineOf("antiguedad_245")?.verificado).toBe(true);
  });

  it("leaves one whole month as the least before the reform, one capped month since", () => {
    const one = { fechaIngreso: "2025-06-01", topeCCT: 900_000 };
    expect(settled({ ...one, regimen: "B" }).amounts.antiguedad_245).toBe(1_200_000);
    expect(settled({ ...one, regimen: "C" }).amounts.antiguedad_245).toBe(900_000);
  });

  it("is said when it does not agree with the average", () => {
    expect(settled({ topeCCT: 1_000_000, promedioCCT: 300_000 }).warned("no es tres veces")).toBe(
      true,
    );
    expect(settled({ topeCCT: 900_000, promedioCCT: 300_000 }).warned("no es tres veces")).toBe(
      false,
    );
  });
});

describe("the bonus in the base", () => {
  it("adds a twelfth before the reform only", () => {
    const opciones = { incluirSACenBase: true };
    const before = settled({ opciones, regimen: "B" });
    expect(before.figures.base_245).toBe(1_300_000);
    expect(before.amounts).toMatchObject({ antiguedad_245: 3_900_000, preaviso_232: 1_200_000 });
    const since = settled({ opciones });
    expect(since.figures.base_245).toBe(1_200_000);
    expect(since.warned("no lleva SAC")).toBe(true);
  });
});

describe("the base of concepts", () => {
  it("takes the greater average of what varies", () => {
    const falling = [...Array(6).fill(400_000), ...Array(6).fill(100_000)];
    expect(withConcepts(fixed(ALWAYS), variable(falling)).figures.base_245).toBe(1_250_000);
    expect(withConcepts(fixed(ALWAYS), variable([...falling].reverse())).figures.base_245).toBe(
      1_400_000,
    );
  });

  it("counts a concept earned in six months, not in five", () => {
    const six = months(...Array(6).fill(120_000));
    const five = months(...Array(5).fill(120_000));
    expect(withConcepts(fixed(ALWAYS), variable(six)).figures.base_245).toBe(1_120_000);
    expect(withConcepts(fixed(ALWAYS), variable(five)).figures.base_245).toBe(1_000_000);
    expect(withConcepts(fixed(ALWAYS), fixed(five)).figures.base_245).toBe(1_000_000);
    expect(withConcepts(fixed(ALWAYS), fixed(six)).figures.base_245).toBe(1_120_000);
  });

  it("keeps bonuses that are not monthly out, and says how much", () => {
    const bono: LaborConcept = { nombre: "Bono", clase: "noMensual", importes: months(900_000) };
    expect(withConcepts(fixed(ALWAYS), bono).figures).toMatchObject({
      ...{ base_245: 1_000_000, bono_excluido: 900_000, fijo_mejor: 1_000_000 },
    });
  });

  it("is of art. 245 only where the pay is given too", () => {
    const { amounts, figures } = settled({ conceptos: [fixed(ALWAYS)] });
    expect(figures.base_245).toBe(1_000_000);
    expect(amounts).toMatchObject({ antiguedad_245: 3_000_000, preaviso_232: 1_200_000 });
    const old = settled({ conceptos: [fixed(ALWAYS)], regimen: "B" });
    expect(old.amounts.antiguedad_245).toBe(3_600_000);
    expect(old.warned("los conceptos sólo se usan desde la Ley 27.802")).toBe(true);
  });

  it("is the pay of every line where no other is given, in every regime", () => {
    const old = settled({ remuneracion: undefined, conceptos: [fixed(ALWAYS)], regimen: "A" });
    expect(old.amounts).toMatchObject({ antiguedad_245: 3_000_000, preaviso_232: 1_000_000 });
    expect(old.warned("surge de los conceptos")).toBe(true);
  });

  it("of less than a year asks for half of its months, and doubts", () => {
    const short = settled({
      ...{ remuneracion: undefined, fechaIngreso: "2025-12-21" },
      conceptos: [fixed([1, 1, 1, 1].map((n) => n * 900_000)), variable([0, 0, 50_000, 50_000])],
    });
    expect(short.figures.base_245).toBe(925_000);
    expect(short.lineOf("antiguedad_245")?.verificado).toBe(false);
  });

  it("refuses concepts of which nothing usual is left", () => {
    expect(() => withConcepts(variable(months(1, 1)))).toThrow(/^Conceptos: ninguno mensual/);
  });
});
