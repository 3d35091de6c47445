import type { Norm } from "../calculation/norm.rules";
import { FROM_MEMORY } from "./ruling.rules";

/**
 * The fines that Ley 27.742 repealed, in force until the day before it. How they are divided
 * between its arts. 99 and 100 is from memory.
 */
const old =
  (law: string, vigenciaDesde: string) =>
  <T>(article: string, valor: T): Norm<T> => ({
    norma: `${law} ${article}`,
    vigenciaDesde,
    vigenciaHasta: "2024-07-08",
    verificado: "M",
    fuente: `Multa derogada por la Ley 27.742, arts. 99 y 100; el reparto entre ambos, ${FROM_MEMORY}`,
    valor,
  });

const employment = old("Ley 24.013", "1991-12-26");
const increase = old("Ley 25.323", "2000-10-20");
const evasion = old("Ley 25.345", "2000-11-26");

export const ART_8 = employment("art. 8", { divisor: 4, least: 3 });
export const ART_9 = employment("art. 9", { divisor: 4 });
export const ART_10 = employment("art. 10", { divisor: 4 });
/** For dismissals within two years of the notice. */
export const ART_15 = employment("art. 15", { times: 1, months: 24 });
export const ART_1 = increase("art. 1", { percent: 100 });
export const ART_2 = increase("art. 2", { percent: 50 });
export const ART_80 = evasion("art. 45 (LCT art. 80)", { months: 3 });
export const ART_132 = evasion("art. 43 (LCT art. 132 bis)", { months: 1 });

/** Without a list of months, the unregistered pay is assumed to be constant. */
export const CONSTANT_PAY: Norm<null> = {
  norma: "Remuneración constante en los meses no registrados",
  vigenciaDesde: "1991-12-26",
  vigenciaHasta: null,
  verificado: "I",
  fuente: "Supuesto del cálculo: cargá las remuneraciones de cada mes",
  valor: null,
};
