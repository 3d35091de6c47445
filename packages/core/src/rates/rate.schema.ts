import * as z from "zod";

/** Every rate of interest a person may ask for, by the name it has in the contract. */
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

/** Every series of published values; several rates may stand on the same. */
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

/** A stretch of a series, and where the whole begins and ends. */
export const seriesStretch = z.object({
  key: z.enum(SERIES_KEYS),
  primera: z.iso.date().nullable(),
  ultima: z.iso.date().nullable(),
  /** By day, ascending; null dates above mean that there are none. */
  valores: z.array(seriesValue),
});

export type SeriesStretch = z.output<typeof seriesStretch>;
