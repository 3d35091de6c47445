/** What a document of a case is, in the words of a file at court. */
export const DOCUMENT_KINDS = [
  "demanda",
  "prueba",
  "pericia",
  "resolucion",
  "cedula",
  "poder",
  "contrato",
  "otro",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How each kind of document is called. */
export const DOCUMENT_NAMES: Readonly<Record<DocumentKind, string>> = {
  demanda: "Demanda",
  prueba: "Prueba",
  pericia: "Pericia",
  resolucion: "Resolución",
  cedula: "Cédula",
  poder: "Poder",
  contrato: "Contrato",
  otro: "Otro",
};
