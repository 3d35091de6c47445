import { addDays, addMonths } from "../../kernel/day.rules";
import { type Exact, exact, exactMoneyText, moneyText } from "../../kernel/money.rules";
import type { Norm } from "../calculation/norm.rules";
import { monthsAndDays } from "./calendar.rules";
import type { Dismissal } from "./dismissal.rules";
import type { Facts } from "./facts.rules";
import {
  ART_1,
  ART_2,
  ART_8,
  ART_9,
  ART_10,
  ART_15,
  ART_80,
  ART_132,
  CONSTANT_PAY,
} from "./fines.norms.rules";
import { type LineDraft, line, times } from "./line.rules";

type Fines = { lines: LineDraft[]; figures: Record<string, Exact | number> };

/** Whether a repealed fine still applies: by the day of the law, or by the lawyer's choice. */
const rules = ({ law, options }: Facts, norm: Norm) =>
  options.multasDerogadas === true ||
  (norm.vigenciaDesde <= law.day && law.day <= (norm.vigenciaHasta ?? law.day));

/** The repealed fines that were requested and apply. */
export function finesOf(facts: Facts, dismissal: Dismissal): Fines {
  if (facts.domestic) return { lines: [], figures: {} };
  const { figures, lines: registration } = registrationFines(facts);
  const others = [
    registration.length === 0 ? increaseOne(facts, dismissal) : undefined,
    fifteen(facts, dismissal),
    increaseTwo(facts, dismissal),
    monthsOfPay(facts, "art80_LCT_multa", ART_80, facts.variables.intimacionArt80 ? 1 : 0),
    monthsOfPay(facts, "art132bis", ART_132, facts.options.meses132bis ?? 0),
  ];
  return { lines: [...registration, ...others].filter((one) => one !== undefined), figures };
}

/** The defects of the registration, by the known data. */
export function registrationOf({ variables, options }: Pick<Facts, "variables" | "options">) {
  const { noRegistrado, fechaIngreso, fechaIngresoRegistrada: shown } = variables;
  const list = variables.remuneracionesNoRegistradas ?? undefined;
  const late = !!shown && !!fechaIngreso && shown > fechaIngreso;
  // With only a list of unregistered payments, the whole relation was unregistered.
  const none = !late && (noRegistrado === true || (!!list && noRegistrado !== false));
  const inPart = options.remuneracionesParciales ?? (late || none ? undefined : list);
  const notified = variables.intimacionArt11 ?? !!(list ?? options.remuneracionesParciales);
  return { late, none, inPart: none ? undefined : inPart, list, notified };
}

/** Ley 24.013 arts. 8, 9 and 10: due to a worker who gave the notice of its art. 11. */
function registrationFines(facts: Facts): Fines {
  const { late, none, inPart, notified } = registrationOf(facts);
  if (!notified || !rules(facts, ART_8)) return { lines: [], figures: {} };
  if (none) return eight(facts);
  const lines = [
    late ? nine(facts) : undefined,
    inPart ? quarter("ley24013_art10", sumOfMonths(inPart), ART_10) : undefined,
  ];
  return { lines: lines.filter((one) => one !== undefined), figures: {} };
}

function eight(facts: Facts): Fines {
  const pays = unregistered(facts, facts.exit, facts.options.egresoInclusive !== false);
  const plain = pays.sum.div(ART_8.valor.divisor);
  const least = facts.pay.times(ART_8.valor.least);
  const raised = least.gt(plain);
  const quarterOf = `${moneyText(pays.sum)} ÷ ${ART_8.valor.divisor}`;
  const formula = raised ? `${quarterOf}, no menos de 3 × ${exactMoneyText(facts.pay)}` : quarterOf;
  return {
    lines: [line("ley24013_art8", raised ? least : plain, formula, ART_8, ...pays.norms)],
    figures: { meses_no_registrados: pays.months, art8_sin_piso: plain, art8_piso_3x: least },
  };
}

function nine(facts: Facts): LineDraft {
  const shown = facts.variables.fechaIngresoRegistrada ?? facts.entry;
  const { sum, norms } = unregistered(facts, shown, false);
  return quarter("ley24013_art9", sum, ART_9, norms);
}

