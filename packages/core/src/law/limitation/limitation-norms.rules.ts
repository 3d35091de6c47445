import type { Evidence, Norm } from "../calculation/norm.rules";

/** The actions whose term the law names. */
export const ACTIONS = [
  "laboral",
  "contractual",
  "danos",
  "periodica",
  "accidente",
  "transporte",
  "vicios",
] as const;
export type Action = (typeof ACTIONS)[number];

/** How many days before a right is lost by time it is warned of. */
export const WARNED_DAYS: readonly number[] = [90, 30, 7];

const READ = "Texto del Código Civil y Comercial";

const norm = <T>(norma: string, valor: T, fuente = READ, verificado: Evidence = "V"): Norm<T> => ({
  ...{ norma, verificado, fuente, valor },
  ...{ vigenciaDesde: "2015-08-01", vigenciaHasta: null },
});

/** The term of each action, in months. */
export const TERMS: Record<Action, Norm<{ months: number; name: string }>> = {
  laboral: norm(
    "LCT art. 256",
    { months: 24, name: "Créditos laborales" },
    "Dos años, los que también nombra el art. 143 de la LCT según la Ley 27.802",
    "R",
  ),
  contractual: norm("CCyC art. 2560", { months: 60, name: "Plazo genérico (contratos)" }),
  danos: norm("CCyC art. 2561", { months: 36, name: "Responsabilidad civil" }),
  periodica: norm("CCyC art. 2562 inc. c", { months: 24, name: "Lo que se devenga por períodos" }),
  accidente: norm("CCyC art. 2562 inc. b", {
    ...{ months: 24, name: "Accidente o enfermedad del trabajo, derecho común" },
  }),
  transporte: norm("CCyC art. 2562 inc. d", { months: 24, name: "Transporte" }),
  vicios: norm("CCyC art. 2564 inc. a", { months: 12, name: "Vicios redhibitorios" }),
};

export const OWN_TERM = norm("CCyC art. 2532", null, "El plazo lo elegiste vos", "R");
export const FROM_DATE_TO_DATE = norm("CCyC art. 6", null);
export const BEGINS = norm("CCyC art. 2554", null);
/** A notice to the debtor: six months, or the action's own term where that is shorter; once. */
export const INTERPELLATION = norm("CCyC art. 2541", { months: 6 });
/** Mediation: it runs again twenty days after the closing act is at the parties' disposal. */
export const MEDIATION = norm("CCyC art. 2542", { days: 20 });
export const MEDIATION_PBA = norm(
  "Ley 13.951 (PBA) art. 40",
  { months: 6 },
  "Suspende como la interpelación del art. 2541 del CCyC, según publicaciones",
  "R",
);
/** Labour conciliation (SECLO): as long as it lasts, six months at most. */
export const SECLO = norm(
  "Ley 24.635 art. 7 y LCT art. 257",
  { months: 6 },
  "El trámite suspende hasta seis meses, según publicaciones",
  "R",
);
/** The other reading of it: six months whatever the conciliation lasted. */
export const SECLO_FLAT = norm(
  "CNAT, plenario 312 «Martínez c/ YPF», 6/6/2006",
  { months: 6 },
  "Texto del plenario, publicado",
  "R",
);
export const CLAIM = norm("CCyC art. 2546", null);
export const UNDONE = norm("CCyC art. 2547", null);
