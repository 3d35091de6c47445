import { lackingOf } from "@foja/core/law/rates/lacking.rules";
import type { SeriesStanding } from "@foja/core/law/rates/rate.schema";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";

/** The first and last day of a series' values; future values are named separately. */
export function spanText({ primera, fechaUltima, ultima, cantidad }: SeriesStanding): string {
  if (!primera || !ultima || cantidad === 0) return "Sin datos";
  if (!fechaUltima) return `Desde el ${formatDate(primera)}`;
  const ahead = ultima > fechaUltima ? ` (publicados hasta el ${formatDate(ultima)})` : "";
  return `${formatDate(primera)} al ${formatDate(fechaUltima)}${ahead}`;
}

/** «Faltan del 21/05/2014 al 26/04/2016 (Acta 2601)». */
export const lackTexts = (series: SeriesStanding): string[] =>
  lackingOf(series.key, series, today()).map(
    ({ label, desde, hasta }) =>
      `Faltan del ${formatDate(desde)} al ${formatDate(hasta)} (${label})`,
  );

/** The first line of a series' CSV. */
export function headingOf({ kind, key }: SeriesStanding): string {
  if (kind === "tna") return "fecha;tna";
  return key === "ipc" || key === "ripte" ? "periodo;indice" : "fecha;valor";
}
