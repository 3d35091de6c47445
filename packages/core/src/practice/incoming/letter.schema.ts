import * as z from "zod";
import { flag, listQuery, optionalRecord } from "../../kernel/fields.schema";
import { MOST_ATTACHED } from "./attached.rules";

/** What the receiving service says of a letter; `unknown` where it could not tell. */
export const VERDICTS = ["pass", "fail", "unknown"] as const;

/** How the case of a letter was found. */
const way = z.enum(["address", "thread", "number", "sender"]);

const verdict = z.enum(VERDICTS);

export const verdicts = z.object({
  spf: verdict,
  dkim: verdict,
  dmarc: verdict,
  spam: verdict,
  virus: verdict,
});

/** Query of `GET /api/letters`: of a case, or those without one. */
export const listLetters = listQuery.omit({ fields: true }).extend({
  folderId: z.string().max(40, "El parámetro «folderId» no es de una causa.").optional(),
  unplaced: flag("unplaced").optional(),
});

/** Body of `PATCH /api/letters/{id}`: puts a letter in a case; `null` takes it out of one. */
export const updateLetter = z.strictObject({ folderId: optionalRecord("Causa") });

/** Body of `POST /api/letters/{id}/reply`. */
export const replyLetter = z.strictObject({
  text: z
    .string({ error: "Respuesta: completá este dato" })
    .trim()
    .min(1, "Respuesta: completá este dato")
    .max(10_000, "Respuesta: hasta 10.000 caracteres"),
  /** Documents of the letter's case that go along. */
  documentIds: z
    .array(z.string().max(40), { error: "Adjuntos: mandá los identificadores de los documentos" })
    .max(MOST_ATTACHED, `Adjuntos: hasta ${MOST_ATTACHED} por correo`)
    .transform((ids) => [...new Set(ids)])
    .default([]),
});

const mailbox = z.object({ name: z.string(), address: z.string() });

/** Why a file of a letter is no document. */
export const LEFT_OUT = ["type", "content", "virus", "room"] as const;

export const letterFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  /** The document that it became; null where it did not. */
  documentId: z.string().nullable(),
  leftOut: z.enum(LEFT_OUT).nullable(),
});

/** A letter in a list. */
export const listedLetter = z.object({
  _id: z.string(),
  userId: z.string(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  /** `in`: it came; `out`: the practice answered. */
  direction: z.enum(["in", "out"]),
  subject: z.string(),
  from: mailbox,
  to: z.array(mailbox),
  cc: z.array(mailbox),
  /** How many it went to: `to` and `cc` have the first of them. */
  recipients: z.number().int(),
  /** When its sender says to have written it. */
  sentAt: z.string().nullable(),
  receivedAt: z.string(),
  /** Its first words. */
  preview: z.string(),
  files: z.array(letterFile),
  /** Files that it had beyond those that are kept. */
  filesLeft: z.number().int(),
  verdicts,
  /** Whether a program wrote it. */
  automatic: z.boolean(),
  /** How its case was found; null where a person chose it, or it has none. */
  foundBy: way.nullable(),
  /** A case that it may belong to, of one without. */
  proposal: z.object({ folderId: z.string(), folderName: z.string(), way }).nullable(),
  /** The first letter of its conversation. */
  threadId: z.string(),
  /** Why only its head was read; its original has all. */
  fault: z.enum(["too-large", "too-complex", "unreadable"]).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A letter with its text. */
export const letter = listedLetter.extend({
  text: z.string(),
  /** Sanitised, without pictures; null where it had none. */
  html: z.string().nullable(),
  isCut: z.boolean(),
});

export type Way = z.output<typeof way>;
export type Verdicts = z.output<typeof verdicts>;
export type LetterFile = z.output<typeof letterFile>;
export type ListedLetter = z.output<typeof listedLetter>;
export type Letter = z.output<typeof letter>;
export type ReplyLetter = z.output<typeof replyLetter>;
export type UpdateLetter = z.input<typeof updateLetter>;
