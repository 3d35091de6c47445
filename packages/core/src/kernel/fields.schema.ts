import * as z from "zod";
import { isDay } from "./day.rules";

/**
 * The kinds of field of every entity. Texts are trimmed; an empty text means "nothing" and is
 * stored as null, so that a cleared input and an absent one do not differ.
 */

/** A required line of text of at most `max` characters; `label` names it in the error. */
export const line = (label: string, max: number) =>
  z
    .string({ error: `${label}: completá este dato` })
    .transform((text) => text.trim())
    .pipe(
      z
        .string()
        .min(1, `${label}: completá este dato`)
        .max(max, `${label}: hasta ${max} caracteres`)
        .regex(
          /^[^\p{Cc}]*$/u,
          `${label}: no puede tener saltos de línea ni caracteres de control`,
        ),
    );

/** Optional text of one line. `null` or "" clears it. */
export const optionalLine = (label: string, max: number) =>
  z.union([blank, line(label, max)], `${label}: tiene que ser un texto`).optional();

/** What mail programs and chats make a link of; full-width signs count as the usual ones. */
const LINK = /:\/\/|www\./i;

const hasNoLink = (text: string | null) => !LINK.test((text ?? "").normalize("NFKC"));

const noLink = (label: string) => `${label}: no puede llevar direcciones web («www.» o «://»)`;

/** A required name that letters repeat to other people: a line without the address of a page. */
export const name = (label: string, max: number) =>
  line(label, max).refine(hasNoLink, { error: noLink(label) });

/** An optional name that letters repeat to other people. `null` or "" clears it. */
export const optionalName = (label: string, max: number) =>
  z
    .union([blank, line(label, max)], `${label}: tiene que ser un texto`)
    .refine(hasNoLink, { error: noLink(label) })
    .optional();

const lines = z.string().trim();

/**
 * Removes control characters of pasted text: they are not shown, and each is six characters in
 * JSON.
 */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, "");

/** Optional text of several lines, without other control characters. `null` or "" clears it. */
export const optionalText = (label: string, max: number) =>
  z
    .union(
      [blank, lines.max(max, `${label}: hasta ${max} caracteres`).transform(withoutControls)],
      {
        error: `${label}: tiene que ser un texto de hasta ${max} caracteres`,
      },
    )
    .optional();

const blank = z.union([z.null(), z.string().regex(/^\s*$/)]).transform(() => null);

/** A calendar date, `YYYY-MM-DD`, between 1900 and 2199. `null` or "" clears it. */
export const optionalDate = (label: string) => {
  const error = `${label}: escribí una fecha válida`;
  const date = z.iso
    .date({ error })
    .refine((d) => d >= "1900-01-01" && d < "2200-01-01", { error });
  return z.union([blank, date], { error }).optional();
};

/** A required calendar date, `YYYY-MM-DD`, between 1900 and 2199. */
export const day = (label: string) => {
  const error = `${label}: escribí una fecha válida`;
  return z.iso.date({ error }).refine((d) => d >= "1900-01-01" && d < "2200-01-01", { error });
};

/** An instant with its offset, stored as UTC ISO 8601 with milliseconds. */
export const moment = (label: string) => {
  const error = `${label}: escribí una fecha y hora válidas`;
  return z.iso
    .datetime({ offset: true, error })
    .transform((text) => new Date(text).toISOString())
    .refine((text) => text >= "1900" && text < "2200", { error });
};

/** The most characters of choices listed in an error: a longer list is not read. */
const MOST_WORDS = 140;

/** One of a fixed set of words. */
export const choice = <const T extends readonly [string, ...string[]]>(label: string, words: T) => {
  const named = words.join(", ").replace(/, ([^,]+)$/, " o $1");
  const error = `${label}: elegí ${named.length > MOST_WORDS ? "uno de la lista" : named}`;
  return z.enum(words, { error });
};

/** The id of another record, or none. `null` or "" clears it. */
export const optionalRecord = (label: string) => optionalLine(label, 40);

