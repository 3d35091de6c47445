import * as z from "zod";
import { choice, line, listQuery, optionalDate, optionalRecord } from "../../kernel/fields.schema";
import { tags } from "../../kernel/tags.schema";
import { file, newFile } from "../files/file.schema";
import { DOCUMENT_KINDS } from "./document-kinds.rules";

/** Where a document comes from: a person, a court, a client, or what Foja made of an escrito or a bundle. */
export const DOCUMENT_SOURCES = [
  "upload",
  "court",
  "escrito",
  "receipt",
  "bundle",
  "mail",
  "client",
] as const;

/** Whether its text was read; `none` of what has none, as an audio. */
export const TEXT_STATUSES = ["pending", "read", "none", "failed"] as const;

const FOJA = "Foja: escribí un número entero, de 1 a 99999";

const fields = {
  kind: choice("Tipo", DOCUMENT_KINDS).optional(),
  date: optionalDate("Fecha"),
  foja: z
    .number({ error: FOJA })
    .int(FOJA)
    .min(1, FOJA)
    .max(99_999, FOJA)
    .nullable()
    .optional()
    .describe("La foja de la causa a la que pertenece"),
  folderId: optionalRecord("Causa"),
  tags,
};

/** Body of `POST /api/documents`: a file, and what it is. `type` is its media type. */
export const createDocument = newFile.extend(fields);

/** Invisible marks, as those that reverse the text, would show another name than the one it has. */
const name = z
  .string({ error: "Nombre: completá este dato" })
  .transform((text) => text.normalize("NFC").replace(/\p{Cf}/gu, ""))
  .pipe(line("Nombre", 200));

/** Body of `PATCH /api/documents/{id}`: changes the given fields; `null` clears. */
export const updateDocument = z.strictObject({ name: name.optional(), ...fields });

/** Query of `GET /api/documents`. */
export const listDocuments = listQuery.omit({ fields: true }).extend({
  folderId: z.string().max(40, "El parámetro «folderId» no es de una causa.").optional(),
  kind: z
    .enum(DOCUMENT_KINDS, {
      error: `El parámetro «kind» admite ${DOCUMENT_KINDS.slice(0, -1).join(", ")} y ${DOCUMENT_KINDS.at(-1)}.`,
    })
    .optional(),
  tag: z.string().trim().max(40, "El parámetro «tag» admite hasta 40 caracteres.").optional(),
});

const revisionNumber = z.coerce
  .number({ error: "El parámetro «revision» tiene que ser un número." })
  .int("El parámetro «revision» tiene que ser un número entero.")
  .min(1, "El parámetro «revision» empieza en 1.");

/** Query of `GET /api/documents/{id}/content`: an earlier version, by its number. */
export const contentQuery = z.strictObject({ revision: revisionNumber.optional() });

/** One file of a document: the bytes that somebody gave it at a time. */
export const documentFile = file.extend({
  /** The digest of its bytes as they are kept, in hexadecimal; null until they arrived. */
  sha256: z.string().nullable(),
  createdAt: z.string(),
  /** The person who gave it; null for what Foja made or fetched. */
  by: z.string().nullable(),
});

/** A file that hangs on a task of a case or on a message about it: it is shown from there. */
export const caseFile = file.extend({
  createdAt: z.string(),
  from: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("task"), _id: z.string(), name: z.string() }),
    z.object({
      kind: z.literal("message"),
      /** The person who said it, and its number in the case's conversation. */
      by: z.string(),
      number: z.number().int(),
    }),
  ]),
});

/** A version of a document; 1 is the first. */
export const documentVersion = documentFile.extend({ revision: z.number().int() });

/** A document as it is answered, with its current file. */
export const document = z.object({
  _id: z.string(),
  userId: z.string(),
  /** What people call it; its file has a name of its own. */
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  date: z.string().nullable(),
  foja: z.number().int().nullable(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  tags: z.array(z.string()),
  source: z.enum(DOCUMENT_SOURCES),
  /** `pending` until its first file arrived and was checked. */
  status: z.enum(["pending", "ready"]),
  file: documentFile,
  revision: z.number().int(),
  pages: z.number().int().nullable(),
  textStatus: z.enum(TEXT_STATUSES),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];
export type TextStatus = (typeof TEXT_STATUSES)[number];
export type DocumentFile = z.output<typeof documentFile>;
export type CaseFile = z.output<typeof caseFile>;
export type DocumentVersion = z.output<typeof documentVersion>;
export type Document = z.output<typeof document>;
export type CreateDocument = z.input<typeof createDocument>;
export type UpdateDocument = z.input<typeof updateDocument>;
