import { counted, type Exact, exact, exactMoneyText, moneyText } from "../../kernel/money.rules";
import type { Norm } from "../calculation/norm.rules";
import { monthOf, seniorityOf } from "./calendar.rules";
import {
  DOMESTIC_BONUS,
  DOMESTIC_INTEGRATION,
  DOMESTIC_NOTICE,
  DOMESTIC_SENIORITY,
} from "./domestic.rules";
import { type Facts, noticeMonths, periodsOf } from "./facts.rules";
import { type Code, isCode, type LineDraft, line, times } from "./line.rules";
import {
  BONUS,
  INTEGRATION,
  LEAST,
  NOTICE,
  NOTICE_AGREED,
  REHIRED,
  SENIORITY,
  TRIAL_NOTICE,
} from "./norms.rules";
import { ruling } from "./ruling.rules";

/** The parts of a dismissal's indemnity: aggravations and fines are computed from them. */
export type Dismissal = {
  seniority?: LineDraft;
  notice?: LineDraft;
  noticeBonus?: LineDraft;
  integration?: LineDraft;
  integrationBonus?: LineDraft;
  figures: Record<string, number>;
};

export function dismissalOf(facts: Facts): Dismissal {
  const { preaviso_meses, notice } = noticeOf(facts);
  const { dias_integracion, integration } = integrationOf(facts);
  const { options } = facts;
  return {
    seniority: seniorityPay(facts),
    notice,
    noticeBonus:
      options.incluirSACpreaviso === false ? undefined : bonus("sac_preaviso", notice, facts),
    integration,
    integrationBonus:
      options.incluirSACintegracion === false
        ? undefined
        : bonus("sac_integracion", integration, facts),
    figures: {
      ...(preaviso_meses && { preaviso_meses }),
      ...(dias_integracion && { dias_integracion }),
    },
  };
}

/** The share of art. 245 that an end gives: none in trial, or for a fixed term under a year. */
export function shareOf({ treatment, trial, mode, seniority, options }: Facts): number {
  if (trial) return 0;
  if (mode === "plazoFijoCumplido" && seniority.anios < 1) return 0;
  return mode === "quiebra" ? (options.porcentaje251 ?? 50) : treatment.valor.porcentaje;
}

function seniorityPay(facts: Facts): LineDraft | undefined {
  const share = shareOf(facts);
  if (share === 0) return undefined;
  const { amount, formula, norms } = facts.domestic ? ofHomes(facts) : of245(facts);
  const code = facts.domestic ? "antiguedad_art48" : facts.treatment.valor.codigo;
  if (!isCode(code)) return undefined;
  const part = share === 100 ? formula : `${share} % de [${formula}]`;
  return line(code, amount.times(share).div(100), part, ...norms);
}

type Worth = { amount: Exact; formula: string; norms: Norm[] };

const ofHomes = ({ pay, periods, seniorityNorms }: Facts): Worth => ({
  amount: pay.times(periods),
  formula: times(pay, periods, "período", "períodos"),
  norms: [DOMESTIC_SENIORITY, ...seniorityNorms],
});

/** Art. 245: its base for each period, at least one month, less what was already paid. */
export function of245(facts: Facts): Worth {
  const { base, periods, law, seniorityNorms } = facts;
  const norms = [...lawsOf(facts), ...base.norms, ...seniorityNorms];
  const whole = leastOf(facts, periods);
  const text = times(base.computable, periods, "período", "períodos");
  const note = base.note ? ` (${base.note})` : "";
  const least = whole.raised ? `, no menos de ${moneyText(whole.amount)}` : "";
  const plain = {
    amount: whole.amount,
    formula: `${text}${least}${note}`,
    norms: whole.raised ? [...norms, ruling(LEAST, law.day)] : norms,
  };
  return facts.options.reingreso && !facts.apart ? afterRehire(facts, plain) : plain;
}

/** The norms: art. 245 alone for a plain dismissal; for other ends their own article, then 245. */
function lawsOf({ mode, treatment, law }: Facts): Norm[] {
  const own = ruling(SENIORITY, law.day);
  return mode === "sinCausa" || mode === "prueba" ? [own] : [treatment, own];
}

