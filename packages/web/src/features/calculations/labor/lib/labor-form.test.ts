import { laborVariables } from "@foja/core/law/labor/labor.schema";
import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import { describe, expect, it } from "vitest";
import { fieldsIn, fieldsOf } from "~/features/calculations/shared/kit/basis";
import { type Form, newRow } from "~/features/calculations/shared/kit/field";
import { formOf, variablesOf } from "~/features/calculations/shared/kit/form";
import { checked, outcomeOf as kitOutcomeOf } from "~/features/calculations/shared/kit/outcome";
import { LABOR } from "../labor-calculator";
import { amountsOf, newConcept } from "./concepts";
import { keptColumn, otherRegimes } from "./scenarios";

const form = (values: Record<string, string>, conceptos: Record<string, string>[] = []): Form => ({
  values,
  rows: { conceptos: conceptos.map(newRow) },
});
const said = (given: Form) => variablesOf(given, fieldsOf(LABOR, given));
const outcomeOf = (typed: unknown) => {
  const { variables, faults } = checked(LABOR.engine, typed);
  const given = { today: "2026-11-27", book: {}, calendar: undefined };
  return variables ? kitOutcomeOf(LABOR.engine, variables, given) : { faults };
};
const DISMISSAL = {
  fechaIngreso: "2018-03-12",
  fechaEgreso: "2025-08-20",
  modo: "sinCausa",
  remuneracion: "1850000",
};
const settledOf = (values: Record<string, string>) => {
  const { computed } = outcomeOf(said(form(values)));
  if (!computed) throw new Error("It did not settle");
  return computed;
};
const pathsOf = (values: Record<string, string>) =>
  fieldsOf(LABOR, form(values)).map(({ path }) => path);

describe("the form of a settlement", () => {
  it.each(LABOR_CASES.filter(({ total }) => total !== null))(
    "says of $id what was saved of it, to the cent",
    ({ variables, total }) => {
      const outcome = outcomeOf(said(formOf(variables, fieldsIn(LABOR))));
      expect(outcome.faults).toEqual({});
      expect(outcome.computed?.result.total).toBe(total);
    },
  );

  it("says only the fields that apply", () => {
    expect(said(form({ ...DISMISSAL, sumaAcordada: "5", fechaJubilacion: "2020-01-01" }))).toEqual({
      ...DISMISSAL,
      remuneracion: 1_850_000,
    });
  });

  it("says a toggle only where it is not what it would be anyway", () => {
    const typed = { ...DISMISSAL, preavisoOtorgado: "no", "opciones.incluirSACvacaciones": "no" };
    expect(said(form(typed))).toMatchObject({ opciones: { incluirSACvacaciones: false } });
    expect(said(form(typed))).not.toHaveProperty("preavisoOtorgado");
  });

  it("takes what is empty in a concept as nothing earned", () => {
    const concept = { ...newConcept([]), nombre: "Básico", importes: ";10.5" };
    expect(said(form(DISMISSAL, [concept])).conceptos).toEqual([
      { nombre: "Básico", clase: "fijo", importes: [0, 10.5] },
    ]);
    expect(amountsOf(newConcept([]))).toHaveLength(12);
    expect(amountsOf(newConcept([newRow(concept)]))).toEqual(["", ""]);
  });

  it("keeps the parts of a rehiring together", () => {
    const rehired = {
      ...{ ...DISMISSAL, reingreso: "si" },
      "opciones.reingreso.fecha": "2022-01-01",
      "opciones.reingreso.indemnizacionAnterior": "100000",
    };
    expect(said(form(rehired)).opciones).toEqual({
      reingreso: { fecha: "2022-01-01", indemnizacionAnterior: 100_000 },
    });
    const read = laborVariables.parse(said(form(rehired)));
    expect(formOf(read, fieldsIn(LABOR)).values).toMatchObject(rehired);
    expect(said(form({ ...rehired, reingreso: "no" }))).not.toHaveProperty("opciones");
  });
});

describe("what applies", () => {
  it("follows the way it ended", () => {
    expect(pathsOf({ modo: "mutuoAcuerdo" })).toContain("sumaAcordada");
    expect(pathsOf({ modo: "jubiladoQueSigue" })).toContain("fechaJubilacion");
    expect(pathsOf({ modo: "quiebra" })).toContain("opciones.porcentaje251");
    expect(pathsOf({ modo: "renuncia" })).not.toContain("preavisoOtorgado");
    expect(pathsOf({ modo: "renuncia" })).not.toContain("topeCCT");
  });

  it("follows the law: fines in the old regime or asked for, art. 245 bis since it exists", () => {
    const old = pathsOf({ modo: "sinCausa", fechaEgreso: "2023-01-01" });
    const now = pathsOf({ modo: "sinCausa", fechaEgreso: "2026-04-01" });
    expect(old).toContain("intimacionArt80");
    expect(old).not.toContain("opciones.porcentajeArt245bis");
    expect(now).not.toContain("intimacionArt80");
    expect(now).toContain("opciones.porcentajeArt245bis");
    const asked = { "opciones.multasDerogadas": "si", fechaEgreso: "2026-04-01" };
    expect(pathsOf(asked)).toContain("intimacionArt80");
    expect(pathsOf({ regimen: "A", fechaEgreso: "2026-04-01" })).toContain("intimacionArt80");
  });

  it("asks of a building worker the pays alone", () => {
    expect(pathsOf({ regimenEspecial: "construccion" })).toEqual([
      "remuneraciones",
      "regimenEspecial",
    ]);
  });

  it("says of every field which article asks for it, once", () => {
    const fields = fieldsIn(LABOR).filter((field) => field.kind !== "rows");
    expect(fields.filter(({ hint }) => String(hint ?? "").length < 5)).toEqual([]);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });
});

describe("what comes out", () => {
  it("is the fault of each variable while they do not hold together", () => {
    const { faults, ...rest } = outcomeOf(said(form({ ...DISMISSAL, fechaEgreso: "2001-01-01" })));
    expect(faults).toEqual({ fechaEgreso: expect.stringMatching(/^Fecha de egreso/) });
    expect(rest).not.toHaveProperty("computed");
  });

  it("names the variable that an engine refuses", () => {
    const bono = { ...newConcept([]), nombre: "Bono", clase: "noMensual" };
    const typed = said(form({ ...DISMISSAL, remuneracion: "" }, [bono]));
    expect(outcomeOf(typed).faults).toEqual({ conceptos: expect.stringMatching(/^Conceptos/) });
  });

  it("stands beside the other regimes and what was set aside", () => {
    const settled = settledOf(DISMISSAL);
    expect(otherRegimes(settled).map(({ label }) => label)).toEqual([
      "LCT anterior a la Ley 27.742",
      "LCT con la Ley 27.802",
    ]);
    const [column] = keptColumn({ label: "Escenario 1", variables: settled.variables });
    expect(column?.sheet.total).toEqual(settled.sheet.total);
  });

  it("has no other regimes where a special one rules", () => {
    expect(otherRegimes(settledOf({ ...DISMISSAL, regimenEspecial: "casasParticulares" }))).toEqual(
      [],
    );
  });
});
