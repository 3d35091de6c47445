import { laborVariables } from "@foja/core/law/labor/labor.schema";
import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import { describe, expect, it } from "vitest";
import { contextOf } from "./field";
import { GROUPS, shownFields } from "./labor-fields";
import { EMPTY_FORM, formOf, type LaborForm, newConcept, variablesOf } from "./labor-form";
import { keptColumn, otherRegimes, outcomeOf } from "./labor-result";

const form = (values: Record<string, string>): LaborForm => ({ ...EMPTY_FORM, values });
const DISMISSAL = {
  fechaIngreso: "2018-03-12",
  fechaEgreso: "2025-08-20",
  modo: "sinCausa",
  remuneracion: "1850000",
};
const settledOf = (values: Record<string, string>) => {
  const { settled } = outcomeOf(variablesOf(form(values)));
  if (!settled) throw new Error("It did not settle");
  return settled;
};
const pathsOf = (values: Record<string, string>) =>
  shownFields(contextOf(values)).map(({ path }) => path);

describe("the form of a settlement", () => {
  it.each(LABOR_CASES.filter(({ total }) => total !== null))(
    "says of $id what was saved of it, to the cent",
    ({ variables, total }) => {
      const said = variablesOf(formOf(variables));
      expect(outcomeOf(said).faults).toEqual({});
      expect(outcomeOf(said).settled?.total).toBe(total);
    },
  );

  it("says only the fields that apply", () => {
    expect(
      variablesOf(form({ ...DISMISSAL, sumaAcordada: "5", fechaJubilacion: "2020-01-01" })),
    ).toEqual({ ...DISMISSAL, remuneracion: 1_850_000 });
  });

  it("says a toggle only where it is not what it would be anyway", () => {
    const said = { ...DISMISSAL, preavisoOtorgado: "no", "opciones.incluirSACvacaciones": "no" };
    expect(variablesOf(form(said))).toMatchObject({ opciones: { incluirSACvacaciones: false } });
    expect(variablesOf(form(said))).not.toHaveProperty("preavisoOtorgado");
  });

  it("takes what is empty in a concept as nothing earned", () => {
    const concept = { ...newConcept(), nombre: "Básico", importes: ["", "10.5"] };
    expect(variablesOf({ values: DISMISSAL, conceptos: [concept] }).conceptos).toEqual([
      { nombre: "Básico", clase: "fijo", importes: [0, 10.5] },
    ]);
    expect(newConcept(concept).importes).toHaveLength(2);
  });

  it("keeps the parts of a rehiring together", () => {
    const rehired = {
      ...{ ...DISMISSAL, reingreso: "si" },
      "opciones.reingreso.fecha": "2022-01-01",
      "opciones.reingreso.indemnizacionAnterior": "100000",
    };
    expect(variablesOf(form(rehired)).opciones).toEqual({
      reingreso: { fecha: "2022-01-01", indemnizacionAnterior: 100_000 },
    });
    const read = laborVariables.parse(variablesOf(form(rehired)));
    expect(formOf(read).values).toMatchObject(rehired);
    expect(variablesOf(form({ ...rehired, reingreso: "no" }))).not.toHaveProperty("opciones");
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
    const fields = GROUPS.flatMap((group) => group.fields);
    expect(fields.filter(({ hint }) => hint.length < 5)).toEqual([]);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });
});

describe("what comes out", () => {
  it("is the fault of each variable while they do not hold together", () => {
    const { faults, settled } = outcomeOf(
      variablesOf(form({ ...DISMISSAL, fechaEgreso: "2001-01-01" })),
    );
    expect(faults).toEqual({ fechaEgreso: expect.stringMatching(/^Fecha de egreso/) });
    expect(settled).toBeUndefined();
  });

  it("names the variable that an engine refuses", () => {
    const bono = { ...newConcept(), nombre: "Bono", clase: "noMensual" as const };
    const said = variablesOf({ values: { ...DISMISSAL, remuneracion: "" }, conceptos: [bono] });
    expect(outcomeOf(said).faults).toEqual({ conceptos: expect.stringMatching(/^Conceptos/) });
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
