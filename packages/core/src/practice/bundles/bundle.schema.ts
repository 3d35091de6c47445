import * as z from "zod";
import { line, yesOrNo } from "../../kernel/fields.schema";
import { LEAST_PART, MOST_DOCUMENTS, MOST_PART, PART_SIZE } from "./bundle.rules";

const SIZE = `Tamaño: elegí de ${LEAST_PART} a ${MOST_PART} bytes por parte`;

/** Body of `POST /api/documents/bundles`; the documents in their order, `partSize` in bytes. */
export const createBundle = z.strictObject({
  folderId: line("Causa", 40),
  documentIds: z
    .array(z.string({ error: "Documentos: elegí documentos de la lista" }).max(40), {
      error: "Documentos: elegí los que van en el expediente",
    })
    .min(1, "Documentos: elegí al menos uno")
    .max(MOST_DOCUMENTS, `Documentos: hasta ${MOST_DOCUMENTS}`)
    .refine((ids) => new Set(ids).size === ids.length, "Documentos: uno está dos veces"),
  title: line("Título", 200),
  partSize: z
    .number({ error: SIZE })
    .int(SIZE)
    .min(LEAST_PART, SIZE)
    .max(MOST_PART, SIZE)
    .default(PART_SIZE),
  textLayer: yesOrNo("Texto de los escaneos").default(true),
});

/** A part of a bundle: the document as which it is kept. */
const part = z.object({ documentId: z.string(), pages: z.number().int(), bytes: z.number().int() });

/** A bundle: one paginated file made of documents of a case, in parts; `progress` from 0 to 1. */
export const bundle = z.object({
  _id: z.string(),
  folderId: z.string(),
  title: z.string(),
  status: z.enum(["building", "ready", "failed"]),
  progress: z.number(),
  parts: z.array(part),
  /** Why it failed, as a sentence. */
  error: z.string().nullable(),
  createdAt: z.string(),
});

export type CreateBundle = z.output<typeof createBundle>;
export type Bundle = z.output<typeof bundle>;
