import { addMonths, daysBetween } from "../../kernel/day.rules";
import { counted, dateText } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Norm } from "../calculation/norm.rules";
import { doubtsOf, stepBy } from "../calculation/step.rules";
import type { Step } from "../calculation/step.schema";
import { awaitedIn } from "../deadlines/awaited.rules";
import { type CourtCalendar, versionOf, workingFrom } from "../deadlines/calendar.rules";
import { countWorking } from "../deadlines/count.rules";
import { jurisdictionOf } from "../deadlines/jurisdiction.rules";
import { notified } from "../deadlines/notice.rules";
import type { LapseResult, LapseVariables } from "./lapse.schema";
import { LAPSE_CODES, type LapseCode } from "./lapse-codes.rules";
import { lapseDay } from "./lapse-day.rules";

export const LAPSE_VERSION = "caducidad 1.0.0";

/**
 * When an instance lapses without an act that impels it: months from date to date since the last one,
 * and a day more for each day of feria (CPCCN and CPCCBA arts. 310 and 311; LO art. 46). In the
 * province, what an intimation gives (art. 315). Throws a `CalculationError` where the day of the
 * count is before the act.
 */
export function lapseOf(
  variables: LapseVariables,
  calendar: CourtCalendar,
  today: string,
): LapseResult {
  const { jurisdiccion, fuero, instancia, ultimoImpulso, intimacion, al = today } = variables;
  if (al < ultimoImpulso) {
    throw new CalculationError(
      "ultimoImpulso",
      "Último acto de impulso: no puede ser posterior al día en que se cuenta",
    );
  }
  const code = LAPSE_CODES[jurisdiccion][fuero];
  const from = ultimoImpulso > code.since ? ultimoImpulso : code.since;
  const plain = addMonths(from, code.months[instancia]);
  const fin = lapseDay(calendar, from, code.months[instancia]);
  const util = workingFrom(calendar, fin);
  const asked = intimacion === undefined ? null : askedOn(intimacion, code, calendar);
  const end = asked?.vence ?? fin;
  const awaited = awaitedIn(calendar, from, end > util ? end : util);
  const missing = awaited.filter(({ kind }) => kind !== "yearEnd");
  const pasos = stepsOf(variables, { code, from, plain, fin, util, asked });
  return {
    ...{ fin, util, diasDeFeria: daysBetween(plain, fin) },
    diasRestantes: Math.max(0, daysBetween(al, end)),
    estado: al > end ? "cumplida" : "corriente",
    intimado: asked?.intimado ?? null,
    vence: asked?.vence ?? null,
    cierta: missing.length === 0,
    pasos,
    advertencias: [
      ...awaited.map(({ act, counted }) => `${act}. La fecha no es segura: ${counted}.`),
      ...warningsOf(variables, { code, from, fin, util }),
      ...doubtsOf(pasos),
    ],
    calendario: { jurisdiccion: calendar.jurisdiccion, version: versionOf(calendar) },
    engineVersion: LAPSE_VERSION,
  };
}

type Asked = { intimado: string; vence: string };

/** When an intimation takes effect, and the last of its working days. */
function askedOn(given: string, { intimation }: LapseCode, calendar: CourtCalendar): Asked | null {
  if (!intimation) return null;
  const { day } = notified(given, "electronica", calendar);
  return { intimado: day, vence: countWorking(day, intimation.days, calendar).due };
}

type Found = { code: LapseCode; from: string; plain: string; fin: string; util: string };

function stepsOf(
  { jurisdiccion, instancia, ultimoImpulso }: LapseVariables,
  { code, from, plain, fin, util, asked }: Found & { asked: Asked | null },
): Step[] {
  const { norma, ferias, months, verificado, fuente, doubts, intimation, since } = code;
  const doubt = doubts[instancia];
  const by = (name: string): Norm => ({
    ...{ norma: name, fuente: doubt ?? fuente, verificado: doubt ? "M" : verificado },
    ...{ vigenciaDesde: since, vigenciaHasta: null, valor: null },
  });
  const count = months[instancia];
  const { electronic } = jurisdictionOf(jurisdiccion);
  return [
    stepBy(by(ferias), ultimoImpulso, "último acto de impulso"),
    ...(from > ultimoImpulso ? [stepBy(by(norma), from, "empieza a regir la caducidad")] : []),
    stepBy(by(norma), plain, `${counted(count, "mes", "meses")}, de fecha a fecha`),
    ...(fin > plain
      ? [stepBy(by(ferias), fin, `más ${counted(daysBetween(plain, fin), "día", "días")} de feria`)]
      : []),
    ...(util > fin ? [stepBy(by(norma), util, "primer día hábil después del último día")] : []),
    ...(asked && intimation && electronic
      ? [
          stepBy(electronic, asked.intimado, "surte efecto la intimación"),
          stepBy(by(intimation.norma), asked.vence, `vencen los ${intimation.days} días hábiles`),
        ]
      : []),
  ];
}

function warningsOf(
  { ultimoImpulso, intimacion }: LapseVariables,
  { code, from, fin, util }: Omit<Found, "plain">,
): string[] {
  return [
    from > ultimoImpulso
      ? `El plazo corre desde el ${dateText(from)}, cuando empezó a regir (${code.norma}), y no desde el último acto.`
      : "",
    util > fin
      ? `El último día, ${dateText(fin)}, es inhábil: se admite el hábil siguiente. No lo dejes para entonces.`
      : "",
    code.intimation && intimacion === undefined
      ? `Antes de declararla hay que intimar, una sola vez, por ${code.intimation.days} días (${code.intimation.norma}).`
      : "",
    intimacion !== undefined && intimacion <= fin
      ? "La intimación es anterior al fin del plazo: todavía no correspondía."
      : "",
    "Si la acción prescribe antes, la instancia caduca entonces (art. 310).",
  ].filter((text) => text !== "");
}