function leastOf({ base, law }: Facts, periods: number) {
  const amount = base.computable.times(periods);
  const least = ruling(LEAST, law.day).valor.capped ? base.computable : base.whole;
  return least.gt(amount) ? { amount: least, raised: true } : { amount, raised: false };
}

/** Art. 255: less what was paid for the earlier service, but at least the last period's amount. */
function afterRehire(facts: Facts, { amount, formula, norms }: Worth): Worth {
  const { reingreso, egresoInclusive } = facts.options;
  if (!reingreso) return { amount, formula, norms };
  const paid = exact(reingreso.indemnizacionAnterior).times(reingreso.coeficienteIPC ?? 1);
  const last = seniorityOf(reingreso.fecha, facts.exit, egresoInclusive ?? true);
  const { fraction } = ruling(SENIORITY, facts.law.day).valor;
  const alone = leastOf(facts, periodsOf(last, fraction)).amount;
  const left = amount.minus(paid);
  const less = `${formula} − ${moneyText(paid)} ya cobrados`;
  return {
    amount: left.gt(alone) ? left : alone,
    formula: left.gt(alone) ? less : `${less}, no menos del último período: ${moneyText(alone)}`,
    norms: [...norms, ruling(REHIRED, facts.law.day)],
  };
}

function noticeOf(facts: Facts): { notice?: LineDraft; preaviso_meses?: number } {
  if (!facts.notice) return {};
  if (facts.domestic) return { notice: facts.trial ? undefined : homeNotice(facts) };
  if (facts.trial) return { notice: trialNotice(facts) };
  const { pay, options, seniority, seniorityNorms } = facts;
  const own = ruling(NOTICE, facts.law.day);
  const months = options.mesesPreaviso ?? noticeMonths(seniority, facts.law);
  const norms = typeof options.mesesPreaviso === "number" ? [NOTICE_AGREED] : [own];
  const formula = times(pay, months, "mes", "meses");
  return {
    notice: line("preaviso_232", pay.times(months), formula, ...norms, ...seniorityNorms),
    preaviso_meses: months,
  };
}

function trialNotice({ pay, law }: Facts): LineDraft {
  const norm = ruling(TRIAL_NOTICE, law.day);
  return days("preaviso_15_dias", pay, norm.valor.days, norm);
}

function homeNotice({ pay, seniority }: Facts): LineDraft {
  const { short, from, long } = DOMESTIC_NOTICE.valor;
  const due = seniority.anios < from ? short : long;
  return days(due.codigo, pay, due.days, DOMESTIC_NOTICE);
}

const days = (code: Code, pay: Exact, count: number, norm: Norm) =>
  line(code, pay.times(count).div(30), `${exactMoneyText(pay)} ÷ 30 × ${count} días`, norm);

/** The rest of the month of the dismissal: none on its last day, nor in trial. */
function integrationOf(facts: Facts): { integration?: LineDraft; dias_integracion?: number } {
  const { exit, pay, options, domestic } = facts;
  const length = monthOf(exit, exit).length;
  const day = Number(exit.slice(8));
  if (!facts.notice || facts.trial || day === length) return {};
  const norm = ruling(INTEGRATION, facts.law.day);
  const whole = options.divisorIntegracion === "treinta" ? norm.valor.days : length;
  const left = Math.max(whole - day, 0);
  const formula = `${exactMoneyText(pay)} × ${counted(left, "día", "días")} ÷ ${whole}`;
  const amount = pay.times(left).div(whole);
  return {
    integration: domestic
      ? line("integracion", amount, formula, DOMESTIC_INTEGRATION)
      : line("integracion_233", amount, formula, norm),
    dias_integracion: left,
  };
}

/** The annual bonus on a line. */
export function bonus(
  code: Code,
  of: LineDraft | undefined,
  { domestic }: { domestic?: boolean },
): LineDraft | undefined {
  if (!of) return undefined;
  const norm = domestic ? DOMESTIC_BONUS : BONUS;
  const { part } = norm.valor;
  const formula = `${moneyText(of.exact)} ÷ ${part}`;
  return { ...line(code, of.exact.div(part), formula, norm), basis: of.norms };
}
