import { cents, coefficient, type Exact, exact, pesos } from "../../kernel/money.rules";
import { isVerified } from "../calculation/norm.rules";
import { rateOf } from "../rates/rate.rules";
import type { MonthOfRates } from "../rates/steps.rules";
import { amountOf, supportOf } from "./amount.rules";
import { type Banded, bandOf } from "./art55.rules";
import { normWith } from "./capitalisation.rules";
import { isRounded } from "./data-notes.rules";
import { yearOf } from "./day-count.rules";
import { type Context, type Growth, growthOf } from "./growth.rules";
import type { InterestLine, RateMonth } from "./interest-result.schema";
import { type Piece, piecesOf } from "./segments.rules";

/** A computed piece: its line and the data for the notes. */
export type Computed = { piece: Piece; line: InterestLine; growths: Growth[]; banded?: Banded };

/** The state of the computation: the capital, and the interest not yet capitalised. */
type Balance = { capital: Exact; pending: Exact; run: InterestRun | null };

/** Consecutive segments of simple interest at the same rate, rounded as one. */
type InterestRun = { key: string; exactly: Exact; rounded: Exact };

/** The lines of a calculation, in order. */
export function linesOf(context: Context): Computed[] {
  let standing: Balance = {
    capital: exact(context.variables.capital),
    pending: exact(0),
    run: null,
  };
  return piecesOf(context.variables).map((piece) => {
    const { computed, interest, run } = compute(piece, standing, context);
    const pending = standing.pending.plus(interest);
    standing = piece.closes
      ? { capital: standing.capital.plus(pending), pending: exact(0), run: null }
      : { capital: standing.capital, pending, run };
    return computed;
  });
}

function compute(piece: Piece, { capital, run }: Balance, context: Context) {
  const method = rateOf(piece.tasa).valor;
  if (method.engine === "banda") {
    const banded = bandOf(piece, method, capital, context);
    const interest = banded.total.minus(capital);
    const line = bandLine(piece, capital, banded, context);
    const growths = [banded.passive, banded.index];
    return { computed: { piece, line, growths, banded }, interest, run: null };
  }
  const growth = growthOf(piece, context);
  const amount = amountOf(piece, capital, growth, context);
  const next = amount.simple ? goOn(run, piece, amount.interest) : null;
  const interest = next ? next.rounded.minus(next.before) : cents(amount.interest);
  const line: InterestLine = {
    ...headOf(piece, { capital, interest }, context),
    dias: growth.dias,
    coeficiente: coefficient(growth.coef),
    formula: amount.formula(),
    ...valuesOf(growth),
    capitalIndexado: amount.indexed ? pesos(amount.indexed) : null,
    interesAdicional: amount.extra ? pesos(amount.extra) : null,
    verificado: isSure(piece, context) && !isRounded(growth),
    ...(growth.months
      ? { meses: growth.months().map((one) => monthOf(one, yearOf(context.variables))) }
      : {}),
  };
  return { computed: { piece, line, growths: [growth] }, interest, run: next };
}

/** Ten decimals, so that the months of a century add up to the coefficient to the cent. */
const monthOf = ({ month, days, sum }: MonthOfRates, year: number): RateMonth => ({
  periodo: month,
  dias: days,
  tasa: sum.div(days).toDecimalPlaces(6).toNumber(),
  parcial: coefficient(sum.div(year)),
});

/** Continues a run: its sum is rounded once, and each line is the difference. */
function goOn(run: InterestRun | null, piece: Piece, interest: Exact) {
  const key = JSON.stringify([piece.tasa, piece.tasaFija, piece.adicional]);
  const goesOn = run?.key === key && (piece.continues || !piece.opens);
  const before = goesOn ? run : { exactly: exact(0), rounded: exact(0) };
  const exactly = before.exactly.plus(interest);
  return { key, exactly, rounded: cents(exactly), before: before.rounded };
}

type Figures = { capital: Exact; interest: Exact };

/** What a line says of its rate: where its interest is capitalised, also by which articles. */
function headOf(piece: Piece, { capital, interest }: Figures, { variables }: Context) {
  const { tasa, desde, hasta } = piece;
  const support = supportOf(piece);
  return {
    tasa,
    desde,
    hasta,
    capital: pesos(capital),
    interes: pesos(interest),
    ...support,
    norma: normWith(support.norma, variables, tasa),
  };
}

const valuesOf = ({ initial, final }: Growth) => ({
  valorInicial: initial?.valor.toNumber() ?? null,
  fechaInicial: initial?.fecha ?? null,
  valorFinal: final?.valor.toNumber() ?? null,
  fechaFinal: final?.fecha ?? null,
});

function bandLine(
  piece: Piece,
  capital: Exact,
  { total, passive, index, formula, band }: Banded,
  context: Context,
) {
  const ruling = band.aplica === "tasa_pasiva" ? passive : index;
  return {
    ...headOf(piece, { capital, interest: total.minus(capital) }, context),
    dias: passive.dias,
    coeficiente: coefficient(total.div(capital).minus(1)),
    formula,
    ...valuesOf(ruling),
    capitalIndexado: null,
    interesAdicional: null,
    verificado: isVerified(rateOf(piece.tasa).verificado),
  };
}

/**
 * Whether the norm of a line was verified: the last index published is inferred, and a rate typed
 * by hand has no norm.
 */
function isSure({ tasa, tasaFija }: Piece, { variables }: Context): boolean {
  if (tasaFija !== undefined) return false;
  const { valor, verificado } = rateOf(tasa);
  const guessed = valor.engine === "indexada" && !variables.opciones?.diaPublicacionIpc;
  return isVerified(verificado) && !guessed;
}
