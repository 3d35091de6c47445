import * as z from "zod";

/** Every interest rate that can be requested, by its name in the API. */
export const RATE_KEYS = [
  "tasaPasivaBCRA",
  "tasaPasivaBCRA27802",
  "tim",
  "tasaActivaBNA",
  "acta2601",
  "acta2630",
  "acta2658",
  "acta2764",
  "acta2783",
  "acta2788",
  "lct276",
  "art55",
  "cer",
  "uva",
  "icl",
  "ipc",
  "ripte",
] as const;

export type RateKey = (typeof RATE_KEYS)[number];

/** Every series of published values; several rates may use the same one. */
export const SERIES_KEYS = [
  "tasaPasivaBCRA",
  "tasaPasivaBCRA27802",
  "tim",
  "tasaActivaBNA",
  "acta2601",
  "acta2658",
  "cer",
  "uva",
  "icl",
  "ipc",
  "ripte",
  "uma",
  "jus",
  "crianzaMenor1",
  "crianza1a3",
  "crianza4a5",
  "crianza6a12",
  "pisoArt",
  "art114a",
  "art114b",
  "art114c",
] as const;

export type SeriesKey = (typeof SERIES_KEYS)[number];

/** A rate as the list answers it. The dates are null while its series has no data. */
export const rateOption = z.object({
  label: z.string(),
  value: z.enum(RATE_KEYS),
  fechaInicio: z.iso.date().nullable(),
  fechaUltima: z.iso.date().nullable(),
});

export type RateOption = z.output<typeof rateOption>;

/** A published value: its day and its exact decimal text. */
export const seriesValue = z.tuple([z.iso.date(), z.string().regex(/^\d+(\.\d+)?$/)]);

/** A stretch of a series, and the first and last day of the whole. */
export const seriesStretch = z.object({
  key: z.enum(SERIES_KEYS),
  primera: z.iso.date().nullable(),
  ultima: z.iso.date().nullable(),
  /** By day, ascending; null dates above mean that there are none. */
  valores: z.array(seriesValue),
  /** The norm that fixed a value, by its day, and the day of its act, where the source says them. */
  normas: z.record(z.iso.date(), z.string()).optional(),
});

export type SeriesStretch = z.output<typeof seriesStretch>;

/** The largest upload: thirty years of daily values. */
const MOST_CSV = 400_000;
const MOST_ROWS = 12_000;

/** The units in which fees are regulated: their value in pesos applies until the next one. */
export const UNIT_KEYS = ["uma", "jus"] as const satisfies readonly SeriesKey[];

export type UnitKey = (typeof UNIT_KEYS)[number];

const cell = z.union([z.string().max(40), z.number()], { error: "Filas: cada una lleva su valor" });

/** An administrator's upload: the text of a CSV, or its rows. */
export const uploadSeries = z
  .strictObject({
    csv: z
      .string({ error: "CSV: tiene que ser un texto" })
      .max(MOST_CSV, "CSV: es demasiado largo, subilo en partes")
      .optional(),
    rows: z
      .array(
        z.strictObject({
          fecha: z.string({ error: "Filas: cada una lleva su fecha" }),
          valor: cell,
        }),
        { error: "Filas: tiene que ser una lista" },
      )
      .max(MOST_ROWS, `Filas: hasta ${MOST_ROWS}`)
      .optional(),
    /** The source of the upload, for the log. */
    fuente: z
      .string({ error: "Fuente: tiene que ser un texto" })
      .trim()
      .max(200, "Fuente: hasta 200 caracteres")
      .optional(),
    dryRun: z.boolean().default(false),
  })
  .refine(({ csv, rows }) => (csv === undefined) !== (rows === undefined), {
    path: ["csv"],
    message: "CSV: mandá el texto en csv o las filas en rows, una de las dos",
  });

export type UploadSeries = z.output<typeof uploadSeries>;

export const revision = z.object({ fecha: z.iso.date(), antes: z.string(), ahora: z.string() });

/** The result, or preview, of an upload. */
export const uploadResult = z.object({
  key: z.enum(SERIES_KEYS),
  dryRun: z.boolean(),
  /** The numbers of new, unchanged and changed values. */
  added: z.number().int(),
  unchanged: z.number().int(),
  revised: z.number().int(),
  revisions: z.array(revision),
  /** Invalid rows, counted from 1: with any, nothing is written. */
  errors: z.array(z.object({ row: z.number().int(), path: z.string(), message: z.string() })),
});

export type UploadResult = z.output<typeof uploadResult>;

const captured = z.object({
  at: z.string(),
  fuente: z.string(),
  agregados: z.number().int(),
  revisados: z.number().int(),
  /** The first ones. */
  revisiones: z.array(revision),
});

/** The state of a series, for administrators. */
export const seriesStanding = z.object({
  key: z.enum(SERIES_KEYS),
  label: z.string(),
  kind: z.enum(["indice", "acumulada", "tna", "unidad"]),
  bcraId: z.number().int().nullable(),
  fuente: z.string(),
  primera: z.iso.date().nullable(),
  ultima: z.iso.date().nullable(),
  /** The last day with a value that is not in the future. */
  fechaUltima: z.iso.date().nullable(),
  cantidad: z.number().int(),
  revisiones: z.number().int(),
  capturadaAt: z.string().nullable(),
  consultadaAt: z.string().nullable(),
  error: z.object({ at: z.string(), message: z.string() }).nullable(),
  /** The last captures, newest first. */
  capturas: z.array(captured),
});

export type SeriesStanding = z.output<typeof seriesStanding>;

const queryDay = (name: string) => {
  const error = `El parámetro «${name}» es una fecha, 2026-01-31.`;
  return z.iso.date(error).refine((day) => day >= "1900" && day < "2200", error);
};

/** The stretch of a series to answer. */
export const stretchQuery = z
  .strictObject({ desde: queryDay("desde").optional(), hasta: queryDay("hasta").optional() })
  .refine(({ desde, hasta }) => !desde || !hasta || desde <= hasta, {
    path: ["hasta"],
    message: "El parámetro «hasta» no puede ser anterior a «desde».",
  });
