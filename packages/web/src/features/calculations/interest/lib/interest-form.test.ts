import { interestVariables } from "@foja/core/law/interest/interest.schema";
import { describe, expect, it } from "vitest";
import {
  EMPTY_FORM,
  formOf,
  newSegment,
  nextSegment,
  splitSpan,
  variablesOf,
} from "./interest-form";
import { checked } from "./outcome";

const typed = (values: Record<string, string>) => ({
  values: { ...EMPTY_FORM.values, ...values },
  tramos: [],
});

describe("what is typed, as variables", () => {
  it("leaves out what was not said", () => {
    const form = typed({ capital: "1000.5", desde: "2024-02-01", hasta: "2026-03-03" });
    expect(variablesOf(form)).toEqual({
      capital: 1000.5,
      desde: "2024-02-01",
      hasta: "2026-03-03",
      tasa: "cer",
    });
  });

  it("lets through what is no number or date, for the schema to name", () => {
    const form = typed({ capital: "mil", desde: "ayer", hasta: "2026-03-03", adicional: "x" });
    expect(checked(variablesOf(form)).faults).toEqual({
      capital: "Capital: escribí un importe",
      desde: "Desde: escribí una fecha válida",
      adicional: "Adicional: escribí un porcentaje anual",
    });
  });

  it("carries the capitalisation's date only where it has one, and the criteria", () => {
    const said = { capital: "1", desde: "2024-01-01", hasta: "2024-02-01", fecha: "2024-01-10" };
    expect(variablesOf(typed({ ...said, modo: "unica" }))).toMatchObject({
      capitalizacion: { modo: "unica", fecha: "2024-01-10" },
    });
    const yearly = { modo: "notificacionYAnual", notificacion: "2024-01-05" };
    expect(variablesOf(typed({ ...said, ...yearly, diaPublicacionIpc: "12" }))).toMatchObject({
      capitalizacion: { modo: "notificacionYAnual" },
      notificacion: "2024-01-05",
      opciones: { diaPublicacionIpc: 12 },
    });
  });

  it("comes back from what was saved as it was typed", () => {
    const variables = interestVariables.parse({
      capital: 1000,
      tramos: [
        { tasa: "acta2630", desde: "2017-01-01", hasta: "2018-01-01", adicional: 2.5 },
        { tasa: "cer", desde: "2018-01-01", hasta: "2020-01-01", tasaFija: 0 },
      ],
      capitalizacion: { modo: "unica", fecha: "2019-01-01" },
      opciones: { indiceInicial: "diaAnterior" },
    });
    expect(variablesOf(formOf(variables))).toEqual(variables);
  });
});

describe("segments", () => {
  it("begin with the span as the first, and go on from where the last ends", () => {
    const form = typed({ tasa: "acta2601", desde: "2020-01-01", hasta: "2021-01-01" });
    const [first, second] = splitSpan(form);
    expect(first).toMatchObject({ tasa: "acta2601", desde: "2020-01-01", hasta: "2021-01-01" });
    expect(second).toMatchObject({ desde: "2021-01-01", hasta: "" });
    expect(nextSegment([newSegment({ hasta: "2022-05-01" })]).desde).toBe("2022-05-01");
  });
});
