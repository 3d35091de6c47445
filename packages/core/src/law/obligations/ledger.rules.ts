import { type Exact, exact, moneyText, pesos, sumOf } from "../../kernel/money.rules";
import type { Context } from "../interest/growth.rules";
import { cutsOf } from "../interest/segments.rules";
import { type Accrual, accrualOf } from "./accrual.rules";
import { type Debt, impute } from "./imputation.rules";
import type { ObligationsResult, ObligationsVariables } from "./obligations.schema";

/** An item as it stands: what is due of it, since when that holds, and how it came about. */
export type Account = Debt & { since: string; opened: boolean; steps: (() => string)[] };

/** What came of all items and payments until the end. */
export type Ledger = {
  accounts: Account[];
  pagos: ObligationsResult["pagos"];
  accrual: Accrual;
  /** What accrued on all, and what payments left over. */
  accrued: Exact;
  surplus: Exact;
};

/** What happens on a day: a payment, by its place, or the capitalisation of what accrued. */
type Happening = { day: string; payment?: number };

/**
 * Carries every item from its day to the end. A payment closes what is due to its day and is
 * imputed; what is left of the interest bears none, unless it is capitalised.
 */
export function carry(
  variables: ObligationsVariables,
  context: Context,
  { keepsSteps, updates }: { keepsSteps: boolean; updates: boolean },
): Ledger {
  const { items, pagos = [], hasta, opciones } = variables;
  const accrual = accrualOf(context);
  const accounts = items.map(
    ({ capital, desde }): Account => ({
      ...{ capital: exact(capital), interest: exact(0), since: desde, opened: false, steps: [] },
    }),
  );
  const byAge = items
    .map((_, place) => place)
    .sort((a, b) => compare(items[a]?.desde ?? "", items[b]?.desde ?? "") || a - b);
  const told: ObligationsResult["pagos"] = [];
  let accrued = exact(0);
  let surplus = exact(0);

  const close = (day: string) => {
    const due = byAge.filter((place) => (items[place]?.desde ?? day) <= day);
    for (const place of due) {
      const account = accounts[place];
      if (!account || account.since >= day) continue;
      const { interest, update, formula } = accrual.on(
        account.capital,
        { desde: account.since, hasta: day, opens: !account.opened },
        place,
      );
      const grown = updates && update ? update : exact(0);
      account.interest = account.interest.plus(interest).minus(grown);
      account.capital = account.capital.plus(grown);
      accrued = accrued.plus(interest);
      Object.assign(account, { since: day, opened: true });
      if (keepsSteps) account.steps.push(formula);
    }
    return due;
  };
  for (const { day, payment } of happenings(variables)) {
    const due = close(day);
    const pago = payment === undefined ? undefined : pagos[payment];
    if (pago === undefined || payment === undefined) {
      for (const place of due) capitalise(accounts[place], items[place]?.desde ?? day, day);
      continue;
    }
    const before = keepsSteps ? accounts.map(whole) : [];
    const between = opciones?.entreItems ?? "prorrata";
    const { interest, capital, rest } = impute(accounts, due, pago, between);
    surplus = surplus.plus(rest);
    for (const [place, owed] of before.entries()) notePaid(accounts[place], owed);
    told[payment] = {
      fecha: pago.fecha,
      monto: pago.monto,
      aIntereses: pesos(interest),
      aCapital: pesos(capital),
      excedente: pesos(rest),
      saldo: pesos(sumOf(due.map((place) => whole(accounts[place])))),
    };
  }
  close(hasta);
  return { accounts, pagos: told, accrual, accrued, surplus };
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const whole = (debt: Debt | undefined): Exact => debt?.capital.plus(debt.interest) ?? exact(0);

/** By day; a payment before the capitalisation of its day, and payments of a day as they came. */
function happenings({ pagos = [], hasta, ...rate }: ObligationsVariables): Happening[] {
  const { tasa = "cer" } = rate;
  const cuts = cutsOf(rate, { tasa, hasta }).filter((day) => day < hasta);
  const all: Happening[] = [
    ...pagos.map(({ fecha }, payment) => ({ day: fecha, payment })),
    ...cuts.map((day) => ({ day })),
  ];
  return all.sort((a, b) => compare(a.day, b.day));
}

/** Interest that is capitalised bears interest from then on; not of what begins that day. */
function capitalise(account: Account | undefined, desde: string, day: string): void {
  if (!account || desde >= day) return;
  account.capital = account.capital.plus(account.interest);
  account.interest = exact(0);
}

function notePaid(account: Account | undefined, owed: Exact): void {
  const paid = owed.minus(whole(account));
  if (account && paid.gt(0)) account.steps.push(() => `− ${moneyText(paid)} pagados`);
}
