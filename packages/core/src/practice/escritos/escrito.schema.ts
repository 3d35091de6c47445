import * as z from "zod";
import { choice, line, listQuery, moment, optionalRecord } from "../../kernel/fields.schema";
import { content, missing } from "../escrito-templates/content.schema";

/** The states of a writ, in their order. */
export const ESCRITO_STATUSES = ["borrador", "revision", "listo", "presentado"] as const;

/** Body of `POST /api/escritos`: a case and a template, and what it answers or shows. */
export const createEscrito = z.strictObject({
  folderId: line("Causa", 40),
  templateId: line("Modelo", 60),
  novedadId: optionalRecord("Novedad"),
  calculatorId: optionalRecord("Cálculo"),
  deadlineId: optionalRecord("Plazo"),
});

/** Body of `PUT /api/escritos/{id}`: changes the given fields. */
export const updateEscrito = z.strictObject({
  title: line("Título", 200).optional(),
  content: content.optional(),
  reviewerId: optionalRecord("Revisor"),
});

const receipt = z.strictObject(
  { number: line("Número de constancia", 80), documentId: optionalRecord("Constancia") },
  { error: "Constancia: mandá su número" },
);

/** Body of `PATCH /api/escritos/{id}/status`. `filedAt` and `receipt` are of «presentado». */
export const escritoStatus = z.strictObject({
  status: choice("Estado", ESCRITO_STATUSES),
  reviewerId: optionalRecord("Revisor"),
  filedAt: moment("Presentado").optional(),
  receipt: receipt.nullish(),
});

/** Query of `GET /api/escritos`. */
export const listEscritos = listQuery.omit({ fields: true }).extend({
  folderId: z.string().max(40, "El parámetro «folderId» no es de una causa.").optional(),
  status: z
    .enum(ESCRITO_STATUSES, {
      error: "El parámetro «status» admite borrador, revision, listo y presentado.",
    })
    .optional(),
});

/** Query of `GET /api/escritos/{id}/versions`. */
export const listEscritoVersions = listQuery.omit({ fields: true });

/** A writ as it is answered. */
export const escrito = z.object({
  _id: z.string(),
  userId: z.string(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  templateId: z.string(),
  title: z.string(),
  content,
  status: z.enum(ESCRITO_STATUSES),
  /** What its text still lacks: it is «listo» only without any. */
  missing: z.array(missing),
  novedadId: z.string().nullable(),
  calculatorId: z.string().nullable(),
  /** The task of the deadline that it answers: done once the writ is filed. */
  deadlineId: z.string().nullable(),
  /** Who reviews it. */
  reviewerId: z.string().nullable(),
  /** When it was filed, UTC ISO. */
  filedAt: z.string().nullable(),
  receipt: z.object({ number: z.string(), documentId: z.string().nullable() }).nullable(),
  /** What was filed, as documents of the case. */
  documents: z.object({ docx: z.string().optional(), pdf: z.string().optional() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A writ in a list, without its text. */
export const listedEscrito = escrito.omit({ content: true });

/** An earlier text of a writ. */
export const escritoVersion = z.object({
  /** Its number among the writ's own: 1 is the first. */
  number: z.number().int(),
  title: z.string(),
  content,
  /** The person who wrote it, and when it was replaced (UTC ISO). */
  by: z.string().nullable(),
  at: z.string(),
});

export type EscritoStatus = (typeof ESCRITO_STATUSES)[number];
export type Escrito = z.output<typeof escrito>;
export type ListedEscrito = z.output<typeof listedEscrito>;
export type EscritoVersion = z.output<typeof escritoVersion>;
export type CreateEscrito = z.input<typeof createEscrito>;
export type UpdateEscrito = z.input<typeof updateEscrito>;
export type EscritoStatusChange = z.input<typeof escritoStatus>;
