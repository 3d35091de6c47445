import { describe, expect, it } from "vitest";
import { ApiError } from "~/lib/api/error";
import { type Aside, besideOf, saveBeside, savedSentence, togetherLabel } from "./together";

const computed: Aside["computed"] = {
  type: "labor",
  variables: { fechaIngreso: "2018-03-12", fechaEgreso: "2025-08-20", modo: "sinCausa" },
};
const aside = (label: string): Aside => ({ label, computed });
const main = { description: "Reclamo", classType: "reclamado", folderId: "fol_1", groupId: "g" };

describe("a scenario saved beside its calculation", () => {
  it.each([
    ["Reclamo", "Reclamo · Escenario 1"],
    [null, "Escenario 1"],
    ["x".repeat(2000), `${"x".repeat(1986)} · Escenario 1`],
  ])("is called by what that is called (%#)", (description, expected) => {
    const body = besideOf(aside("Escenario 1"), { ...main, description });
    expect(body).toEqual({ ...main, ...computed, description: expected });
  });

  it("is asked for in order, each under its own key, whatever became of the one before", async () => {
    const refusal = new ApiError(403, "Llegaste al límite.");
    const asked: string[] = [];
    const { done, failed } = await saveBeside(
      [aside("Uno"), aside("Dos"), aside("Tres")],
      main,
      "k",
      async ({ description }, key) => {
        asked.push(`${key} ${description}`);
        if (description?.endsWith("Dos")) throw refusal;
      },
    );
    expect(asked).toEqual(["k.1 Reclamo · Uno", "k.2 Reclamo · Dos", "k.3 Reclamo · Tres"]);
    expect(done.map(({ label }) => label)).toEqual(["Uno", "Tres"]);
    expect(failed).toEqual([{ item: aside("Dos"), error: refusal }]);
  });
});

describe("what is said", () => {
  const full = new ApiError(403, "Llegaste al límite de 3 cálculos.");
  const together = (done: number, failed: number) => ({
    done: Array<Aside>(done).fill(aside("x")),
    failed: Array(failed).fill({ item: aside("x"), error: full }),
  });

  it.each([
    [true, 0, undefined, "Cálculo guardado"],
    [false, 0, undefined, "Cambios guardados"],
    [true, 1, undefined, "Cálculo guardado. El escenario apartado sigue acá, sin guardar."],
    [false, 2, undefined, "Cambios guardados. Los 2 escenarios apartados siguen acá, sin guardar."],
    [true, 1, together(1, 0), "Cálculo guardado. Escenario guardado."],
    [true, 2, together(2, 0), "Cálculo guardado. 2 escenarios guardados."],
    [
      true,
      3,
      together(1, 2),
      "Cálculo guardado. Escenarios: 1 guardado, 2 no: Llegaste al límite de 3 cálculos. Lo que no se guardó sigue apartado.",
    ],
  ])("of a new one: %s, %i set aside (%#)", (anew, asides, outcome, text) => {
    expect(savedSentence(anew, asides, outcome)).toBe(text);
  });

  it("names one and several", () => {
    expect(togetherLabel(1)).toBe("Guardar también el escenario apartado");
    expect(togetherLabel(3)).toBe("Guardar también los 3 escenarios apartados");
  });
});
