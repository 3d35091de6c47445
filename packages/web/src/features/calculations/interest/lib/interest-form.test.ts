import { interestVariables } from "@foja/core/law/interest/interest.schema";
import { describe, expect, it } from "vitest";
import { fieldsIn, fieldsOf } from "~/features/calculations/shared/kit/basis";
import { type Form, newRow } from "~/features/calculations/shared/kit/field";
import { formOf, variablesOf } from "~/features/calculations/shared/kit/form";
import { checked } from "~/features/calculations/shared/kit/outcome";
import { startHint } from "~/features/calculations/shared/lib/rate-fields";
import { INTEREST } from "../interest-calculator";
import { nextSegment, splitSpan } from "./fields";

const typed = (values: Record<string, string>): Form => ({
  values: { ...INTEREST.start, ...values },
  rows: {},
});
const said = (form: Form) => variablesOf(form, fieldsOf(INTEREST, form));

describe("what is typed, as variables", () => {
  it("leaves out what was not said", () => {
    const form = typed({ capital: "1000.5", desde: "2024-02-01", hasta: "2026-03-03" });
    expect(said(form)).toEqual({
      capital: 1000.5,
      desde: "2024-02-01",
      hasta: "2026-03-03",
      tasa: "cer",
    });
  });

  it("lets through what is no number or date, for the schema to name", () => {
    const form = typed({ capital: "mil", desde: "ayer", hasta: "2026-03-03", adicional: "x" });
    expect(checked(INTEREST.engine, said(form)).faults).toEqual({
      capital: "Capital: escribí un importe",
      desde: "Desde: escribí una fecha válida",
      adicional: "Adicional: escribí un porcentaje anual",
    });
  });

  it("carries the capitalisation's date only where it has one, and the criteria", () => {
    const span = { capital: "1", desde: "2024-01-01", hasta: "2024-02-01" };
    const given = { ...span, "capitalizacion.fecha": "2024-01-10" };
    const once = typed({ ...given, "capitalizacion.modo": "unica" });
    expect(said(once)).toMatchObject({
      capitalizacion: { modo: "unica", fecha: "2024-01-10" },
    });
    const yearly = { "capitalizacion.modo": "notificacionYAnual", notificacion: "2024-01-05" };
    const published = { "opciones.diaPublicacionIpc": "12" };
    expect(said(typed({ ...given, ...yearly, ...published }))).toEqual({
      ...{ capital: 1, desde: "2024-01-01", hasta: "2024-02-01", tasa: "cer" },
      capitalizacion: { modo: "notificacionYAnual" },
      notificacion: "2024-01-05",
      opciones: { diaPublicacionIpc: 12 },
    });
    const none = typed({ ...given, "capitalizacion.modo": "ninguna" });
    expect(said(none)).not.toHaveProperty("capitalizacion");
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
    expect(said(formOf(variables, fieldsIn(INTEREST)))).toEqual(variables);
  });
});

describe("segments", () => {
  it("begin with the span as the first, and go on from where the last ends", () => {
    const form = typed({ tasa: "acta2601", desde: "2020-01-01", hasta: "2021-01-01" });
    const [first, second] = splitSpan(form);
    expect(first).toMatchObject({ tasa: "acta2601", desde: "2020-01-01", hasta: "2021-01-01" });
    expect(second).toMatchObject({ desde: "2021-01-01", hasta: "" });
    expect(nextSegment([newRow({ hasta: "2022-05-01" })]).desde).toBe("2022-05-01");
  });
});

it("says of the first day what is true of each kind of rate", () => {
  expect(startHint({ tasa: "tasaActivaBNA" })).toContain("no suma interés");
  expect(startHint({ tasa: "tasaActivaBNA", "opciones.primerDia": "incluido" })).toContain(
    "Ese día suma interés",
  );
  // (100 + Tm) / (100 + T0), T0 of the day before: Com. BCRA 14.290, art. 55 inc. a, art. 768 c.
  for (const tasa of ["tasaPasivaBCRA", "tasaPasivaBCRA27802", "tim", "art55"]) {
    expect(startHint({ tasa })).toContain("día anterior: ese día suma");
  }
  for (const tasa of ["cer", "ipc", "acta2783", "lct276"]) {
    expect(startHint({ tasa })).toContain("del índice de");
  }
  expect(startHint({ tasa: "tasaPasivaBCRA", tasaFija: "40" })).toContain("no suma interés");
});
