import { addDays } from "../../kernel/day.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Norm } from "../calculation/norm.rules";
import { SUGGESTED } from "../calculation/norm.rules";
import { type Awaited, awaitedIn } from "./awaited.rules";
import { type CourtCalendar, unknownIn, versionOf, workingFrom } from "./calendar.rules";
import { type Count, countCalendar, countHours, countMonths, countWorking } from "./count.rules";
import type { CountLine, DeadlineResult, DeadlineVariables, RuleUsed } from "./deadline.schema";
import { jurisdictionOf } from "./jurisdiction.rules";
import { clockAt, type LocalMoment, localMoment, writtenLike } from "./moment.rules";
import { availabilityRule, type Notified, notified, ruleUsed } from "./notice.rules";

export const ENGINE_VERSION = "plazos 1.2.0";

/** More days than any real count has; only a calendar full of edits makes more. */
const LINES_AT_MOST = 2500;

/**
 * Computes when a deadline is due: from the notice, by a calendar, with each day of the count and
 * why it counts or not. Throws `CalculationError` for what a schema cannot see.
 */
export function dueDate(variables: DeadlineVariables, given: CourtCalendar): DeadlineResult {
  const { notificacion, tipoNotificacion = "cedula", opciones = {} } = variables;
  const calendar = opciones.feriaHabilitada ? { ...given, openFeria: true } : given;
  const moment = localMoment(notificacion);
  const notice = notified(moment.day, tipoNotificacion, calendar);
  const counted = count(variables, startOf(moment, notice), calendar);
  const days = joined(notice.lines, counted?.lines ?? []);
  if (days.length > LINES_AT_MOST) {
    throw new CalculationError(
      "cantidad",
      "Cantidad: con ese calendario el plazo es demasiado largo",
    );
  }
  const grace = counted && graceOf(variables, counted.due, calendar);
  const available = availabilityRule(variables, calendar);
  const reglas = [
    ...notice.rules,
    ...available,
    ...(counted?.rules ?? []),
    ...(grace?.rules ?? []),
  ];
  const last = grace?.gracia.fecha ?? days.at(-1)?.fecha ?? notice.day;
  const awaited = awaitedIn(calendar, moment.day, last);
  const conteo = awaited.length > 0 ? withoutCertainty(days, awaited) : days;
  const inHours = variables.unidad === "horas";
  const written = (at: LocalMoment) => (inHours ? writtenLike(notificacion, at) : at.day);
  return {
    notificado: written(startOf(moment, notice)),
    vencimiento: counted ? written(counted.due) : null,
    gracia: grace?.gracia ?? null,
    conteo,
    reglas,
    cierta: awaited.length === 0,
    advertencias: [
      ...awaited.map(uncertain),
      ...warningsOf({ variables, days, reglas }),
      ...unknownIn(moment.day, last),
    ],
    calendario: { jurisdiccion: calendar.jurisdiccion, version: versionOf(calendar) },
    engineVersion: ENGINE_VERSION,
  };
}

/**
 * The hour of the notice is valid only on its own day: on a later day it starts at the beginning.
 */
const startOf = (moment: LocalMoment, { day }: Notified): LocalMoment =>
  day === moment.day ? moment : { day, minute: 0 };

/** Joins both lists; the day of the notice appears once, numbered when hours of it count. */
function joined(notice: CountLine[], counting: CountLine[]): CountLine[] {
  const [last] = notice.slice(-1);
  const [first] = counting;
  if (!last || !first || first.fecha !== last.fecha || first.cuenta === null) {
    return [...notice, ...counting];
  }
  return [...notice.slice(0, -1), { ...first, motivo: last.motivo }, ...counting.slice(1)];
}

type CountedTerm = { lines: CountLine[]; due: LocalMoment; rules: RuleUsed[] };

