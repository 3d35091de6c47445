import { interestVariables } from "@foja/core/law/interest/interest.schema";
import { bookOf, CER } from "@foja/harness/series";
import { describe, expect, it } from "vitest";
import { freshUntil } from "../api/rates";
import { outcomeOf } from "./outcome";
import { dataText, FALLBACK, hintOf, optionsOf } from "./rate-choices";
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
    const base = outcomeOf(variables, CER, TODAY).computed;
    if (!base) throw new Error("the calculation itself gives nothing");
    const book = { ...CER, ...bookOf("uva", {}) };
    const rows = compare(base, ["uva", "acta2630", "cer"], book, TODAY);
    expect(rows.map(({ key }) => key)).toEqual(["base", "cer", "acta2630", "uva"]);
    expect(rows[1]).toMatchObject({ label: "CER", serieHasta: "2026-03-03", capital: 1000 });
    expect(rows[3]).toMatchObject({ fault: "Tasa: todavía no hay datos de la serie UVA" });
  });
});

describe("the rates to choose from", () => {
  it("say what data they have", () => {
    const cer = {
      label: "CER",
      value: "cer" as const,
      fechaInicio: "2002-02-02",
      fechaUltima: "2026-07-15",
    };
    const none = { label: "TIM", value: "tim" as const, fechaInicio: null, fechaUltima: null };
    expect(optionsOf([none, cer])).toEqual([
      { value: "cer", label: "CER" },
      { value: "tim", label: "TIM (sin datos)", disabled: true },
    ]);
    expect(optionsOf([none, cer], true)[1]).toMatchObject({ value: "tim", disabled: false });
    expect(hintOf("cer", [cer])).toBe("Ley 25.713, CER. Datos del 02/02/2002 al 15/07/2026");
    expect(hintOf("tim", [none])).toContain("Sin datos. Sugerido, verificá");
    expect(hintOf("otra", [cer])).toBeUndefined();
  });

  it("are the specification's three while the list cannot be read", () => {
    expect(FALLBACK.map(({ value, fechaInicio }) => [value, fechaInicio])).toEqual([
      ["tasaPasivaBCRA", "2000-01-01"],
      ["acta2601", "2000-01-01"],
      ["acta2630", "2000-01-01"],
    ]);
    expect(FALLBACK.map(dataText)).toContain("Datos desde el 01/01/2000");
  });

  it("are read again after nine in the morning, here", () => {
    const at = (iso: string) => new Date(freshUntil(Date.parse(iso))).toISOString();
    expect(at("2026-11-20T11:59:00Z")).toBe("2026-11-20T12:00:00.000Z");
    expect(at("2026-11-20T12:00:00Z")).toBe("2026-11-21T12:00:00.000Z");
  });
});
