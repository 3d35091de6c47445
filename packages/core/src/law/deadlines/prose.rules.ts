import { dateText } from "../../kernel/money.rules";
import type { Notice, Unit } from "./countable.rules";
import type { DeadlineResult, DeadlineVariables } from "./deadline.schema";
import { localMoment } from "./moment.rules";
import { quantityText } from "./quick.rules";
import { hasWeekends, type SkippedSpan, skippedOf } from "./skipped.rules";
import { dayText, dueText } from "./text.rules";

/**
 * A deadline as paragraphs for a court: the notice, the days that count, those that do not and why,
 * when it is due and until when there is a grace period.
 */
export function deadlineProse(variables: DeadlineVariables, result: DeadlineResult): string[] {
  const { vencimiento } = result;
  return [
    noticeText(variables, result),
    ...(vencimiento ? [countedText(variables, result)] : []),
    skippedText(variables, result),
    ...(vencimiento ? [dueSentence(vencimiento, result)] : []),
  ].filter((text) => text !== "");
}

const BY: Record<Notice, string> = {
  cedula: "La cédula se notificó el",
  nota: "La providencia se dictó el",
  electronica: "La notificación electrónica se puso a disposición el",
};

function noticeText(
  { notificacion, tipoNotificacion = "cedula" }: DeadlineVariables,
  { notificado, reglas }: DeadlineResult,
): string {
  const given = `${BY[tipoNotificacion]} ${dueText(notificacion)}`;
  const norm = reglas.find(({ regla }) => /otificación/.test(regla))?.norma;
  const cited = norm ? ` (${norm})` : "";
  const effective =
    tipoNotificacion === "nota" ? "quedó notificada por ministerio de la ley" : "surtió efecto";
  const same = localMoment(notificacion).day === localMoment(notificado).day;
  return same
    ? `${given} y ${effective} ese mismo día${cited}.`
    : `${given} y ${effective} el ${dueText(notificado)}${cited}.`;
}

const HOW: Record<Unit, string> = {
  habiles: "Se cuentan los días hábiles",
  corridos: "Se cuentan todos los días desde el siguiente, hábiles o no",
  meses: "Se cuenta de fecha a fecha",
  horas: "Corre de hora a hora, en días hábiles",
};

function countedText(
  { cantidad = 0, unidad = "habiles", opciones = {} }: DeadlineVariables,
  { conteo }: DeadlineResult,
): string {
  const term = `El plazo es de ${quantityText(cantidad, unidad)}`;
  const { distanciaKm } = opciones;
  const wider = distanciaKm
    ? `, ampliado por la distancia de ${String(distanciaKm).replace(".", ",")} km (CPCCN art. 158)`
    : "";
  const days = conteo.flatMap(({ fecha, cuenta }) => (cuenta === null ? [] : [fecha]));
  const which = unidad === "habiles" || unidad === "meses" ? `: ${datesText(days)}` : "";
  return `${term}${wider}. ${HOW[unidad]}${which}.`;
}

/** Days grouped by month: «24, 25, 26, 27 y 30/11/2026; 1/12/2026». */
function datesText(days: readonly string[]): string {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months
    .map((month) => {
      const own = days.filter((day) => day.startsWith(month)).map((day) => Number(day.slice(8)));
      const [year, number] = month.split("-");
      return `${listed(own.map(String))}/${number}/${year}`;
    })
    .join("; ");
}

const listed = (words: readonly string[]) => words.join(", ").replace(/, ([^,]+)$/, " y $1");

/** The days that do not count: for calendar days or months, only the ferias left out. */
function skippedText(variables: DeadlineVariables, result: DeadlineResult): string {
  const { unidad = "habiles" } = variables;
  if (unidad === "corridos" || unidad === "meses") return outOfCalendar(result);
  const spans = skippedOf(result).map(spanText);
  return notCounted([...(hasWeekends(result) ? ["los sábados y domingos"] : []), ...spans]);
}

const notCounted = (what: string[]) =>
  what.length === 0 ? "" : `No se cuentan ${what.join("; ")}.`;

function outOfCalendar(result: DeadlineResult): string {
  const left = skippedOf(result).filter(({ reason }) => reason.includes("se descuenta"));
  const last = result.conteo.findLast(({ cuenta }) => cuenta !== null)?.fecha;
  const moved = last && result.vencimiento && last < localMoment(result.vencimiento).day;
  return [
    notCounted(left.map(spanText)),
    ...(moved && left.length === 0
      ? [`El último día, ${dayText(last)}, es inhábil: vence el primer día hábil siguiente.`]
      : []),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

const spanText = ({ from, to, reason }: SkippedSpan) => {
  const why = reason.charAt(0).toLocaleLowerCase("es-AR") + reason.slice(1);
  return from === to
    ? `el ${dayText(from)} (${why})`
    : `del ${dateText(from)} al ${dateText(to)} (${why})`;
};

function dueSentence(vencimiento: string, { gracia, reglas }: DeadlineResult): string {
  const due = `El plazo vence el ${dueText(vencimiento)}`;
  if (!gracia) return `${due}.`;
  const norm = reglas.find(({ regla }) => regla.startsWith("Plazo de gracia"))?.norma;
  const cited = norm ? ` (${norm})` : "";
  return `${due}; con el plazo de gracia, el escrito puede presentarse hasta las ${gracia.hasta} del ${dayText(gracia.fecha)}${cited}.`;
}
