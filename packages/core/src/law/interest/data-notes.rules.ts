import { monthStart } from "../../kernel/day.rules";
import { dateText, numberText } from "../../kernel/money.rules";
import { seriesOf } from "../rates/rate.rules";
import type { SeriesKey } from "../rates/rate.schema";
import type { Growth } from "./growth.rules";
import type { Piece } from "./segments.rules";

/** Notes on the values of the series that a piece read: late, missing or rounded. */
export const dataNotes = ({ hasta }: Pick<Piece, "hasta">, growths: readonly Growth[]): string[] =>
  growths.flatMap((growth) => [
    ...lateNotes(hasta, growth),
    ...holeNotes(growth),
    ...(isRounded(growth) ? [roundedNote(growth)] : []),
  ]);

/** Notes where the series had no value yet, and the last one was used. */
function lateNotes(hasta: string, { key, serieHasta, initial, final }: Growth): string[] {
  if (!key || !serieHasta || dated(key, hasta) <= serieHasta) return [];
  // A daily series that goes on has only a weekend there, or a hole, which is told as one.
  if (seriesOf(key).frequency === "diaria" && final?.carried === false) return [];
  const { label } = seriesOf(key);
  const short = `${label}, datos al ${dateText(serieHasta)}: hasta el ${dateText(hasta)} se usó el último valor publicado.`;
  const none = `Todo el tramo es posterior al último dato de ${label}: no refleja lo ocurrido desde entonces.`;
  return initial?.carried ? [short, none] : [short];
}

const dated = (key: SeriesKey, day: string) =>
  seriesOf(key).frequency === "mensual" && seriesOf(key).kind === "indice" ? monthStart(day) : day;

/** Notes where a daily series has no values around a day that was read. */
function holeNotes({ key, initial, final }: Growth): string[] {
  return [initial, final].flatMap((reading) => {
    if (!key || !reading?.hole) return [];
    const { asked, next } = reading.hole;
    const { label } = seriesOf(key);
    return `${label} no tiene valores entre el ${dateText(reading.fecha)} y el ${dateText(next)}: para el ${dateText(asked)} se usó el del ${dateText(reading.fecha)}.`;
  });
}

/** INDEC publishes four decimals; by chance one index ends in a zero or two, but not both. */
const PUBLISHED_DECIMALS = 3;

/** Whether the IPC that was read is of rounded indices: its quotient is not the published one. */
export function isRounded({ key, initial, final }: Growth): boolean {
  if (key !== "ipc") return false;
  // The index of the base month is 100 exactly.
  const read = [initial, final].flatMap((one) => (one && !one.valor.eq(100) ? [one.valor] : []));
  return read.length > 0 && read.every((value) => value.decimalPlaces() < PUBLISHED_DECIMALS);
}

function roundedNote({ coef, initial, final }: Growth): string {
  const values = [initial, final].flatMap((one) => (one ? [numberText(one.valor)] : []));
  return `IPC con índices redondeados (${values.join(" y ")}): INDEC publica cuatro decimales. La variación que dan, ${numberText(coef.times(100), 4)} %, puede no ser la publicada.`;
}
