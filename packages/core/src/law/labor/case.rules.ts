import type { LaborVariables } from "./labor.schema";

/** A settlement worked out by hand, to the cent; those of seniority alone have no lines. */
export type LaborCase = {
  id: string;
  titulo: string;
  variables: LaborVariables;
  rubros: Record<string, number> | null;
  total: number | null;
  intermedios: Record<string, number | { anios: number; meses: number; dias: number }>;
};
