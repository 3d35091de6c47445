import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { DOCUMENT_KINDS } from "../documents/document-kinds.rules";

/** Query of `GET /api/documents/search`. Blank text finds nothing. */
export const textQuery = listQuery.omit({ fields: true }).extend({
  limit: listQuery.shape.limit.unwrap().max(100, "El parámetro «limit» va de 1 a 100.").default(20),
  q: z.string().max(200, "La búsqueda admite hasta 200 caracteres.").default(""),
  /** One page of each document, for who looks for a document. */
  onePerDocument: z
    .enum(["true", "false"], { error: "El parámetro «onePerDocument» admite true y false." })
    .transform((text) => text === "true")
    .optional(),
  folderId: z.string().max(40, "El parámetro «folderId» no es de una causa.").optional(),
  kind: z
    .enum(DOCUMENT_KINDS, {
      error: `El parámetro «kind» admite ${DOCUMENT_KINDS.slice(0, -1).join(", ")} y ${DOCUMENT_KINDS.at(-1)}.`,
    })
    .optional(),
});

/** A page where all that was asked for stands, and the words around the first of it. */
export const textHit = z.object({
  documentId: z.string(),
  name: z.string(),
  folderId: z.string().nullable(),
  page: z.number().int().describe("La primera es 1"),
  line: z.string(),
});

/** Query of `GET /api/documents/{id}/text`. */
export const pageQuery = z.strictObject({
  page: z.coerce
    .number({ error: "El parámetro «page» tiene que ser un número." })
    .int("El parámetro «page» tiene que ser un número entero.")
    .min(1, "El parámetro «page» empieza en 1.")
    .max(99_999, "El parámetro «page» llega a 99999.")
    .default(1),
});

/** The text of a page; `boxes` of one that is a picture, as parts of its width and height. */
export const textPage = z.object({
  page: z.number().int(),
  text: z.string(),
  boxes: z.array(
    z.object({
      from: z.number().int(),
      to: z.number().int(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
});

export type TextQuery = z.output<typeof textQuery>;
export type TextHit = z.output<typeof textHit>;
