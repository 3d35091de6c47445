import { type Exact, exact, exactMoneyText, numberText } from "../../kernel/money.rules";
import type { Norm } from "../calculation/norm.rules";
import {
  exceeds,
  monthOf,
  type Span,
  semesterOf,
  seniorityOf,
  weekdaysBetween,
  yearOf,
} from "./calendar.rules";
import { bonus } from "./dismissal.rules";
import { DOMESTIC_FINAL } from "./domestic.rules";
import type { Facts } from "./facts.rules";
import { type LineDraft, line } from "./line.rules";
import { FEW_DAYS, SEMESTER_BONUS, VACATIONS, WORKED } from "./norms.rules";
import type { LaborOptions } from "./options.schema";

type FinalPay = { lines: LineDraft[]; figures: Record<string, number | Exact> };
/** The data that final pay reads: an employment, or what is known of a construction worker's. */
type Employment = Pick<Facts, "variables" | "options" | "entry" | "exit" | "pay"> & {
  domestic?: boolean;
};

const COMMON = { worked: WORKED, bonus: SEMESTER_BONUS, vacations: VACATIONS };

/** What every end pays: the days of the month, the bonus of the semester, the vacations. */
export function finalPayOf(employment: Employment): FinalPay {
  const { variables, options, entry, exit, pay } = employment;
  const norms = employment.domestic ? DOMESTIC_FINAL : COMMON;
  const current = variables.remuneracionActual ? exact(variables.remuneracionActual) : pay;
  const month = monthOf(entry, exit);
  const semester = semesterOf(entry, exit);
  const vacations = vacationDays(options, entry, exit);
  const leave = vacationPay(current, vacations, norms.vacations);
  const leaveBonus =
    options.incluirSACvacaciones === false ? undefined : bonus("sac_vacaciones", leave, employment);
  const best = exact(variables.mejorRemuneracionSemestre ?? pay);
  return {
    lines: [
      worked(current, month, options, norms.worked),
      line(
        "sac_proporcional",
        best.div(2).times(semester.worked).div(semester.length),
        `${exactMoneyText(best)} ÷ 2 × ${semester.worked} ÷ ${semester.length} días`,
        norms.bonus,
      ),
      leave,
      ...(leaveBonus ? [leaveBonus] : []),
    ],
    figures: {
      dias_trab_mes: month.worked,
      dias_del_mes: month.length,
      dias_semestre_trab: semester.worked,
      dias_semestre: semester.length,
      dias_vac_anuales: vacations.annual,
      dias_anio_trab: vacations.year.worked,
      dias_anio: vacations.year.length,
      dias_vac_prop: vacations.due,
    },
  };
}

function worked(pay: Exact, month: Span, options: Partial<LaborOptions>, norm: Norm): LineDraft {
  const thirty = options.divisorDiasTrabajados === "treinta";
  const whole = thirty ? 30 : month.length;
  // A whole month is one month's pay, whatever the divisor of its days.
  const days = thirty && month.worked === month.length ? whole : Math.min(month.worked, whole);
  return line(
    "dias_trabajados",
    pay.times(days).div(whole),
    `${exactMoneyText(pay)} × ${days} ÷ ${whole} días`,
    norm,
  );
}

type Vacations = { annual: number; year: Span; due: Exact; text: string; few: boolean };

/** Days of vacation of the year, in proportion to the part of it that was worked. */
function vacationDays(options: Partial<LaborOptions>, entry: string, exit: string): Vacations {
  const year = yearOf(entry, exit);
  const annual = annualDays(entry, exit);
  const few = options.vacacionesArt153 ? fewDays(options, entry, exit) : undefined;
  const due = few ? exact(few.days) : exact(annual).times(year.worked).div(year.length);
  const rounded = roundDays(due, options.redondeoVacaciones);
  const taken = options.diasVacacionesGozadas ?? 0;
  const left = rounded.gt(taken) ? rounded.minus(taken) : exact(0);
  const proportion = `${annual} × ${year.worked} ÷ ${year.length}`;
  // The exact fraction, which gives the amount to the cent; or rounded days, with their origin.
  const exactly = !few && rounded.eq(due);
  const days = exactly ? proportion : numberText(rounded);
  const from = exactly ? "" : ` (${few?.text ?? `${proportion}, redondeados`})`;
  const text = taken > 0 ? `(${days} − ${numberText(taken)}) días${from}` : `${days} días${from}`;
  return { annual, year, due: left, text, few: few !== undefined };
}

/** Days of vacation in the year of an exit, by the seniority at its end. */
export function annualDays(entry: string, exit: string): number {
  const atYearEnd = seniorityOf(entry, `${exit.slice(0, 4)}-12-31`);
  return VACATIONS.valor.days.find(({ over }) => exceeds(atYearEnd, over * 12))?.days ?? 0;
}

/** Art. 153: with less than half of the year's working days, one day per twenty worked. */
function fewDays({ diasHabilesTrabajados }: Partial<LaborOptions>, entry: string, exit: string) {
  const year = exit.slice(0, 4);
  const start = entry > `${year}-01-01` ? entry : `${year}-01-01`;
  const days = diasHabilesTrabajados ?? weekdaysBetween(start, exit);
  if (days * 2 >= weekdaysBetween(`${year}-01-01`, `${year}-12-31`)) return undefined;
  const { each } = FEW_DAYS.valor;
  return { days: Math.floor(days / each), text: `1 día cada ${each}, ${days} trabajados` };
}

const ROUNDING = {
  ninguno: (days: Exact) => days,
  arriba: (days: Exact) => days.ceil(),
  cercano: (days: Exact) => days.round(),
  abajo: (days: Exact) => days.floor(),
};

const roundDays = (days: Exact, how: LaborOptions["redondeoVacaciones"]) =>
  ROUNDING[how ?? "ninguno"](days);

const vacationPay = (pay: Exact, { due, text, few }: Vacations, norm: Norm): LineDraft =>
  line(
    "vacaciones_no_gozadas",
    pay.div(VACATIONS.valor.divisor).times(due),
    `${exactMoneyText(pay)} ÷ ${VACATIONS.valor.divisor} × ${text}`,
    ...(few ? [FEW_DAYS] : []),
    norm,
  );
