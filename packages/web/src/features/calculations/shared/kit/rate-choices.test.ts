import { describe, expect, it } from "vitest";
import { freshUntil } from "../api/rates";
import { dataText, FALLBACK, hintOf, optionsOf } from "./rate-choices";

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
