import { Calculators } from "@foja/core/practice/calculators";

const VARIABLES = {
  fechaIngreso: "2015-03-02",
  fechaEgreso: "2026-01-20",
  modo: "sinCausa",
  remuneracion: 1_850_000,
};

type Create = Parameters<typeof Calculators.create>[0];

/** Saves a labour settlement in a case, as its practice. */
export const saveSettlement = (folderId: string) =>
  Calculators.create({ type: "labor", variables: VARIABLES, folderId } as unknown as Create);
