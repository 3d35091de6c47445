import { settle } from "@foja/core/law/labor/labor.rules";
import { type LaborVariables, laborVariables } from "@foja/core/law/labor/labor.schema";

/** A dismissal to vary: exactly three years and three months, a round pay, in mid-month. */
export const SAMPLE = {
  fechaIngreso: "2023-01-21",
  fechaEgreso: "2026-04-20",
  modo: "sinCausa",
  remuneracion: 1_200_000,
} satisfies LaborVariables;

/** The settlement of the sample with changed variables, parsed like a request. */
export function settled(changes: Partial<LaborVariables> = {}) {
  const result = settle(laborVariables.parse({ ...SAMPLE, ...changes }));
  const amounts = Object.fromEntries(result.rubros.map(({ codigo, monto }) => [codigo, monto]));
  const lineOf = (code: string) => result.rubros.find(({ codigo }) => codigo === code);
  const warned = (text: string) => result.advertencias.some((one) => one.includes(text));
  return { result, amounts, lineOf, warned, figures: result.intermedios };
}
