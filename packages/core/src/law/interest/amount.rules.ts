import { daysBetween } from "../../kernel/day.rules";
import { cents, type Exact, exact, moneyText, numberText } from "../../kernel/money.rules";
import { rateOf } from "../rates/rate.rules";
import { yearOf } from "./day-count.rules";
import type { Context, Growth } from "./growth.rules";
import { methodOf, ownCapitalisation, type Piece } from "./segments.rules";

/** The interest of a piece on its capital: exact, so that a sum of several is rounded once. */
export type Amount = {
  interest: Exact;
  /** The capital updated by an index, rounded; only for indices. */
  indexed: Exact | null;
  /** The additional rate's part, rounded. */
  extra: Exact | null;
  /** Simple interest of daily rates, which is rounded over a run of segments. */
  simple: boolean;
  /** Written only when it is read: thousands of items are summed without theirs. */
  formula: () => string;
};

/** The amount of a piece, by the method of its rate. */
export function amountOf(piece: Piece, capital: Exact, growth: Growth, context: Context): Amount {
  const method = methodOf(piece);
  if (method.engine === "unaCapitalizacion") {
    return onceCapitalised(piece, method.tna, capital, growth, context);
  }
  const year = yearOf(context.variables);
  if (method.engine === "indexada") {
    return indexed(capital, growth, { adicional: method.tna, effective: false, year });
  }
  if (method.engine === "cociente") {
    const effective = context.variables.opciones?.adicionalModo === "efectivo";
    return indexed(capital, growth, { adicional: piece.adicional, effective, year });
  }
  const simple = method.engine !== "acumulada";
  return onCapital(capital, growth, { adicional: piece.adicional, simple, year });
}

type Plain = { adicional: number | undefined; simple: boolean; year: number };

/** Engines 2 and 3: a percentage of the capital, plus the additional rate. */
function onCapital(capital: Exact, growth: Growth, { adicional, simple, year }: Plain) {
  const more = exact(adicional ?? 0)
    .times(growth.dias)
    .div(year * 100);
  const rate = () => `${moneyText(capital)} × [${growth.text}]`;
  const also = () =>
    adicional ? ` + ${moneyText(capital)} × ${simpleText(adicional, growth.dias, year)}` : "";
  return {
    interest: capital.times(growth.coef.plus(more)),
    indexed: null,
    extra: adicional ? cents(capital.times(more)) : null,
    simple,
    formula: () => rate() + also(),
  };
}

const simpleText = (tna: number, dias: number, year: number) =>
  `${numberText(tna)} % × ${dias} / ${year}`;

type Additional = { adicional: number | undefined; effective: boolean; year: number };

/**
 * Engine 1: the indexed capital, rounded, and a simple rate on it; or an effective rate on both.
 */
function indexed(
  capital: Exact,
  { coef, dias, text }: Growth,
  { adicional, effective, year }: Additional,
): Amount {
  const quotient = coef.plus(1);
  const updated = cents(capital.times(quotient));
  const base = { indexed: updated, simple: false };
  const rate = () => `${moneyText(capital)} × [${text}]`;
  if (!adicional) {
    return { ...base, interest: updated.minus(capital), extra: null, formula: rate };
  }
  if (effective) {
    const total = cents(capital.times(quotient).times(effectiveFactor(adicional, dias)));
    const factor = `(1 + ${numberText(adicional)} %)^(${dias} / 365)`;
    const formula = () =>
      `${moneyText(capital)} × (1 + [${text}]) × ${factor} − ${moneyText(capital)}`;
    return { ...base, interest: total.minus(capital), extra: total.minus(updated), formula };
  }
  const extra = cents(
    updated
      .times(adicional)
      .times(dias)
      .div(year * 100),
  );
  const formula = () => `${rate()} + ${moneyText(updated)} × ${simpleText(adicional, dias, year)}`;
  return { ...base, interest: updated.minus(capital).plus(extra), extra, formula };
}

/** `(1 + i)^(d/365)`. */
export const effectiveFactor = (percent: number, dias: number): Exact =>
  exact(percent).div(100).plus(1).pow(exact(dias).div(365));

/** Acta 2783: an index, and a rate capitalised once, at notification; without one, never. */
function onceCapitalised(
  piece: Piece,
  tna: number,
  capital: Exact,
  { coef, dias, text }: Growth,
  { variables }: Context,
): Amount {
  const year = yearOf(variables);
  const notified = variables.notificacion ?? piece.hasta;
  const after = Math.min(Math.max(daysBetween(notified, piece.hasta), 0), dias);
  const parts = [dias - after, after].filter((days) => days > 0);
  const factors = parts.map((days) =>
    exact(tna)
      .times(days)
      .div(year * 100)
      .plus(1),
  );
  const factor = factors.reduce((product, next) => product.times(next), exact(1));
  const exactIndexed = capital.times(coef.plus(1));
  const total = cents(exactIndexed.times(factor));
  const updated = cents(exactIndexed);
  const grown = parts.map((days) => `(1 + ${simpleText(tna, days, year)})`).join(" × ");
  return {
    interest: total.minus(capital),
    indexed: updated,
    extra: total.minus(updated),
    simple: false,
    formula: () =>
      `${moneyText(capital)} × (1 + [${text}])${grown ? ` × ${grown}` : ""} − ${moneyText(capital)}`,
  };
}

/** The norm of a line: that of its rate; a rate typed by hand has none, only its writer. */
export function supportOf({ tasa, tasaFija }: Pick<Piece, "tasa" | "tasaFija">) {
  const { norma, fuente, label } = rateOf(tasa);
  if (tasaFija === undefined) return { norma, fuente, nombre: label };
  const capitalised = ownCapitalisation(tasa) ? `, con la capitalización de ${label}` : "";
  return {
    norma: "Sin norma",
    fuente: "Tasa indicada por quien calcula",
    nombre: `Tasa fija del ${numberText(tasaFija)} % anual${capitalised}`,
  };
}
