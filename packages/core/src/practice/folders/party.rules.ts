/** The client's role in a case, as courts name the parties. Data, in the order of use. */
export const PARTIES = [
  "actor",
  "demandado",
  "requirente",
  "requerido",
  "acreedor",
  "deudor",
  "denunciante",
  "denunciado",
  "querellante",
  "imputado",
  "concursado",
  "sindico",
  "heredero",
  "beneficiario",
  "incidentista",
  "otro",
] as const;

export type Party = (typeof PARTIES)[number];

/** The two sides of a suit, and parties of neither. */
export type Side = "actora" | "demandada" | "otra";

const SIDES: Readonly<Partial<Record<Party, Side>>> = {
  actor: "actora",
  requirente: "actora",
  acreedor: "actora",
  denunciante: "actora",
  querellante: "actora",
  demandado: "demandada",
  requerido: "demandada",
  deudor: "demandada",
  denunciado: "demandada",
  imputado: "demandada",
};

/** The side of a party; null where the client's role is not known. */
export const sideOf = (party: Party | null | undefined): Side | null =>
  party ? (SIDES[party] ?? "otra") : null;
