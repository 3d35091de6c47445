import type { Evidence } from "../calculation/norm.rules";

export const LAPSE_COURTS = ["PJN", "SCBA"] as const;
export const LAPSE_FUEROS = ["civil", "laboral"] as const;
export const INSTANCES = [
  "primera",
  "segunda",
  "sumarisimo",
  "incidente",
  "incidenteCaducidad",
] as const;

export type LapseCourt = (typeof LAPSE_COURTS)[number];
export type LapseFuero = (typeof LAPSE_FUEROS)[number];
export type Instance = (typeof INSTANCES)[number];

/** What each is called. */
export const INSTANCE_NAMES: Record<Instance, string> = {
  primera: "Primera instancia",
  segunda: "Segunda o ulterior instancia",
  sumarisimo: "Sumarísimo, ejecutivo o ejecución",
  incidente: "Incidente",
  incidenteCaducidad: "Incidente de caducidad",
};

/** What a code says of the lapse of an instance. */
export type LapseCode = {
  /** The norm of its terms. */
  norma: string;
  /** Months without an act that impels, by instance. */
  months: Record<Instance, number>;
  /** The first day from which it can run. */
  since: string;
  /** What says that ferias do not run. */
  ferias: string;
  /** Whether a party has to be asked to go on before: its norm, and the working days to do it. */
  intimation: { norma: string; days: number } | null;
  verificado: Evidence;
  fuente: string;
  /** The instances whose term nobody read, and why. */
  doubts: Partial<Record<Instance, string>>;
};

const MONTHS = { primera: 6, segunda: 3, sumarisimo: 3, incidente: 3, incidenteCaducidad: 1 };
const SINCE = "1900-01-01";
const ASKED = { norma: "CPCCBA art. 315 (Ley 13.986)", days: 5 };
const NOT_NAMED = "El art. 310 del CPCCBA no nombra los incidentes";

/** The codes by court and kind of courts. A new one is a new row. */
export const LAPSE_CODES: Record<LapseCourt, Record<LapseFuero, LapseCode>> = {
  PJN: {
    civil: {
      ...{ norma: "CPCCN art. 310", months: MONTHS, since: SINCE, ferias: "CPCCN art. 311" },
      ...{ intimation: null, verificado: "V", fuente: "Texto del código", doubts: {} },
    },
    // Pending cases too (Ley 27.802, art. 93), which cannot have lapsed before there was a term.
    laboral: {
      ...{ norma: "LO art. 46 (Ley 27.802 art. 82)", months: MONTHS, since: "2026-03-07" },
      ...{ ferias: "CPCCN art. 311", intimation: null, doubts: {} },
      ...{ verificado: "V", fuente: "Texto de la Ley 27.802" },
    },
  },
  SCBA: {
    civil: {
      ...{ norma: "CPCCBA art. 310", since: SINCE, ferias: "CPCCBA art. 311", intimation: ASKED },
      months: { ...MONTHS, incidenteCaducidad: 3 },
      ...{ verificado: "R", fuente: "Texto del código comentado, publicado" },
      doubts: { incidente: NOT_NAMED, incidenteCaducidad: NOT_NAMED },
    },
    laboral: {
      ...{ norma: "CPCCBA art. 310, supletorio", since: SINCE, ferias: "CPCCBA art. 311" },
      ...{ months: { ...MONTHS, incidenteCaducidad: 3 }, intimation: ASKED, doubts: {} },
      verificado: "M",
      fuente: "Los plazos del código civil, sin leer en la Ley 15.057",
    },
  },
};
