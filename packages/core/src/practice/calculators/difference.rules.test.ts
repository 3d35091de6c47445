import { bookOf } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { ENGINES } from "../../law/engines/engines.rules";
import { upTo } from "../../law/interest/horizon.rules";
import { interestOf } from "../../law/interest/interest.rules";
import type { InterestVariables } from "../../law/interest/interest.schema";
import { settle } from "../../law/labor/labor.rules";
import type { LaborVariables } from "../../law/labor/labor.schema";
import type { Computed } from "./calculator.rules";
import { differenceOf } from "./difference.rules";

const labor = (more: Partial<LaborVariables> = {}): Computed => {
  const variables: LaborVariables = {
    fechaIngreso: "2018-03-12",
    fechaEgreso: "2025-08-20",
    modo: "sinCausa",
    remuneracion: 1850000,
    preavisoOtorgado: false,
    ...more,
  };
  return { type: "labor", variables, result: settle(variables) };
};

const interest = (variables: InterestVariables): Computed => ({
  type: "intereses",
  variables,
  result: interestOf(variables, {}, "2026-11-21"),
});

const SPAN: InterestVariables = {
  capital: 100000,
  desde: "2016-04-27",
  hasta: "2016-12-31",
  tasa: "acta2630",
};

describe("what changed between two computations", () => {
  it("is nothing between equals", () => {
    expect(differenceOf(labor(), labor())).toEqual({
      before: 22039483.78,
      after: 22039483.78,
      lines: [],
      reasons: [],
    });
  });

  it("names each line that changed, came or went", () => {
    const { lines, before, after } = differenceOf(labor(), labor({ modo: "renuncia" }));
    const gone = lines.find(({ key }) => key === "antiguedad_245");
    expect(gone).toMatchObject({ before: "$ 14.800.000,00", after: null });
    expect(lines.some(({ key }) => key === "dias_trabajados")).toBe(false);
    expect(after).toBeLessThan(before ?? 0);
  });

  it("says the regime and the rules that changed", () => {
    const { reasons } = differenceOf(labor({ regimen: "A" }), labor({ regimen: "C" }));
    // In this case the amounts are the same in both, so no reason is given.
    expect(reasons).toEqual([]);
    const fined = { noRegistrado: true, intimacionArt2: true };
    const difference = differenceOf(
      labor({ regimen: "A", ...fined }),
      labor({ regimen: "B", ...fined }),
    );
    expect(difference.reasons).toContain("El régimen era el A; ahora es el B.");
    const old = labor();
    const result = { ...(old.result as object), engineVersion: "laboral 0.9.0", total: 1 };
    const { reasons: rules } = differenceOf({ ...old, result }, labor());
    expect(rules[0]).toMatch(/^Las reglas eran las de «laboral 0.9.0»; ahora son las de «laboral /);
  });

  it("says until when interest runs", () => {
    const longer = { ...SPAN, ...upTo(SPAN, "2017-11-30") } as InterestVariables;
    const { reasons, after } = differenceOf(interest(SPAN), interest(longer));
    expect(after).toBe(157402.74);
    expect(reasons).toEqual([
      "Los intereses corrían hasta el 31/12/2016; ahora, hasta el 30/11/2017.",
    ]);
  });

  it("says that published values were revised where nothing else changed", () => {
    const now = interest(SPAN);
    const result = { ...(now.result as object), total: 1 };
    const { reasons } = differenceOf({ ...now, result }, now);
    expect(reasons).toEqual(["Se revisaron valores ya publicados de la serie."]);
  });

  it("says it also where the span grew", () => {
    const cer = (hasta: string, first: string): Computed => {
      const variables: InterestVariables = {
        capital: 1000,
        desde: "2024-02-01",
        hasta,
        tasa: "cer",
      };
      const book = bookOf("cer", { "2024-02-01": first, "2024-06-01": "300", "2024-07-01": "400" });
      return { type: "intereses", variables, result: interestOf(variables, book, "2026-11-21") };
    };
    const grew = "Los intereses corrían hasta el 01/06/2024; ahora, hasta el 01/07/2024.";
    const reached = "La serie llegaba al 01/06/2024; ahora llega al 01/07/2024.";
    const before = cer("2024-06-01", "200");
    expect(differenceOf(before, cer("2024-07-01", "200")).reasons).toEqual([grew, reached]);
    expect(differenceOf(before, cer("2024-07-01", "250")).reasons).toEqual([
      grew,
      reached,
      "Se revisaron valores ya publicados de la serie.",
    ]);
  });
});

describe("data that run to another day", () => {
  it("are those of interest, in their last segment", () => {
    const tramos = [
      { tasa: "cer", desde: "2020-01-01", hasta: "2021-01-01" },
      { tasa: "uva", desde: "2021-01-01", hasta: "2022-01-01" },
    ];
    expect(upTo({ capital: 1, tramos }, "2026-01-01")).toEqual({
      capital: 1,
      tramos: [tramos[0], { ...tramos[1], hasta: "2026-01-01" }],
    });
    const whole = { hasta: "2022-01-01", tramos };
    expect(upTo(whole, "2026-01-01")).toMatchObject({ hasta: "2026-01-01" });
    expect(ENGINES.labor).not.toHaveProperty("upTo");
  });
});
