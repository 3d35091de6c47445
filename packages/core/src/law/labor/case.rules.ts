import type { LaborVariables } from "./labor.schema";

/** A settlement computed by hand, to the cent; cases of seniority only have no lines. */
export type LaborCase = {
  id: string;
  titulo: string;
  variables: LaborVariables;
  rubros: Record<string, number> | null;
  total: number | null;
  intermedios: Record<string, number | { anios: number; meses: number; dias: number }>;
};