/** The count itself; undefined where no quantity was given. */
function count(
  { cantidad, unidad = "habiles", opciones = {} }: DeadlineVariables,
  start: LocalMoment,
  calendar: CourtCalendar,
): CountedTerm | undefined {
  if (cantidad === undefined) return undefined;
  const { distanciaKm } = opciones;
  const extra = distanciaKm ? distanceDays(distanciaKm) : 0;
  const rules = [
    ...(extra > 0 ? [ruleUsed(`Ampliación por la distancia: ${extra} más`, DISTANCE)] : []),
    ...(opciones.caducidad ? [ruleUsed("Se descuentan las ferias", CADUCIDAD)] : []),
  ];
  if (unidad === "horas") return { ...countHours(start, cantidad + extra * 24, calendar), rules };
  const ferias = { leaveOut: opciones.caducidad === true };
  const by: Record<Exclude<typeof unidad, "horas">, () => Count> = {
    habiles: () => countWorking(start.day, cantidad + extra, calendar),
    corridos: () => countCalendar(start.day, cantidad + extra, calendar, ferias),
    meses: () => countMonths(start.day, cantidad, extra, calendar, ferias),
  };
  const { lines, due } = by[unidad]();
  return { lines, due: { day: due, minute: 0 }, rules };
}

const READ = { vigenciaDesde: "1900-01-01", vigenciaHasta: null, verificado: "V" } as const;

const DISTANCE: Norm<{ kmPerDay: number; fractionKm: number }> = {
  ...READ,
  norma: "CPCCN art. 158",
  fuente: "Texto del código: un día cada 200 km o fracción de 100 o más",
  valor: { kmPerDay: 200, fractionKm: 100 },
};

const CADUCIDAD: Norm<null> = {
  ...READ,
  norma: "CPCCN art. 311",
  fuente: "Texto del código: los plazos de caducidad no corren en las ferias",
  valor: null,
};

/** The days added by distance: one per 200 km, and one more for a fraction of 100 or more. */
export function distanceDays(km: number): number {
  const { kmPerDay, fractionKm } = DISTANCE.valor;
  return Math.floor(km / kmPerDay) + (km % kmPerDay >= fractionKm ? 1 : 0);
}

/** The grace period on the next working day, until the jurisdiction's hour. Not for hours. */
function graceOf(
  { unidad, opciones = {} }: DeadlineVariables,
  due: LocalMoment,
  calendar: CourtCalendar,
) {
  if (unidad === "horas" || opciones.gracia === false) return undefined;
  const { grace } = jurisdictionOf(calendar.jurisdiccion);
  const { opens, hours } = grace.valor;
  const opening = localMoment(`${due.day}T${opens}`).minute;
  const gracia = {
    fecha: workingFrom(calendar, addDays(due.day, 1)),
    hasta: clockAt(opening + hours * 60),
  };
  const regla = `Plazo de gracia: primeras ${hours} horas del día hábil siguiente`;
  return { gracia, rules: [ruleUsed(regla, grace)] };
}

const uncertain = ({ act, counted }: Awaited) => `${act}. La fecha no es segura: ${counted}.`;

/** Marks the last day of a count as not verified, if an act is missing for some of its days. */
function withoutCertainty(days: CountLine[], awaited: Awaited[]): CountLine[] {
  const [last] = days.slice(-1);
  const fuente = awaited.map(({ act }) => act).join(". ");
  return last ? [...days.slice(0, -1), { ...last, verificado: false, fuente }] : days;
}

type Sentence = { variables: DeadlineVariables; days: CountLine[]; reglas: RuleUsed[] };

function warningsOf({ variables, days, reglas }: Sentence): string[] {
  const doubtful = new Map(
    days.filter(({ verificado }) => !verificado).map(({ motivo, fuente }) => [motivo, fuente]),
  );
  return [
    ...(variables.cantidad === undefined ? [NO_QUANTITY] : []),
    ...(variables.unidad === "horas" ? [NO_GRACE] : []),
    ...[...doubtful].map(([motivo, fuente]) => `${SUGGESTED}: ${motivo}. ${fuente}.`),
    ...reglas
      .filter(({ verificado }) => !verificado)
      .map(({ regla, norma, fuente }) => `${SUGGESTED}: ${regla} (${norma}). ${fuente}.`),
  ];
}

const NO_QUANTITY = "Cantidad: sin ella solo se dice cuándo surte efecto la notificación.";
const NO_GRACE = "Los plazos por horas vencen a su hora: no se les suma el plazo de gracia.";
