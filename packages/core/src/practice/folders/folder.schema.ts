import * as z from "zod";
import {
  fieldNames,
  flag,
  line,
  listQuery,
  optionalDate,
  optionalLine,
  optionalRecord,
  optionalText,
} from "../../kernel/fields.schema";

import { PARTIES } from "./party.rules";
import { FOLDER_STATUSES } from "./status.rules";

/**
 * What the court's system has said of the link, from nothing asked to not reachable. `found`: the
 * court has such a case, and nobody has said yet that it is this one.
 */
export const ASSOCIATION_STATUSES = [
  "none",
  "pending",
  "found",
  "verified",
  "invalid",
  "reserved",
  "failed",
] as const;

const status = z.enum(FOLDER_STATUSES, {
  error: "Estado: elegí nueva, enProceso, pendiente o cerrada",
});

/** Facts only the court link may state. A client may send back what it read; it changes nothing. */
const statedByTheLink = {
  causaVerified: z.unknown().optional().describe("Lo fija el vínculo con el tribunal; se ignora"),
  causaIsValid: z.unknown().optional().describe("Lo fija el vínculo con el tribunal; se ignora"),
  causaAssociationStatus: z
    .unknown()
    .optional()
    .describe("Lo fija el vínculo con el tribunal; se ignora"),
  court: z.unknown().optional().describe("Se fija al vincular la causa; se ignora"),
};

/** What the client is in the case; an empty value clears it, as that of every field. */
const party = z
  .union([z.literal("").transform(() => null), z.null(), z.enum(PARTIES)], {
    error: `Parte: elegí ${PARTIES.join(", ")}`,
  })
  .optional();

/** Who sees a case: everybody of the practice, or those named alone. */
export const ACCESS = ["practice", "reserved"] as const;

const access = z
  .enum(ACCESS, { error: "Acceso: elegí practice (todo el estudio) o reserved (reservada)" })
  .nullish();

/** Who sees a reserved case, besides who answers for it and who says so. */
const memberIds = z
  .array(z.string().max(40, "Personas: uno de los identificadores no es válido"), {
    error: "Personas: mandá la lista de quienes ven la causa",
  })
  .max(20, "Personas: hasta 20")
  .nullish();

const fields = {
  folderName: line("Carátula", 250),
  status: status.optional(),
  orderStatus: status.optional(),
  materia: optionalLine("Materia", 120),
  initialDateFolder: optionalDate("Fecha de inicio"),
  finalDateFolder: optionalDate("Fecha de cierre"),
  folderJuris: optionalLine("Jurisdicción", 120),
  folderFuero: optionalLine("Fuero", 120),
  folderParte: party,
  folderExpediente: optionalLine("Número de expediente", 60),
  folderJuzgado: optionalLine("Juzgado", 160),
  folderContraparte: optionalLine("Contraparte", 200),
  description: optionalText("Descripción", 5000),
  customerName: optionalLine("Cliente", 200),
  responsibleId: optionalRecord("Responsable"),
  access,
  memberIds,
  pjn: z.boolean({ error: "PJN: tiene que ser verdadero o falso" }).optional(),
  mev: z.boolean({ error: "MEV: tiene que ser verdadero o falso" }).optional(),
};

/** Body of `POST /api/folders`. */
export const createFolder = z.strictObject({ ...fields, ...statedByTheLink });

/** Body of `PUT /api/folders/{id}`: changes the fields it carries; `null` clears. */
export const updateFolder = z.strictObject({
  ...fields,
  ...statedByTheLink,
  folderName: fields.folderName.optional(),
});

/** A case of a court as people write it. The older form says `mev: true` for the system. */
const courtFields = {
  system: z.enum(["pjn", "mev"], { error: "Sistema: elegí pjn o mev" }).optional(),
  number: line("Número de expediente", 60),
  fuero: optionalLine("Fuero", 10),
  department: optionalLine("Departamento judicial", 60),
  mev: z.boolean({ error: "MEV: tiene que ser verdadero o falso" }).optional(),
};

/**
 * Body of `PUT /api/folders/link-causa/{id}`. `confirmed`: whoever links it saw what the court says of
 * that number, and said that it is this case. Without it nothing is brought in until they do.
 */
export const linkCausa = z.strictObject({
  ...courtFields,
  confirmed: z.boolean({ error: "Confirmación: tiene que ser verdadero o falso" }).optional(),
  allowDuplicate: z.boolean().optional(),
});

