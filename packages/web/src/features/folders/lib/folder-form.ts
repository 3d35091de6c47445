import type { CreateFolder, Folder } from "@foja/core/practice/folders/folder.schema";
import type { Party } from "@foja/core/practice/folders/party.rules";

/** The fields of a case's form. The court's facts and links are not edited here. */
export const FORM_FIELDS = {
  folderName: "Carátula",
  customerName: "Cliente",
  folderParte: "Representás a",
  folderContraparte: "Contraparte",
  folderExpediente: "Número de expediente",
  folderJuzgado: "Juzgado",
  folderFuero: "Fuero",
  folderJuris: "Jurisdicción",
  materia: "Materia",
  status: "Estado",
  responsibleId: "Responsable",
  initialDateFolder: "Fecha de inicio",
  finalDateFolder: "Fecha de cierre",
  description: "Descripción",
} as const satisfies Partial<Record<keyof CreateFolder, string>>;

/** The labels of the client's role in a case. */
export const PARTY_NAMES: Readonly<Record<Party, string>> = {
  actor: "Actor",
  demandado: "Demandado",
  requirente: "Requirente",
  requerido: "Requerido",
  acreedor: "Acreedor",
  deudor: "Deudor",
  denunciante: "Denunciante",
  denunciado: "Denunciado",
  querellante: "Querellante",
  imputado: "Imputado",
  concursado: "Concursado",
  sindico: "Síndico",
  heredero: "Heredero",
  beneficiario: "Beneficiario",
  incidentista: "Incidentista",
  otro: "Otra parte",
};

export type FolderField = keyof typeof FORM_FIELDS;
export type FolderValues = Pick<CreateFolder, FolderField> & {
  /** The id of the client's contact, if it was chosen here; with `NEW_CLIENT` one is created. */
  clientId: string;
  /** The judicial department, which a number of the MEV does not contain. */
  department: string;
  /**
   * Who sees a new case: with `reserved` only its author and the person responsible, for now; else
   * everybody.
   */
  access: string;
};

/** The client is a contact to be created. */
export const NEW_CLIENT = "nuevo";

const FIELDS = Object.keys(FORM_FIELDS) as FolderField[];

/** The form of a new case. */
export const EMPTY_VALUES: FolderValues = {
  folderName: "",
  customerName: "",
  clientId: "",
  folderParte: "",
  folderContraparte: "",
  folderExpediente: "",
  department: "",
  access: "",
  folderJuzgado: "",
  folderFuero: "",
  folderJuris: "",
  materia: "",
  status: "nueva",
  responsibleId: "",
  initialDateFolder: "",
  finalDateFolder: "",
  description: "",
};

/** The form's values for a case: an absent value is an empty input. */
export const valuesOf = (folder: Folder): FolderValues => ({
  ...EMPTY_VALUES,
  ...Object.fromEntries(FIELDS.map((name) => [name, folder[name] ?? ""])),
});
