import type { Row } from "~/features/calculations/shared/kit/field";

const MONTHS = 12;

/** The amounts of a concept as plain decimals, oldest first; empty for none. */
export const amountsOf = ({ importes = "" }: Row["values"]): string[] => importes.split(";");
export const amountsText = (amounts: readonly string[]): string => amounts.join(";");

/** The values of a new concept, with as many months as another. */
export const newConcept = ([like]: readonly Row[]): Row["values"] => ({
  nombre: "",
  clase: "fijo",
  importes: amountsText(Array<string>(like ? amountsOf(like.values).length : MONTHS).fill("")),
});