/** Body of `POST /api/folders/link-causa/preview`; `folderId`: the case whose names are compared. */
export const previewCausa = z.strictObject({
  ...courtFields,
  folderId: optionalLine("Causa", 40),
});

/** Body of `POST /api/folders/batch`: the cases to read, and which of their fields. */
export const batchFolders = z.strictObject({
  folderIds: z
    .array(z.string().max(40, "Causas: uno de los identificadores no es válido"), {
      error: "Causas: mandá la lista de identificadores",
    })
    .min(1, "Causas: mandá al menos una")
    .max(100, "Causas: hasta 100 por vez"),
  fields: z
    .union([z.array(z.string().max(40)).transform((names) => names.join(",")), z.string()])
    .pipe(z.lazy(() => folderFields))
    .optional(),
});

const FOLDER_FIELDS = [
  "folderName",
  "status",
  "orderStatus",
  "materia",
  "initialDateFolder",
  "finalDateFolder",
  "folderJuris",
  "folderFuero",
  "folderParte",
  "folderExpediente",
  "folderJuzgado",
  "folderContraparte",
  "description",
  "customerName",
  "responsibleId",
  "access",
  "memberIds",
  "pjn",
  "mev",
  "court",
  "causaVerified",
  "causaIsValid",
  "causaAssociationStatus",
  "archived",
  "createdAt",
  "updatedAt",
  "version",
] as const;

/** The fields of a case that a list may be asked for. */
export const folderFields = fieldNames(FOLDER_FIELDS);

/** Query of `GET /api/folders/user/{userId}`. */
export const listFolders = listQuery.extend({
  archived: flag("archived").optional(),
  fields: folderFields.optional(),
});

/** The number of a case at the court, as its system writes it. */
export const court = z.object({
  system: z.enum(["pjn", "mev"]),
  number: z.string(),
  fuero: z.string().nullable(),
  department: z.string().nullable(),
});

/** A case as it is answered. */
export const folder = z.object({
  _id: z.string(),
  userId: z.string(),
  folderName: z.string(),
  status: z.enum(FOLDER_STATUSES),
  orderStatus: z.enum(FOLDER_STATUSES),
  materia: z.string().nullable(),
  initialDateFolder: z.string().nullable(),
  finalDateFolder: z.string().nullable(),
  folderJuris: z.string().nullable(),
  folderFuero: z.string().nullable(),
  /** What the practice's client is in it. */
  folderParte: z.enum(PARTIES).nullable(),
  /** The number as the practice writes it; of a linked case, `court` has the court's own. */
  folderExpediente: z.string().nullable(),
  folderJuzgado: z.string().nullable(),
  folderContraparte: z.string().nullable(),
  description: z.string().nullable(),
  customerName: z.string().nullable(),
  /** The person of the practice who answers for it; its founder where nobody was named. */
  responsibleId: z.string(),
  access: z.enum(ACCESS),
  /** The people who see a reserved case; nobody is named in one of the whole practice. */
  memberIds: z.array(z.string()),
  pjn: z.boolean(),
  mev: z.boolean(),
  court: court.nullable(),
  causaVerified: z.boolean(),
  causaIsValid: z.boolean().nullable(),
  causaAssociationStatus: z.enum(ASSOCIATION_STATUSES),
  archived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** What a case holds that nobody has filled in. A case from before a field was added lacks it. */
export const NEW_FOLDER = {
  status: "nueva",
  orderStatus: "nueva",
  materia: null,
  initialDateFolder: null,
  finalDateFolder: null,
  folderJuris: null,
  folderFuero: null,
  folderParte: null,
  folderExpediente: null,
  folderJuzgado: null,
  folderContraparte: null,
  description: null,
  customerName: null,
  pjn: false,
  mev: false,
  court: null,
  causaVerified: false,
  causaIsValid: null,
  causaAssociationStatus: "none",
} as const satisfies Partial<z.output<typeof folder>>;

/** A case of which only the asked-for fields were read. */
export const partialFolder = folder.partial().required({ _id: true });

export type FolderStatus = (typeof FOLDER_STATUSES)[number];
export type FolderField = (typeof FOLDER_FIELDS)[number];
export type Folder = z.output<typeof folder>;
export type PartialFolder = z.output<typeof partialFolder>;
export type CreateFolder = z.input<typeof createFolder>;
export type UpdateFolder = z.input<typeof updateFolder>;