/** An http(s) address only: a link must not run a script. `null` or "" clears it. */
export const optionalLink = (label: string) => {
  const error = `${label}: escribí una dirección que empiece con https://`;
  const link = line(label, 2000).pipe(z.url({ protocol: /^https?$/, hostname: /./, error }));
  return z.union([blank, link], { error }).optional();
};

/** A boolean in a body. */
export const yesOrNo = (label: string) =>
  z.boolean({ error: `${label}: tiene que ser verdadero o falso` });

/** A boolean in a query. */
export const flag = (name: string) =>
  z
    .enum(["true", "false"], { error: `El parámetro «${name}» es true o false.` })
    .transform((text) => text === "true");

/** An e-mail address in lower case: one person has one account, however they type it. */
export const email = z
  .string({ error: "El e-mail es requerido" })
  .trim()
  .min(1, "El e-mail es requerido")
  .max(254, "Debe ser un e-mail válido")
  .regex(/^[^\s@<>()",;:\\[\]\p{Cc}]+@[^\s@<>()",;:\\[\]\p{Cc}]+\.[a-z\d-]{2,}$/iu, {
    error: "Debe ser un e-mail válido",
  })
  .transform((text) => text.toLowerCase());

/** The query of a list: page size, cursor to continue from, and fields. */
export const listQuery = z.strictObject({
  limit: z.coerce
    .number({ error: "El parámetro «limit» tiene que ser un número." })
    .int("El parámetro «limit» tiene que ser un número entero.")
    .min(1, "El parámetro «limit» va de 1 a 1000.")
    .max(1000, "El parámetro «limit» va de 1 a 1000.")
    .default(100),
  cursor: z.string().max(1024, "El cursor no es válido.").optional(),
  fields: z.string().max(1000, "El parámetro «fields» admite hasta 1000 caracteres.").optional(),
});

/** The month of a list's query, `YYYY-MM`. */
export const monthQuery = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "El parámetro «month» es un mes, como 2026-11.")
  .optional();

/** Names of the fields to answer, separated by commas; an unknown one is an error. */
export const fieldNames = <const T extends readonly string[]>(names: T) =>
  z
    .string()
    .max(1000, "El parámetro «fields» admite hasta 1000 caracteres.")
    .transform((text) =>
      text
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && name !== "_id"),
    )
    .pipe(
      z.array(z.enum(names, { error: "El parámetro «fields» nombra un campo que no existe." })),
    );

/** A span of days, `2026-01-01..2026-02-01`, both included. */
export const dateRange = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/,
    "El rango de fechas se escribe 2026-01-01..2026-02-01.",
  )
  .transform((text) => ({ from: text.slice(0, 10), to: text.slice(12) }))
  .refine(({ from, to }) => isDay(from) && isDay(to) && from <= to, {
    error: "El rango de fechas se escribe 2026-01-01..2026-02-01.",
  });

/** A list of words in a query, separated by commas. */
export const words = (name: string) =>
  z
    .string()
    .max(500, `El parámetro «${name}» admite hasta 500 caracteres.`)
    .transform((text) =>
      text
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== ""),
    );

/** The query of a list by numbered pages. */
export const numberedQuery = (defaultLimit: number) =>
  z.strictObject({
    page: z.coerce
      .number({ error: "El parámetro «page» tiene que ser un número." })
      .int("El parámetro «page» tiene que ser un número entero.")
      .min(1, "El parámetro «page» empieza en 1.")
      .max(100_000, "El parámetro «page» es demasiado grande.")
      .default(1),
    limit: z.coerce
      .number({ error: "El parámetro «limit» tiene que ser un número." })
      .int("El parámetro «limit» tiene que ser un número entero.")
      .min(1, "El parámetro «limit» va de 1 a 100.")
      .max(100, "El parámetro «limit» va de 1 a 100.")
      .default(defaultLimit),
    search: z.string().trim().max(200, "La búsqueda admite hasta 200 caracteres.").optional(),
  });

export const pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  totalPages: z.number().int(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});

export type Pagination = z.output<typeof pagination>;
export type ListQuery = z.output<typeof listQuery>;
