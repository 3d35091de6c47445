import { LABOR } from "@foja/core/law/engines/labor.rules";
import { laborVariables } from "@foja/core/law/labor/labor.schema";
import { describe, expect, it } from "vitest";
import { nextLabel, notAmong, othersOf } from "./group";

const variables = (remuneracion: number) =>
  laborVariables.parse({
    fechaIngreso: "2018-03-12",
    fechaEgreso: "2025-08-20",
    modo: "sinCausa",
    remuneracion,
  });
const date = "2026-11-20";

describe("the others of a group", () => {
  it("are under their words or their day, without the one that is open nor what is no settlement", () => {
    const group = [
      { _id: "cal_1", description: "Reclamo", date, variables: variables(1) },
      { _id: "cal_3", description: null, date, variables: variables(3) },
      { _id: "cal_2", description: "Oferta", date, variables: variables(2) },
      { _id: "cal_4", description: "Otra cosa", date, variables: { capital: 1 } },
    ];
    expect(othersOf(LABOR, group, "cal_1")).toEqual([
      { id: "cal_2", label: "Oferta", variables: variables(2) },
      { id: "cal_3", label: "20/11/2026", variables: variables(3) },
    ]);
  });

  it("hold what was set aside once it is saved, however its data are ordered", () => {
    const [one, two] = [variables(1), variables(2)];
    const kept = [
      { label: "Escenario 1", variables: one },
      { label: "Escenario 2", variables: two },
    ];
    const { modo, ...rest } = one;
    const saved = [{ id: "cal_2", label: "Reclamo · Escenario 1", variables: { ...rest, modo } }];
    expect(notAmong(kept, saved).map(({ label }) => label)).toEqual(["Escenario 2"]);
    expect(notAmong(kept, [])).toEqual(kept);
  });
});

it.each([
  [[], "Escenario 1"],
  [["Escenario 1"], "Escenario 2"],
  [["Escenario 2"], "Escenario 1"],
  [["Reclamo · Escenario 1", "Escenario 2", "Reclamo"], "Escenario 3"],
  [["Escenario 11"], "Escenario 1"],
])("beside %j comes %s", (taken, next) => {
  expect(nextLabel(taken)).toBe(next);
});
