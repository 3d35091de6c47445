import * as z from "zod";
import { choice, line } from "../../kernel/fields.schema";

/** The blocks of the mail editor. Only the editor reads them: the mail is sent as their HTML. */

export const ALIGNMENTS = ["left", "center"] as const;
export const TONES = ["ink", "line"] as const;

const id = z.string().regex(/^[\w-]{1,40}$/, "Bloque: el identificador no es válido");
const align = choice("Alineación", ALIGNMENTS);
const address = (label: string) =>
  z
    .string({ error: `${label}: tiene que ser un texto` })
    .trim()
    .max(2000, `${label}: hasta 2000 caracteres`)
    .regex(/^(https:\/\/\S+)?$/, `${label}: escribí una dirección que empiece con https://`);
const words = (label: string, max: number) =>
  z
    .string({ error: `${label}: tiene que ser un texto` })
    .max(max, `${label}: hasta ${max} caracteres`);

const heading = z.strictObject({
  id,
  type: z.literal("heading"),
  text: words("Título", 300),
  level: z.union([z.literal(1), z.literal(2)], { error: "Título: el tamaño es 1 o 2" }),
  align,
});

/** Markdown: bold, italics, links and lists. */
const text = z.strictObject({
  id,
  type: z.literal("text"),
  text: words("Texto", 8000),
  align,
});

const button = z.strictObject({
  id,
  type: z.literal("button"),
  label: line("Botón", 80),
  url: address("Dirección del botón"),
  align,
  tone: choice("Aspecto del botón", TONES),
});

const image = z.strictObject({
  id,
  type: z.literal("image"),
  src: address("Dirección de la imagen"),
  alt: words("Texto alternativo", 200),
  url: address("Enlace de la imagen"),
  width: z
    .number({ error: "Ancho: tiene que ser un número" })
    .int("Ancho: tiene que ser un número entero")
    .min(40, "Ancho: de 40 a 536 píxeles")
    .max(536, "Ancho: de 40 a 536 píxeles"),
  align,
});

const divider = z.strictObject({ id, type: z.literal("divider") });

const spacer = z.strictObject({
  id,
  type: z.literal("spacer"),
  height: z
    .number({ error: "Alto: tiene que ser un número" })
    .int("Alto: tiene que ser un número entero")
    .min(4, "Alto: de 4 a 96 píxeles")
    .max(96, "Alto: de 4 a 96 píxeles"),
});

const single = z.discriminatedUnion("type", [heading, text, button, image, divider, spacer], {
  error: "Bloque: no es de un tipo que exista",
});

const columns = z.strictObject({
  id,
  type: z.literal("columns"),
  columns: z
    .array(
      z
        .array(single, { error: "Columna: tiene que ser una lista" })
        .max(20, "Columna: hasta 20 bloques"),
      {
        error: "Columnas: tiene que ser una lista",
      },
    )
    .length(2, "Columnas: son dos"),
});

/** A block of a mail; columns hold blocks of the other kinds. */
export const block = z.discriminatedUnion("type", [...single.options, columns], {
  error: "Bloque: no es de un tipo que exista",
});

export const blocks = z
  .array(block, { error: "Bloques: tiene que ser una lista" })
  .max(60, "Bloques: hasta 60");

export type SingleBlock = z.output<typeof single>;
export type Block = z.output<typeof block>;
