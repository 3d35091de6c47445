import { addDays, addMonths, daysBetween, onWeekday } from "../../kernel/day.rules";
import { counted, dateText } from "../../kernel/money.rules";
import { CalculationError } from "../calculation/calculation.rules";
import type { Norm } from "../calculation/norm.rules";
import { doubtsOf, stepBy } from "../calculation/step.rules";
import type { Step } from "../calculation/step.schema";
import type { LimitationResult, LimitationVariables } from "./limitation.schema";
import * as norms from "./limitation-norms.rules";
import {
  accepted,
  daysCovered,
  endsWith,
  type Suspension,
  suspensionsOf,
} from "./suspensions.rules";

export const LIMITATION_VERSION = "prescripcion 1.0.0";

/**
 * When an action prescribes: its term from date to date (CCyC art. 6), the suspensions of arts. 2541
 * and 2542, Ley 13.951 art. 40 and LCT art. 257, and the claim that interrupts (2546, 2547). Days are
 * calendar days. Throws a `CalculationError` where the day of the count is before the term begins.
 */
export function limitationOf(variables: LimitationVariables, today: string): LimitationResult {
  const { desde, demanda, al = today } = variables;
  if (al < desde) {
    throw new CalculationError("desde", "Desde: no puede ser posterior al día en que se cuenta");
  }
  const term = termOf(variables);
  const plain = addMonths(desde, term.months);
  const given = suspensionsOf(variables, term.months, al);
  const { kept, refused } = accepted(plain, desde, given);
  const { byMonths: fecha, byDays } = endsWith(plain, kept);
  const fechaPorDias = byDays === fecha ? null : byDays;
  const inTime = demanda !== undefined && demanda.fecha <= fecha;
  const interrupts = inTime && demanda.desistida !== true;
  const estado = interrupts ? "interrumpida" : al > fecha ? "prescripta" : "corriente";
  const open = kept.some((one) => one.open);
  const pasos = stepsOf({ variables, term, kept, fecha });
  const last = kept
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return {
    ...{ fecha, fechaPorDias, estado },
    diasRestantes: interrupts ? null : Math.max(0, daysBetween(al, fecha)),
    reanuda: open ? null : (last ?? null),
    diasSuspendidos: daysCovered(kept),
    cierta: !open,
    lecturas: readingsOf(plain, kept, { fecha, byDays }),
    pasos,
    advertencias: [
      ...refused,
      ...warningsOf(variables, { fecha, byDays, inTime, open }),
      ...doubtsOf(pasos),
    ],
    engineVersion: LIMITATION_VERSION,
  };
}

type Term = { months: number; step: Step };

function termOf({ accion, plazo, desde }: LimitationVariables): Term {
  const by = (norm: Norm, months: number, name: string): Term => ({
    months,
    step: stepBy(norm, addMonths(desde, months), `plazo de ${name}, sin suspensiones`),
  });
  if (plazo) {
    const { cantidad, unidad } = plazo;
    return unidad === "anios"
      ? by(norms.OWN_TERM, cantidad * 12, counted(cantidad, "año", "años"))
      : by(norms.OWN_TERM, cantidad, counted(cantidad, "mes", "meses"));
  }
  if (!accion) throw new CalculationError("accion", "Acción: elegí una, o escribí el plazo");
  const norm = norms.TERMS[accion];
  const { months } = norm.valor;
  return by(norm, months, counted(months / 12, "año", "años"));
}

type Course = {
  variables: LimitationVariables;
  term: Term;
  kept: readonly Suspension[];
  fecha: string;
};

function stepsOf({ variables: { desde, demanda }, term, kept, fecha }: Course): Step[] {
  const claimed = demanda && demanda.fecha <= fecha ? [claimStep(demanda)] : [];
  const between = kept.flatMap(({ from, to, open, said, resumes, norm }) => [
    stepBy(norm, from, `se suspende por ${said}`),
    stepBy(norm, to, open ? "volvería a correr si cerrara el día de la cuenta" : resumes),
  ]);
  return [
    stepBy(norms.BEGINS, desde, "comienza el plazo"),
    term.step,
    ...[...between, ...claimed].sort((a, b) => a.fecha.localeCompare(b.fecha)),
    stepBy(norms.FROM_DATE_TO_DATE, fecha, "último día de la acción"),
  ];
}

const claimStep = ({ fecha, desistida }: NonNullable<LimitationVariables["demanda"]>): Step =>
  desistida
    ? stepBy(norms.UNDONE, fecha, "demanda desistida o caduca: como si no hubiera interrumpido")
    : stepBy(norms.CLAIM, fecha, "la demanda interrumpe");

/** The readings of the six months, and of the SECLO, where they come to different days. */
function readingsOf(
  plain: string,
  kept: readonly Suspension[],
  { fecha, byDays }: { fecha: string; byDays: string },
): LimitationResult["lecturas"] {
  const whole = kept.find(({ months }) => months > 0)?.norm.norma;
  const flat = kept.map((one) =>
    one.norm === norms.SECLO
      ? { ...one, to: addMonths(one.from, norms.SECLO_FLAT.valor.months) }
      : one,
  );
  const plenary = endsWith(plain, flat).byMonths;
  return [
    ...(whole && byDays !== fecha
      ? [
          { lectura: "Los seis meses, de fecha a fecha", fecha, norma: `${whole} y CCyC art. 6` },
          { lectura: "Los seis meses, por sus días", fecha: byDays, norma: whole },
        ]
      : []),
    ...(plenary === fecha
      ? []
      : [
          { lectura: "SECLO: lo que duró el trámite", fecha, norma: norms.SECLO.norma },
          { lectura: "SECLO: seis meses fijos", fecha: plenary, norma: norms.SECLO_FLAT.norma },
        ]),
  ];
}

type Found = {
  fecha: string;
  byDays: string;
  inTime: boolean;
  open: boolean;
};

function warningsOf(
  { accion, plazo, demanda }: LimitationVariables,
  { fecha, byDays, inTime, open }: Found,
): string[] {
  const next = onWeekday(addDays(fecha, 1));
  const late = demanda !== undefined && !inTime;
  return [
    open
      ? "La mediación sigue abierta: la fecha no es segura. Es la más temprana que puede ser, como si la mediación cerrara el día de la cuenta."
      : "",
    byDays < fecha ? `Por días vence antes, el ${dateText(byDays)}: tomá esa fecha.` : "",
    accion && plazo ? "Se usó el plazo que escribiste, no el de la acción." : "",
    late && demanda.fecha === next
      ? "La demanda es del día hábil siguiente: vale si entró en el plazo de gracia (CCyC art. 2546)."
      : "",
    late && demanda.fecha !== next ? "La demanda es posterior al último día: no interrumpe." : "",
    inTime && demanda?.desistida
      ? "Desistida o caduca, la demanda no interrumpió (CCyC art. 2547)."
      : "",
    onWeekday(fecha) === fecha
      ? ""
      : "El último día cae en fin de semana. El plazo corre igual: presentá antes.",
  ].filter((text) => text !== "");
}
