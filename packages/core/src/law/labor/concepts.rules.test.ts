import { settled } from "@foja/harness/labor/sample";
import { describe, expect, it } from "vitest";
import { briefText } from "../calculation/brief.rules";
import type { LaborConcept, LaborVariables } from "./labor.schema";
import { laborVariables } from "./labor.schema";
import { laborSheet } from "./labor.sheet.rules";

const filled = (amount: number, earned: number, given = 12) => [
  ...Array<number>(given - earned).fill(0),
  ...Array<number>(earned).fill(amount),
];
const concept = (nombre: string, clase: LaborConcept["clase"], importes: number[]) => ({
  ...{ nombre, clase, importes },
});
const BASICO = concept("Básico", "fijo", filled(1_000_000, 12));
const settledBy = (conceptos: LaborConcept[], more: Partial<LaborVariables> = {}) =>
  settled({ remuneracion: undefined, conceptos, ...more });

describe("what the base of art. 245 (Ley 27.802, párrafos 2 a 4) leaves out is said", () => {
  const TITULO = concept("Título", "fijo", filled(200_000, 5));
  const COMISION = concept("Comisión", "variable", filled(60_000, 6));
  const BONO = concept("Bono anual", "noMensual", filled(900_000, 1));
  const given = { ...settledBy([BASICO, TITULO, COMISION, BONO]) };

  it("in the result, each concept with its months and its rule", () => {
    const norma = "LCT art. 245, párrafos 2 a 4";
    expect(given.result.conceptos).toEqual([
      {
        ...{ nombre: "Básico", clase: "fijo", meses: 12, de: 12, habitual: true, enBase: true },
        regla: "6 meses o más",
        norma,
      },
      {
        ...{ nombre: "Título", clase: "fijo", meses: 5, de: 12, habitual: false, enBase: false },
        regla: "No llega a 6 meses",
        norma,
      },
      {
        ...{ nombre: "Comisión", clase: "variable", meses: 6, de: 12 },
        ...{ habitual: true, enBase: true, regla: "6 meses o más", norma },
      },
      {
        ...{ nombre: "Bono anual", clase: "noMensual", meses: 1, de: 12 },
        ...{ habitual: false, enBase: false, regla: "No es mensual", norma },
      },
    ]);
    // 1,000,000 + the mean of the last six months, 60,000.
    expect(given.figures.base_245).toBe(1_060_000);
    expect(given.warned("Título, 5 de 12 meses. No llega a 6 meses")).toBe(true);
  });

  it("in the sheet, the paper and the brief", () => {
    const variables = laborVariables.parse({
      ...{ fechaIngreso: "2023-01-21", fechaEgreso: "2026-04-20", modo: "sinCausa" },
      conceptos: [BASICO, TITULO, BONO],
    });
    const sheet = laborSheet(variables, settledBy([BASICO, TITULO, BONO]).result);
    expect(sheet.facts).toContainEqual({
      ...{ label: "Fuera de la base" },
      value: "Título (5 de 12 meses); Bono anual (1 de 12 meses)",
    });
    const [line] = sheet.lines;
    expect(line?.table?.rows[1]).toEqual([...["Título", "5 de 12", "No", "No llega a 6 meses"]]);
    expect(line?.table?.total[1]).toBe("1 de 3");
    expect(sheet.lines.filter(({ table }) => table)).toHaveLength(1);
    expect(briefText(sheet)).toContain("Título\t5 de 12\tNo\tNo llega a 6 meses");
  });

  it("is nothing where all is in it, or where the base is not of concepts", () => {
    const all = settledBy([BASICO]);
    expect(all.warned("Quedó fuera de la base")).toBe(false);
    expect(settled().result.conceptos).toBeUndefined();
    expect(settled({ regimen: "B", conceptos: [BASICO] }).result.conceptos).toBeUndefined();
  });
});

