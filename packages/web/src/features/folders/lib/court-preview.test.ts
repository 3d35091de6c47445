import { describe, expect, it } from "vitest";
import { lastWords, linkWords, silenceOf, warningOf } from "./court-preview";

describe("what a court said of a number, in words", () => {
  it.each([
    ["missing", "pjn", /^El PJN no tiene ningún expediente/],
    ["reserved", "mev", /^La MEV tiene reservado/],
    ["unanswered", "pjn", /^El PJN no responde\..*para confirmar cuando responda\.$/],
  ] as const)("%s by %s", (status, system, text) => {
    expect(silenceOf({ status, system })).toMatch(text);
  });

  it("is nothing to say where the court shows the file", () => {
    expect(silenceOf({ status: "found", system: "pjn" })).toBeUndefined();
  });

  it.each([
    ["differ", /no coinciden con los de tu causa, «Sosa c\/ Ruiz»/],
    ["partly", /una sola de las partes/],
  ] as const)("warns where the names are %s", (agreement, text) => {
    expect(warningOf({ agreement }, "Sosa c/ Ruiz")).toMatch(text);
  });

  it.each(["same", "unknown"] as const)("does not warn where they are %s", (agreement) => {
    expect(warningOf({ agreement }, "Sosa c/ Ruiz")).toBeUndefined();
  });

  it("writes the last movement with its day", () => {
    const lastMovement = { date: "2026-11-20", title: "Traslado" };
    expect(lastWords({ lastMovement })).toBe("20/11/2026, Traslado");
    expect(lastWords({ lastMovement: { date: "2026-11-20", title: null } })).toBe("20/11/2026");
    expect(lastWords({ lastMovement: null })).toBeUndefined();
  });

  it("names the button for what it does", () => {
    const duplicate = { _id: "fol_1", name: "Otra" };
    expect(linkWords({ status: "found", duplicate: null })).toBe("Sí, vincular");
    expect(linkWords({ status: "found", duplicate })).toBe("Sí, vincular de todos modos");
    expect(linkWords({ status: "missing", duplicate })).toBe("Vincular y seguir esperando");
  });
});
