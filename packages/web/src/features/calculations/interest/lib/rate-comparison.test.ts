import { INTEREST } from "@foja/core/law/engines/interest.rules";
import { interestVariables } from "@foja/core/law/interest/interest.schema";
import { bookOf, CER } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { outcomeOf } from "~/features/calculations/shared/kit/outcome";
import { compare, keysToCompare, underRate } from "./rate-comparison";

const TODAY = "2026-11-20";
const variables = interestVariables.parse({
  capital: 1000,
  desde: "2024-02-01",
  hasta: "2026-03-03",
  tasa: "cer",
  adicional: 3,
  capitalizacion: { modo: "porTramo" },
});

describe("comparing rates", () => {
  it("takes each alone over the whole span", () => {
    expect(underRate(variables, "acta2630")).toEqual({
      capital: 1000,
      desde: "2024-02-01",
      hasta: "2026-03-03",
      tasa: "acta2630",
    });
    const segments = interestVariables.parse({
      capital: 1,
      tramos: [
        { tasa: "acta2630", desde: "2017-01-01", hasta: "2018-01-01" },
        { tasa: "cer", desde: "2018-01-01", hasta: "2020-01-01" },
      ],
    });
    expect(underRate(segments, "ipc")).toMatchObject({ desde: "2017-01-01", hasta: "2020-01-01" });
    expect(keysToCompare(segments, ["art55", "acta2783", "acta2630"])).toEqual([
      "tasaPasivaBCRA27802",
      "cer",
      "ipc",
    ]);
  });

  it("puts the highest first, and at the end what gives nothing and why", () => {
    const base = outcomeOf(INTEREST, variables, {
      book: CER,
      today: TODAY,
      calendar: undefined,
    }).computed;
    if (!base) throw new Error("the calculation itself gives nothing");
    const book = { ...CER, ...bookOf("uva", {}) };
    const rows = compare(base, ["uva", "acta2630", "cer"], book, TODAY);
    expect(rows.map(({ key }) => key)).toEqual(["base", "cer", "acta2630", "uva"]);
    expect(rows[1]).toMatchObject({ label: "CER", serieHasta: "2026-03-03", capital: 1000 });
    expect(rows[3]).toMatchObject({ fault: "Tasa: todavía no hay datos de la serie UVA" });
  });
});
