import type { CreateFolder, Folder } from "@foja/core/practice/folders/folder.schema";
import type { Party } from "@foja/core/practice/folders/party.rules";

/** What a person writes of a case. The court's facts and links are not written here. */
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

/** What the client is in a case, as it is shown. */
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
  /** The contact who is the client, where it was chosen here; `NEW_CLIENT` is made of its name. */
  clientId: string;
  /** The judicial department of a number of the MEV, which does not say it. */
  department: string;
  /** Who sees a new case: `reserved` for who writes it and who answers for it, for now; else everybody. */
  access: string;
};

/** The client is a contact that does not exist yet. */
export const NEW_CLIENT = "nuevo";

const FIELDS = Object.keys(FORM_FIELDS) as FolderField[];

/** The form of a case that does not exist yet. */
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

/** A case as its form shows it: an absent value is an empty input. */
export const valuesOf = (folder: Folder): FolderValues => ({
  ...EMPTY_VALUES,
  ...Object.fromEntries(FIELDS.map((name) => [name, folder[name] ?? ""])),
});