describe("the rule of short contracts judges no long one (findings on art. 245)", () => {
  const one = [
    concept("Básico", "fijo", [1_000_000]),
    concept("Comisión", "variable", [12_200_000]),
  ];

  it("so that one month of eleven years asks for the other eleven", () => {
    expect(() => settledBy(one, { fechaIngreso: "2015-01-21" })).toThrow(
      "Conceptos: con un mes no se sabe qué es habitual (LCT art. 245); cargá los 12 del último año",
    );
  });

  it("and five months of seven ask for seven; as many as were served do not", () => {
    const five = [concept("Básico", "fijo", filled(1_000_000, 5, 5))];
    expect(() => settledBy(five, { fechaIngreso: "2025-09-21" })).toThrow(
      "con 5 meses no se sabe qué es habitual (LCT art. 245); cargá los 7",
    );
    expect(settledBy(five, { fechaIngreso: "2025-11-21" }).figures.base_245).toBe(1_000_000);
    // Ten days more are no month more.
    expect(settledBy(five, { fechaIngreso: "2025-11-11" }).figures.base_245).toBe(1_000_000);
  });

  it("while from six months on, what the missing ones may decide has both readings", () => {
    const eight = [
      concept("Básico", "fijo", filled(1_000_000, 8, 8)),
      concept("Comisión", "variable", filled(120_000, 5, 8)),
      concept("Premio", "variable", filled(90_000, 1, 8)),
    ];
    const { result, figures, warned, lineOf } = settledBy(eight);
    expect(result.conceptos?.map(({ habitual, enBase }) => [habitual, enBase])).toEqual([
      ...[
        [true, true],
        [null, false],
        [false, false],
      ],
    ]);
    // With the commission: 1,000,000 + 5 × 120,000 / 6.
    expect(figures).toMatchObject({ base_245: 1_000_000, base_245_otra_lectura: 1_100_000 });
    expect(warned("podría ser habitual: Comisión. La base sería $ 1.100.000,00")).toBe(true);
    expect(lineOf("antiguedad_245")?.norma).not.toContain("menos de un año");
  });

  it("so that of five months served, three make something habitual, and two do not", () => {
    const of = (earned: number) =>
      settledBy(
        [
          concept("Básico", "fijo", filled(1_000_000, 5, 5)),
          concept("Comisión", "variable", filled(60_000, earned, 5)),
        ],
        { fechaIngreso: "2025-11-21" },
      );
    // 60,000 × 3 / 5.
    expect(of(3).figures).toMatchObject({ base_245: 1_036_000, meses_con_comision: 3 });
    expect(of(2).figures.base_245).toBe(1_000_000);
    expect(of(3).result.conceptos?.[1]?.regla).toBe("3 meses o más");
  });

  it("and six months of three years are enough, with what the others may decide", () => {
    const of = (earned: number) =>
      settledBy([
        concept("Básico", "fijo", filled(1_000_000, 6, 6)),
        concept("Comisión", "variable", filled(60_000, earned, 6)),
      ]);
    // Six of twelve are missing: even one month could come to seven.
    expect(of(1).figures).toMatchObject({ base_245: 1_000_000, base_245_otra_lectura: 1_010_000 });
    // Eleven given and five earned: one missing comes to six.
    const eleven = settledBy([
      concept("Básico", "fijo", filled(1_000_000, 11, 11)),
      concept("Comisión", "variable", filled(60_000, 5, 11)),
    ]);
    expect(eleven.result.conceptos?.[1]).toMatchObject({ habitual: null });
    expect(eleven.figures.base_245_otra_lectura).toBe(1_050_000);
    const four = settledBy([
      concept("Básico", "fijo", filled(1_000_000, 11, 11)),
      concept("Comisión", "variable", filled(60_000, 4, 11)),
    ]);
    expect(four.figures).not.toHaveProperty("base_245_otra_lectura");
  });

  it("counts months of cents, and names each part of the pay", () => {
    const { figures, result } = settledBy([
      concept("Básico", "fijo", filled(1_000_000, 12)),
      concept("Comisión", "variable", filled(0.6, 6)),
    ]);
    expect(figures).toMatchObject({ meses_con_comision: 6, base_245: 1_000_000.6 });
    expect(result.conceptos?.[1]).toMatchObject({ meses: 6, habitual: true });
    const plain = settledBy([concept("Básico", "fijo", filled(1_000_000, 12))]);
    expect(plain.figures).not.toHaveProperty("comisiones_prom6");
    expect(plain.figures).not.toHaveProperty("base_245_otra_lectura");
    const told = JSON.stringify(result);
    expect(told).toContain("fijo $ 1.000.000,00 + variable $ 0,60");
    expect(settledBy([concept("Básico", "fijo", filled(0.5, 12))]).figures.base_245).toBe(0.5);
  });
});