const quarter = (
  code: "ley24013_art9" | "ley24013_art10",
  sum: Exact,
  norm: typeof ART_9,
  more: Norm[] = [],
) =>
  line(
    code,
    sum.div(norm.valor.divisor),
    `${moneyText(sum)} ÷ ${norm.valor.divisor}`,
    norm,
    ...more,
  );

const sumOfMonths = (months: readonly number[]) =>
  months.reduce((total, month) => total.plus(month), exact(0));

/** The unregistered pay: month by month, or one constant pay over the span. */
function unregistered(facts: Facts, to: string, inclusive: boolean) {
  const { list } = registrationOf(facts);
  if (list) return { sum: sumOfMonths(list), months: list.length, norms: [] };
  const end = inclusive ? addDays(to, 1) : to;
  const { months, days } = monthsAndDays(facts.entry, end);
  // In thirtieths: with months of unequal length, one more day of service could be worth less.
  const sum = facts.pay.times(months).plus(facts.pay.times(days).div(30));
  return { sum, months, norms: [CONSTANT_PAY] };
}

/** Ley 25.323 art. 1: art. 245 once more, where the registration was defective. */
function increaseOne(facts: Facts, { seniority }: Dismissal): LineDraft | undefined {
  const { late, none, inPart } = registrationOf(facts);
  const wanting = late || none || inPart !== undefined;
  if (!wanting || !seniority || !unjust(facts) || !rules(facts, ART_1)) return undefined;
  const { percent } = ART_1.valor;
  const formula = `${percent} % de ${moneyText(seniority.exact)}`;
  return line("ley25323_art1", seniority.exact.times(percent).div(100), formula, ART_1);
}

const unjust = ({ treatment }: Facts) => treatment.valor.injustificado === true;

/** Arts. 245, 232 and 233, with their bonus unless it is excluded. */
function indemnities(facts: Facts, parts: Dismissal, withBonus: boolean) {
  const seniority = unjust(facts) ? parts.seniority : undefined;
  const bonuses = withBonus ? [parts.noticeBonus, parts.integrationBonus] : [];
  const all = [seniority, parts.notice, parts.integration, ...bonuses].filter(
    (one) => one !== undefined,
  );
  return {
    sum: all.reduce((total, one) => total.plus(one.exact), exact(0)),
    // Each with all its decimals: five rounded ones would add up to two cents more or less.
    text: `(${all.map((one) => exactMoneyText(one.exact)).join(" + ")})`,
  };
}

/** Ley 24.013 art. 15: the same amount again, when dismissed within two years of the notice. */
function fifteen(facts: Facts, dismissal: Dismissal): LineDraft | undefined {
  const { late, none, inPart, notified } = registrationOf(facts);
  const wanting = late || none || inPart !== undefined || facts.variables.intimacionArt11;
  if (!notified || !wanting || !unjust(facts) || !rules(facts, ART_15)) return undefined;
  const given = facts.options.fechaIntimacionArt11;
  if (given && addMonths(given, ART_15.valor.months) < facts.exit) return undefined;
  const { sum, text } = indemnities(facts, dismissal, facts.options.art15IncluyeSAC !== false);
  return sum.gt(0) ? line("ley24013_art15", sum, `${text} × 1`, ART_15) : undefined;
}

/** Ley 25.323 art. 2: half the amount again, where the employer was asked to pay and did not. */
function increaseTwo(facts: Facts, dismissal: Dismissal): LineDraft | undefined {
  if (!facts.variables.intimacionArt2 || !rules(facts, ART_2)) return undefined;
  const { sum, text } = indemnities(facts, dismissal, facts.options.art2IncluyeSAC !== false);
  const { percent } = ART_2.valor;
  const formula = `${percent} % de ${text}`;
  return sum.gt(0) ? line("ley25323_art2", sum.times(percent).div(100), formula, ART_2) : undefined;
}

function monthsOfPay(
  facts: Facts,
  code: "art80_LCT_multa" | "art132bis",
  norm: typeof ART_80,
  count: number,
): LineDraft | undefined {
  if (count === 0 || !rules(facts, norm)) return undefined;
  const months = norm.valor.months * count;
  return line(code, facts.pay.times(months), times(facts.pay, months, "mes", "meses"), norm);
}
