import * as z from "zod";

/** How a paragraph stands on its line; null as its kind does: paragraphs justified. */
export const ALIGNMENTS = ["left", "center", "right", "justify"] as const;

/** The looks of a text. */
export const MARKS = ["bold", "italic", "underline"] as const;

/** The most characters of a writ's content as JSON: a record is one item of the table. */
export const MOST_CONTENT = 200_000;

const NOT_CONTENT = "Contenido: tiene una parte que un escrito no admite";

const marks = z
  .array(z.strictObject({ type: z.enum(MARKS) }), { error: NOT_CONTENT })
  .max(MARKS.length, NOT_CONTENT)
  .optional();

/** Texts of a writ: no control characters, which are neither seen nor printed. */
const shownText = (most: number) =>
  z
    .string({ error: NOT_CONTENT })
    .max(most, NOT_CONTENT)
    .regex(/^[^\p{Cc}]*$/u, NOT_CONTENT);

const text = z.strictObject({
  type: z.literal("text"),
  text: shownText(20_000).min(1, NOT_CONTENT),
  marks,
});

const lineBreak = z.strictObject({ type: z.literal("hardBreak"), marks });

/**
 * A datum in the text: `name` as in the template, `label` for people, `value` null while missing,
 * `source` the place it comes from; `manual` where a person wrote the value.
 */
const variable = z.strictObject({
  type: z.literal("variable"),
  attrs: z.strictObject({
    name: shownText(160).min(1, NOT_CONTENT),
    label: shownText(200).min(1, NOT_CONTENT),
    value: shownText(2000).nullable(),
    source: shownText(200),
    manual: z.boolean({ error: NOT_CONTENT }).optional(),
  }),
  marks,
});

const inline = z.discriminatedUnion("type", [text, lineBreak, variable], { error: NOT_CONTENT });

const textAlign = z.enum(ALIGNMENTS, { error: NOT_CONTENT }).nullable().optional();

const inlines = z.array(inline).max(2000, NOT_CONTENT).optional();

const paragraph = z.strictObject({
  type: z.literal("paragraph"),
  attrs: z.strictObject({ textAlign }).optional(),
  content: inlines,
});

/** Level 1 is the title, 2 a numbered section, 3 a heading without number. */
const heading = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: z.literal([1, 2, 3], { error: NOT_CONTENT }), textAlign }),
  content: inlines,
});

const listItem = z.strictObject({
  type: z.literal("listItem"),
  content: z.array(paragraph).min(1, NOT_CONTENT).max(50, NOT_CONTENT),
});

const items = z.array(listItem).min(1, NOT_CONTENT).max(500, NOT_CONTENT);

const bulletList = z.strictObject({ type: z.literal("bulletList"), content: items });

const orderedList = z.strictObject({
  type: z.literal("orderedList"),
  attrs: z
    .strictObject({
      start: z.number({ error: NOT_CONTENT }).int().min(1).max(9999).optional(),
      type: z.null().optional(),
    })
    .optional(),
  content: items,
});

/** The sheet of a calculation: its lines, and its total. It is shown, never edited. */
const sheet = z.strictObject({
  type: z.literal("sheet"),
  attrs: z.strictObject({
    title: shownText(300),
    source: shownText(200),
    rows: z
      .array(z.array(shownText(600)).min(2, NOT_CONTENT).max(8, NOT_CONTENT))
      .max(400, NOT_CONTENT),
    total: z.array(shownText(200)).max(8, NOT_CONTENT).nullable(),
  }),
});

const block = z.discriminatedUnion("type", [paragraph, heading, bulletList, orderedList, sheet], {
  error: NOT_CONTENT,
});

/** The content of a writ: the document of the editor, with nothing that it does not know. */
export const content = z.strictObject(
  {
    type: z.literal("doc", { error: NOT_CONTENT }),
    content: z
      .array(block, { error: "Contenido: mandá el texto del escrito" })
      .min(1, "Contenido: no puede quedar vacío")
      .max(3000, "Contenido: hasta 3000 párrafos"),
  },
  { error: "Contenido: mandá el texto del escrito" },
);

/** A datum that is missing: its variable, and what people call it. */
export const missing = z.object({ variable: z.string(), label: z.string() });

export type Alignment = (typeof ALIGNMENTS)[number];
export type Mark = (typeof MARKS)[number];
export type Content = z.output<typeof content>;
export type Block = z.output<typeof block>;
export type Inline = z.output<typeof inline>;
export type Variable = z.output<typeof variable>;
export type Paragraph = z.output<typeof paragraph>;
export type Sheet = z.output<typeof sheet>;
export type Missing = z.output<typeof missing>;
