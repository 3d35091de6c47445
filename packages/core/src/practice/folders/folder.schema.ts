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
 * The state of the link with the court's system, from not requested to unreachable. `found`: the
 * court has such a case, and nobody has confirmed yet that it is this one.
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

/** Facts that only the court link sets. A client may send back what it read; it is ignored. */
const statedByTheLink = {
  causaVerified: z.unknown().optional().describe("Lo fija el vínculo con el tribunal; se ignora"),
  causaIsValid: z.unknown().optional().describe("Lo fija el vínculo con el tribunal; se ignora"),
  causaAssociationStatus: z
    .unknown()
    .optional()
    .describe("Lo fija el vínculo con el tribunal; se ignora"),
  court: z.unknown().optional().describe("Se fija al vincular la causa; se ignora"),
};

/** The client's role in the case; an empty value clears it, as in every field. */
const party = z
  .union([z.literal("").transform(() => null), z.null(), z.enum(PARTIES)], {
    error: `Parte: elegí ${PARTIES.join(", ")}`,
  })
  .optional();

/** Who may see a case: everybody of the practice, or only the named people. */
export const ACCESS = ["practice", "reserved"] as const;

const access = z
  .enum(ACCESS, { error: "Acceso: elegí practice (todo el estudio) o reserved (reservada)" })
  .nullish();

/** Who may see a reserved case, besides the responsible person and the one who reserves it. */
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

/** Body of `PUT /api/folders/{id}`: changes the given fields; `null` clears. */
export const updateFolder = z.strictObject({
  ...fields,
  ...statedByTheLink,
  folderName: fields.folderName.optional(),
});

/** A court's case as people type it. The older form gives the system as `mev: true`. */
const courtFields = {
  system: z.enum(["pjn", "mev"], { error: "Sistema: elegí pjn o mev" }).optional(),
  number: line("Número de expediente", 60),
  fuero: optionalLine("Fuero", 10),
  department: optionalLine("Departamento judicial", 60),
  mev: z.boolean({ error: "MEV: tiene que ser verdadero o falso" }).optional(),
};

/**
 * Body of `PUT /api/folders/link-causa/{id}`. `confirmed`: the person saw the court's data of that
 * number and confirmed that it is this case. Without it nothing is imported until they do.
 */
export const linkCausa = z.strictObject({
  ...courtFields,
  confirmed: z.boolean({ error: "Confirmación: tiene que ser verdadero o falso" }).optional(),
  allowDuplicate: z.boolean().optional(),
});

/** Body of `POST /api/folders/link-causa/preview`; `folderId`: the case to compare names with. */
export const previewCausa = z.strictObject({
  ...courtFields,
  folderId: optionalLine("Causa", 40),
});

/** Body of `POST /api/folders/batch`: the cases and the fields to read. */
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

/** The fields of a case that a list can be asked for. */
export const folderFields = fieldNames(FOLDER_FIELDS);

/** Query of `GET /api/folders/user/{userId}`. */
export const listFolders = listQuery.extend({
  archived: flag("archived").optional(),
  fields: folderFields.optional(),
});

/** The number of a case at the court, in its system's format. */
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
  /** The client's role in it. */
  folderParte: z.enum(PARTIES).nullable(),
  /** The number as the practice writes it; for a linked case, `court` has the court's own. */
  folderExpediente: z.string().nullable(),
  folderJuzgado: z.string().nullable(),
  folderContraparte: z.string().nullable(),
  description: z.string().nullable(),
  customerName: z.string().nullable(),
  /** The person responsible for it; the founder where nobody was named. */
  responsibleId: z.string(),
  access: z.enum(ACCESS),
  /** The people who may see a reserved case; empty for a case of the whole practice. */
  memberIds: z.array(z.string()),
  pjn: z.boolean(),
  mev: z.boolean(),
  court: court.nullable(),
  causaVerified: z.boolean(),
  causaIsValid: z.boolean().nullable(),
  causaAssociationStatus: z.enum(ASSOCIATION_STATUSES),
  /** The address whose mail comes into it; null where the stage receives none. */
  mailAddress: z.string().nullable(),
  archived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** The default fields of a case. Cases older than a field lack it. */
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

/** A case of which only the requested fields were read. */
export const partialFolder = folder.partial().required({ _id: true });

export type FolderStatus = (typeof FOLDER_STATUSES)[number];
export type FolderField = (typeof FOLDER_FIELDS)[number];
export type Folder = z.output<typeof folder>;
export type PartialFolder = z.output<typeof partialFolder>;
export type CreateFolder = z.input<typeof createFolder>;
export type UpdateFolder = z.input<typeof updateFolder>;
