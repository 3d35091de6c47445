import * as z from "zod";
import { listQuery } from "../../kernel/fields.schema";
import { block, blocks } from "./blocks.schema";
import { hasUnseen, variableFault } from "./variables.rules";

/** The most bytes of a mail's HTML: Gmail truncates beyond 102 kB, the frame included. */
const MOST_HTML = 90_000;
const MOST_TEXT = 40_000;
const MOST_BLOCKS = 120_000;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A line of a mail's header, in which every variable must exist. */
const headLine = (label: string, max: number) =>
  z
    .string({ error: `${label}: completá este dato` })
    .max(max, `${label}: hasta ${max} caracteres`)
    .transform((text) => text.trim())
    .refine((text) => !hasUnseen(text), {
      error: `${label}: no puede tener saltos de línea ni caracteres de control`,
    })
    .superRefine((text, c) => {
      const fault = variableFault(label, text);
      if (fault) c.addIssue({ code: "custom", message: fault });
    });

/** A text of several lines, in which every variable must exist. */
const body = (label: string, most: number) =>
  z
    .string({ error: `${label}: tiene que ser un texto` })
    .refine((text) => octets(text) <= most, { error: `${label}: hasta ${most / 1000} kB` })
    .superRefine((text, c) => {
      const fault = variableFault(label, text);
      if (fault) c.addIssue({ code: "custom", message: fault });
    });

const filledIn = (label: string, text: z.ZodType<string, string>) =>
  text.refine((given) => given.trim() !== "", { error: `${label}: completá este dato` });

/** A mail to save: an empty text part is derived from the HTML. */
export const saveTemplate = z.strictObject({
  name: filledIn("Nombre", headLine("Nombre", 120)),
  subject: filledIn("Asunto", headLine("Asunto", 200)),
  preheader: headLine("Vista previa", 200).default(""),
  html: filledIn("Cuerpo", body("Cuerpo", MOST_HTML)),
  text: body("Texto plano", MOST_TEXT).default(""),
  /** The editor's blocks behind the HTML; without them the template is edited as HTML. */
  blocks: blocks
    .refine((all) => octets(JSON.stringify(all)) <= MOST_BLOCKS, {
      error: `Bloques: hasta ${MOST_BLOCKS / 1000} kB en total`,
    })
    .nullable()
    .default(null),
});

/** A template in a list. */
export const templateRow = z.object({
  _id: z.string(),
  name: z.string(),
  subject: z.string(),
  preheader: z.string(),
  /** The newest version: each save creates one. */
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A template with the content of one of its versions; `html` is sanitised. */
export const template = templateRow.extend({
  html: z.string(),
  text: z.string(),
  /** Whether somebody wrote the text part; otherwise it is derived from the HTML. */
  isTextEdited: z.boolean(),
  blocks: z.array(block).nullable(),
});

/** One of the versions of a template. */
export const templateVersionRow = z.object({
  version: z.number().int(),
  name: z.string(),
  subject: z.string(),
  savedAt: z.string(),
  /** The person who saved it. */
  savedBy: z.string(),
});

export const templateVersion = templateVersionRow.extend({
  templateId: z.string(),
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  isTextEdited: z.boolean(),
  blocks: z.array(block).nullable(),
});

/** A mail to preview before saving, and the reader; by default, one's own data. */
export const previewTemplate = saveTemplate.extend({
  readerEmail: z
    .string({ error: "E-mail: tiene que ser un texto" })
    .max(254, "E-mail: hasta 254 caracteres")
    .optional(),
});

/** A mail as its reader gets it. */
export const preview = z.object({
  subject: z.string(),
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  /** The text part alone, with its variables: the starting point for editing it. */
  plain: z.string(),
});

export const listTemplates = listQuery.omit({ fields: true });

export type TemplateInput = z.input<typeof saveTemplate>;
export type SaveTemplate = z.output<typeof saveTemplate>;
export type TemplateRow = z.output<typeof templateRow>;
export type Template = z.output<typeof template>;
export type TemplateVersionRow = z.output<typeof templateVersionRow>;
export type TemplateVersion = z.output<typeof templateVersion>;
export type Preview = z.output<typeof preview>;
