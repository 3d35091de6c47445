import type { SeriesBook } from "@foja/core/law/rates/rate.rules";
import type { SeriesKey } from "@foja/core/law/rates/rate.schema";

/** A book with one whole series of these values. */
export function bookOf(key: SeriesKey, values: Record<string, string>): SeriesBook {
  const valores = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const [primera = null, ultima = null] = [valores[0]?.[0], valores.at(-1)?.[0]];
  return { [key]: { key, primera, ultima, valores } };
}

/** Official values of CER on the days that the computed cases read. */
export const CER = bookOf("cer", {
  "2021-06-01": "31.075648326165407",
  "2024-01-31": "220.41363967987266",
  "2024-02-01": "222.03453111581214",
  "2024-03-13": "292.8912852785729",
  "2026-03-03": "715.7152364877477",
});

/** INDEC's index for the months that the computed case reads, and the one between. */
export const IPC = bookOf("ipc", {
  "2025-08-01": "9193",
  "2026-04-01": "11363",
  "2026-05-01": "11601",
});
