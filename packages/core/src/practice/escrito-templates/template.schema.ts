import * as z from "zod";
import { line, optionalLine, optionalRecord } from "../../kernel/fields.schema";
import { MOST_TEMPLATE } from "./tags.rules";

const text = z
  .string({ error: "Texto: completá este dato" })
  .min(1, "Texto: completá este dato")
  .max(MOST_TEMPLATE, `Texto: hasta ${MOST_TEMPLATE} caracteres`)
  .regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, "Texto: no puede tener caracteres de control");

const fields = {
  title: line("Título", 120),
  about: optionalLine("Para qué sirve", 250),
  text,
};

/** Body of `POST /api/escritos/templates`. */
export const createTemplate = z.strictObject(fields);

/** Body of `PUT /api/escritos/templates/{id}`: changes the given fields. */
export const updateTemplate = z.strictObject({
  title: fields.title.optional(),
  about: fields.about,
  text: text.optional(),
});

/** Body of `POST /api/escritos/templates/preview`: a template, or the text of one, over a case. */
export const previewTemplate = z
  .strictObject({
    text: text.optional(),
    templateId: line("Modelo", 60).optional(),
    folderId: line("Causa", 40),
    calculatorId: optionalRecord("Cálculo"),
  })
  .refine(({ text, templateId }) => (text === undefined) !== (templateId === undefined), {
    path: ["text"],
    error: "Texto: mandá el texto de un modelo, o cuál de los guardados",
  });

/** A template as it is answered. `shipped`: it comes with Foja, as a model to be checked. */
export const escritoTemplate = z.object({
  _id: z.string(),
  title: z.string(),
  about: z.string().nullable(),
  shipped: z.boolean(),
  /** Which side signs it; null for either. */
  side: z.enum(["actora", "demandada"]).nullable(),
  /** The norms that it is based on. */
  norms: z.array(z.string()),
  text: z.string(),
  createdAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
  version: z.number().int(),
});

/** What keeps a template from being saved, and where: line and column, from 1. */
export const fault = z.object({ line: z.number(), column: z.number(), message: z.string() });

/** A datum, a sheet or a list that templates may name. */
export const templateVariable = z.object({
  name: z.string(),
  label: z.string(),
  group: z.string(),
  about: z.string(),
  kind: z.enum(["text", "sheet", "list"]),
  /** How it is written in a template. */
  written: z.string(),
  /** The data of each row of a list. */
  fields: z.array(z.object({ name: z.string(), label: z.string(), about: z.string() })),
});

export type EscritoTemplate = z.output<typeof escritoTemplate>;
export type TemplateVariable = z.output<typeof templateVariable>;
export type CreateTemplate = z.input<typeof createTemplate>;
export type UpdateTemplate = z.input<typeof updateTemplate>;
