import { describe, expect, it } from "vitest";
import { freshUntil } from "../api/rates";
import { dataText, FALLBACK, hintOf, optionsOf, spanIn } from "./rate-choices";

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
    expect(optionsOf([none, cer], { fixed: true })[1]).toMatchObject({
      value: "tim",
      disabled: false,
    });
    expect(hintOf("cer", [cer])).toBe("Ley 25.713, CER. Datos del 02/02/2002 al 15/07/2026");
    expect(hintOf("tim", [none])).toContain("Sin datos. Sugerido, verificá");
    expect(hintOf("otra", [cer])).toBeUndefined();
  });

  it("say where their data end or begin within the period", () => {
    const until = (fechaUltima: string, fechaInicio = "2002-02-02") => ({
      ...{ label: "CER", value: "cer" as const, fechaInicio, fechaUltima },
    });
    const span = spanIn({ desde: "2026-01-15", hasta: "2026-07-15" });
    const said = (rate: ReturnType<typeof until>) => optionsOf([rate], { span })[0]?.label;
    expect(said(until("2026-07-15"))).toBe("CER");
    expect(said(until("2026-05-01"))).toBe("CER (hasta 01/05/2026)");
    expect(said(until("2026-07-15", "2026-02-01"))).toBe("CER (desde 01/02/2026)");
    expect(optionsOf([until("2026-05-01")], { fixed: true, span })[0]?.label).toBe("CER");
    expect(spanIn({ desde: "2026-01-15", hasta: "" })).toBeUndefined();
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
